import { describe, expect, it } from 'vitest';
import { carouselDotsMax, carouselSpeedMs, toDots, toPlace } from './carousel-settings';

describe('carousel settings', () => {
  it('T-299 C-064: moves for 800 ms', () => {
    expect(carouselSpeedMs).toBe(800);
  });

  it('T-298: shows a dot for each place, at most 7', () => {
    expect(carouselDotsMax).toBe(7);
    expect(toDots(3, 0)).toEqual([0, 1, 2]);
    expect(toDots(12, 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(toDots(12, 6)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(toDots(12, 11)).toEqual([5, 6, 7, 8, 9, 10, 11]);
  });

  it('C-066: goes round the ends when it loops, and stops at them when not', () => {
    expect(toPlace(5, 5, true)).toBe(0);
    expect(toPlace(-1, 5, true)).toBe(4);
    expect(toPlace(5, 5, false)).toBe(4);
    expect(toPlace(-1, 5, false)).toBe(0);
  });
});
