import { describe, expect, it } from 'vitest';
import { toTimeLeft } from './time-left';

const end = Date.parse('2026-12-25T00:00:00+02:00');

describe('toTimeLeft', () => {
  it('C-074: takes the time left apart into days, hours, minutes and seconds', () => {
    const twoDays = ((2 * 24 + 3) * 60 + 4) * 60 + 5;
    expect(toTimeLeft(end, end - twoDays * 1000)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  });

  it('C-074: goes down by one from each second to the next', () => {
    const seconds = [10_000, 9000, 8000].map((leftMs) => toTimeLeft(end, end - leftMs).seconds);
    expect(seconds).toEqual([10, 9, 8]);
  });

  it('C-075: reaches zero at the end, not before, and never goes below', () => {
    const zero = { days: 0, hours: 0, minutes: 0, seconds: 0 };
    expect(toTimeLeft(end, end - 1).seconds).toBe(1);
    expect(toTimeLeft(end, end)).toEqual(zero);
    expect(toTimeLeft(end, end + 86_400_000)).toEqual(zero);
  });
});
