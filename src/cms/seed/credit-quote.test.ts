import { describe, expect, it } from 'vitest';
import { creditQuote } from './credit-quote';

describe('creditQuote', () => {
  it('R12 000 at 12% over a year, paid off but for R1 000, is 992.70 and the monthly fee', () => {
    const quote = creditQuote({
      priceCents: 1_200_000,
      leastDepositCents: 0,
      endCents: 100_000,
      annualRate: 0.12,
      months: 12,
    });
    // By hand: growth 1.126825; (12 000 − d) × 0.0888488 − 1 000 × 0.0788488, of which d is what the search added.
    const financed = 12_000 - quote.depositCents / 100;
    const payment = financed * 0.088_848_788_7 - 1000 * 0.078_848_788_7;
    expect(quote.instalmentCents / 100).toBeCloseTo(payment + 69, 1);
    expect(quote.totalOfInstalmentsCents).toBe(quote.instalmentCents * 12);
  });

  it('without interest it is what is left to pay, shared by the months', () => {
    const almostNone = creditQuote({
      priceCents: 7_200_000,
      leastDepositCents: 0,
      endCents: 0,
      annualRate: 1e-9,
      months: 72,
    });
    expect(almostNone).toEqual({
      depositCents: 0,
      financedCents: 7_200_000,
      instalmentCents: 100_000 + 6_900,
      totalOfInstalmentsCents: (100_000 + 6_900) * 72,
    });
  });
});
