import { describe, expect, it } from 'vitest';
import {
  creditFaults,
  highestInitiationFee,
  highestMonthlyFee,
  highestRatePercent,
  type StatedCredit,
} from './regulated';

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

it('issue-5 §1: the initiation fee is never more than 15% of the principal', () => {
  // 15% of R8 050 is R1 207.50: from there up the amount decides
  expect([8_049, 8_050, 450_000].map((principal) => highestInitiationFee(caps, principal))).toEqual([
    1_207.35, 1_207.5, 1_207.5,
  ]);
});

describe('a promotion', () => {
  /** R72 000 without interest over 72 months: R1 000 a month, R1 069 with the highest fee. */
  const plain: StatedCredit = {
    promotionType: 'Traditional',
    retailPrice: 80_000,
    initiationFee: 1_207.5,
    financedAmount: 72_000,
    installments: 72,
    interestRate: 0,
    monthlyInstallment: 1_069,
  };
  const faultsOf = (changes: Partial<StatedCredit>) => creditFaults({ ...plain, ...changes }, caps);

  it('issue-5 §1: within the caps and in itself right has no fault', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ monthlyInstallment: 1_000, initiationFee: 0 })).toEqual([]);
  });

  it('issue-5 §1: asks for no higher initiation fee than the Act allows', () => {
    expect(faultsOf({ initiationFee: 1_207.51 })).toEqual([{ field: 'initiationFee', most: 1_207.5 }]);
    // R7 200 financed: R100 a month, R1 080 is 15% of it
    const small = { financedAmount: 7_200, monthlyInstallment: 169 };
    expect(faultsOf({ ...small, initiationFee: 1_080.01 })).toEqual([{ field: 'initiationFee', most: 1_080 }]);
    expect(faultsOf({ ...small, initiationFee: 1_080 })).toEqual([]);
  });

  it('issue-5 §1: has no higher rate than repo and 17 points', () => {
    expect(faultsOf({ interestRate: 0.2401 }).map(({ field }) => field)).toContain('interestRate');
    expect(faultsOf({ interestRate: 0.24 }).map(({ field }) => field)).not.toContain('interestRate');
  });

  it('issue-5 §1: has no higher monthly fee in its instalment, and no instalment that does not repay it', () => {
    const fault = { field: 'monthlyInstallment', least: 1_000, most: 1_069 };
    expect(faultsOf({ monthlyInstallment: 1_069.01 })).toEqual([fault]);
    expect(faultsOf({ monthlyInstallment: 999.99 })).toEqual([fault]);
  });

  it('T-194: leaves at the end the share of the price that it states', () => {
    // 45% of R80 000 is R36 000; of the R72 000 R36 000 are paid in 72 months
    const balloon = { balloonPaymentPercentage: 45, monthlyInstallment: 500 };
    expect(faultsOf({ ...balloon, balloonPaymentAmount: 36_000 })).toEqual([]);
    expect(faultsOf(balloon)).toEqual([]);
    expect(faultsOf({ balloonPaymentAmount: 36_000, monthlyInstallment: 569 })).toEqual([]);
    const wrong = { field: 'balloonPaymentAmount', exactly: 36_000 };
    expect(faultsOf({ ...balloon, balloonPaymentAmount: 36_000.01 })).toEqual([wrong]);
    const guaranteed = { promotionType: 'GFV', gfv: 0.45, monthlyInstallment: 500 } as const;
    expect(faultsOf({ ...guaranteed, gfvRandValue: 36_000 })).toEqual([]);
    expect(faultsOf({ ...guaranteed, gfvRandValue: 0 })).toEqual([{ field: 'gfvRandValue', exactly: 36_000 }]);
  });
});
