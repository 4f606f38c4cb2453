import { describe, expect, it } from 'vitest';
import { priceJumpPercent } from './price-jump';

describe('priceJumpPercent', () => {
  it.each([
    [500_000, 550_000],
    [500_000, 450_000],
    [500_000, 500_000],
    [70, 77],
  ])('is none from %d to %d: at most a tenth', (before, after) => {
    expect(priceJumpPercent(before, after)).toBeNull();
  });

  it.each([
    [500_000, 551_000, 10.2],
    [500_000, 449_000, -10.2],
    [459_900, 4_599_000, 900],
  ])('tells the change from %d to %d', (before, after, percent) => {
    expect(priceJumpPercent(before, after)).toBe(percent);
  });

  it('is none where a price is not known before or after', () => {
    expect(priceJumpPercent(null, 500_000)).toBeNull();
    expect(priceJumpPercent(500_000, null)).toBeNull();
  });
});
