import { describe, expect, it } from 'vitest';
import { type Loan, lastPaymentOf, paymentOf, scheduleOf } from './annuity';

/** The balloon's own example: R400 000 at 12% over 72 months (issue 5, §3). */
const plain: Loan = { financedCents: 40_000_000, balloonCents: 0, termMonths: 72, annualRatePercent: 12 };
const withBalloon: Loan = { ...plain, balloonCents: 12_000_000 };

describe('the monthly payment', () => {
  it('T-214: a balloon of 30% saves R1 146.02 a month and costs R37 485.84 more in all', () => {
    expect(paymentOf(plain)).toBe(782_008);
    expect(paymentOf(withBalloon)).toBe(667_405);
    // R7 820.08 − R6 674.05 is R1 146.03: each is rounded once; 72 × R6 674.05 + R120 000 − 72 × R7 820.08.
    expect(72 * 667_405 + 12_000_000 - 72 * 782_008).toBe(3_748_584);
  });

  it('at a rate of zero what is left to pay is shared by the months, half a cent up', () => {
    const none = { financedCents: 100_001, balloonCents: 0, termMonths: 2, annualRatePercent: 0 };
    expect(paymentOf(none)).toBe(50_001);
    expect(paymentOf({ ...none, financedCents: 0, balloonCents: 1 })).toBe(0);
  });

  it('T-215: is below zero, and not less than that, where interest cannot reach the balloon', () => {
    expect(
      paymentOf({ financedCents: 100_000, balloonCents: 50_000_000, termMonths: 6, annualRatePercent: 1 }),
    ).toBeLessThan(0);
  });

  it('one month pays everything back with a month of interest', () => {
    expect(paymentOf({ financedCents: 100_000, balloonCents: 0, termMonths: 1, annualRatePercent: 12 })).toBe(101_000);
  });

  it('is that of whole numbers for every loan, half cents included', () => {
    for (const loan of loans(4_000)) expect(paymentOf(loan), JSON.stringify(loan)).toBe(exactly(loan));
  });
});

describe('the schedule', () => {
  it('ends at the balloon, and adds up: payments and balloon are principal and interest', () => {
    for (const loan of [plain, withBalloon, ...loans(400)]) {
      const months = scheduleOf(loan);
      const sum = (of: 'interestCents' | 'paymentCents' | 'principalCents') =>
        months.reduce((total, month) => total + month[of], 0);
      expect(months).toHaveLength(loan.termMonths);
      expect(months.at(-1)?.owedCents).toBe(loan.balloonCents);
      expect(sum('paymentCents') + loan.balloonCents).toBe(loan.financedCents + sum('interestCents'));
      expect(sum('principalCents')).toBe(loan.financedCents - loan.balloonCents);
      expect(months.at(-1)?.paymentCents).toBe(lastPaymentOf(loan, paymentOf(loan)));
    }
  });

  it('is what somebody gets who writes it down month by month', () => {
    for (const loan of loans(400)) {
      let owed = BigInt(loan.financedCents);
      const rate = BigInt(Math.round(loan.annualRatePercent * 100));
      const monthly = exactly(loan);
      for (const { month, interestCents, owedCents, paymentCents } of scheduleOf(loan)) {
        // rate in hundredths of a percent: / 100 / 100 / 12, half up
        const interest = halfUp(owed * rate, 120_000n);
        const payment = month < loan.termMonths ? monthly : Number(owed + interest) - loan.balloonCents;
        owed += interest - BigInt(payment);
        expect([interestCents, paymentCents, owedCents]).toEqual([Number(interest), payment, Number(owed)]);
      }
    }
  });
});

/** Loans as the contract allows them, the same in every run; rates in steps of a hundredth of a percent. */
function* loans(count: number): Generator<Loan> {
  let seed = 20_261_121;
  const upTo = (most: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * (most + 1));
  };
  for (let index = 0; index < count; index += 1) {
    const financedCents = upTo(index % 2 === 0 ? 100_000_000 : 10_000_000_000);
    yield {
      financedCents,
      balloonCents: Math.floor((financedCents * upTo(50)) / 100),
      termMonths: 6 + upTo(90),
      annualRatePercent: upTo(3_000) / 100,
    };
  }
}

/** The textbook's formula in whole numbers, by another way: the payment is solved from what each month leaves. */
function exactly({ financedCents, balloonCents, termMonths, annualRatePercent }: Loan): number {
  const rate = BigInt(Math.round(annualRatePercent * 100));
  const whole = 120_000n;
  let owed = BigInt(financedCents);
  let paid = 0n;
  let scale = 1n;
  // owed and paid are over `scale`: one rand paid every month has grown to `paid` when it ends
  for (let month = 0; month < termMonths; month += 1) {
    owed *= whole + rate;
    paid = paid * (whole + rate) + scale * whole;
    scale *= whole;
  }
  return Number(halfUp(owed - BigInt(balloonCents) * scale, paid));
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  return doubled < 0n && quotient * 2n * denominator !== doubled ? quotient - 1n : quotient;
}
