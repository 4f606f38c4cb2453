import { describe, expect, it } from 'vitest';
import { averageMonthlyKilometres } from './average-kilometres';

describe('average monthly kilometres of a lease', () => {
  it.each([
    [80_000, 48, 1_500],
    [72_000, 36, 2_000],
    [71_999, 36, 1_500],
    [12_000, 60, 100],
  ])('T-260: %i km over %i months are %i a month', (odometerReading, term, expected) => {
    expect(averageMonthlyKilometres({ odometerReading, term })).toBe(expected);
  });
});
