import { expect, it } from 'vitest';
import { highestInitiationFee, highestMonthlyFee, highestRatePercent } from './regulated';

const caps = {
  repoRatePercent: 7,
  pointsAboveRepo: 17,
  initiationFee: 1_050,
  initiationFeePercent: 15,
  monthlyFee: 60,
  vatPercent: 15,
};

it('T-291 T-292: the stated fees are the regulated ones with VAT', () => {
  expect([highestInitiationFee(caps), highestMonthlyFee(caps)]).toEqual([1_207.5, 69]);
});

it('the highest rate is the repo rate and 17 points', () => {
  expect(highestRatePercent(caps)).toBe(24);
});
