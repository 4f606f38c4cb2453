import { describe, expect, it } from 'vitest';
import { type Quote, type QuoteRequest, type QuoteTerms, savingsCents, toQuote, usedPriceCents } from './quote';

const instalment: QuoteTerms = {
  depositCap: { kind: 'amount', cents: 30_000_000 },
  monthlyFeeCents: 6_900,
  initiationFeeCents: 120_750,
};
const lease: QuoteTerms = { depositCap: { kind: 'price' }, monthlyFeeCents: 0, initiationFeeCents: 0 };
const futureDrive: QuoteTerms = { ...instalment, depositCap: { kind: 'percent', percent: 15 } };

/** The offer that the site explains: Corolla 1.8 Hybrid XS, 9.9% fixed over 72 months, a balloon of 15%. */
const corolla: QuoteRequest = {
  priceCents: 49_830_000,
  depositCents: 5_030_000,
  termMonths: 72,
  annualRatePercent: 9.9,
  end: { kind: 'balloon', percent: 15 },
};

describe('a quote', () => {
  it('T-214 T-216: is the annuity on price less deposit and the monthly fee, with its whole cost', () => {
    expect(toQuote(corolla, instalment)).toEqual({
      priceCents: 49_830_000,
      depositCents: 5_030_000,
      depositCapCents: 30_000_000,
      financedCents: 44_800_000,
      paymentCents: 751_270,
      monthlyFeeCents: 6_900,
      monthlyCents: 758_170,
      instalments: 72,
      lastInstalmentCents: 758_170,
      // 72 × R7 581.70
      totalOfInstalmentsCents: 54_588_240,
      // 15% of R498 300
      balloonCents: 7_474_500,
      initiationFeeCents: 120_750,
      totalRepayableCents: 54_588_240 + 7_474_500 + 120_750,
      costOfCreditCents: 54_588_240 + 7_474_500 + 120_750 - 44_800_000,
      noOffer: null,
    } satisfies Quote);
  });

  it.each([
    ['T-213: an amount', instalment, 40_000_000, 30_000_000],
    ['T-223: a share of the price', futureDrive, 40_000_000, 7_474_500],
    ['T-254: the price', lease, 60_000_000, 49_830_000],
    [
      'T-213: no more than the price',
      { ...instalment, depositCap: { kind: 'amount', cents: 60_000_000 } },
      60_000_000,
      49_830_000,
    ],
  ] as [string, QuoteTerms, number, number][])('%s caps the deposit', (_, terms, depositCents, most) => {
    expect(toQuote({ ...corolla, depositCents }, terms)).toMatchObject({ depositCents: most, depositCapCents: most });
    expect(toQuote({ ...corolla, depositCents: 100 }, terms).depositCents).toBe(100);
  });

  it('T-224: a guaranteed value is the price times its factor; a factor of 0 leaves nothing', () => {
    const withFactor = (factor: number) => toQuote({ ...corolla, end: { kind: 'residual', factor } }, futureDrive);
    // 498 300 × 0.4233
    expect(withFactor(0.4233).balloonCents).toBe(21_093_039);
    expect(withFactor(0)).toMatchObject({ balloonCents: 0, noOffer: null });
  });

  it('T-255: a lease has no monthly fee', () => {
    const quote = toQuote(corolla, lease);
    expect(quote.monthlyCents).toBe(quote.paymentCents);
  });

  it('T-215: is floored at 0 and no offer where the formula gives less', () => {
    const quote = toQuote({ ...corolla, depositCents: 49_830_000 }, lease);
    expect(quote.paymentCents).toBeLessThan(0);
    expect(quote).toMatchObject({ monthlyCents: 0, totalOfInstalmentsCents: 0, noOffer: 'balloon-above-financed' });
  });

  it('is no offer where the balloon is more than what is financed', () => {
    const half: QuoteRequest = { ...corolla, depositCents: 25_000_000, end: { kind: 'balloon', percent: 50 } };
    expect(toQuote(half, instalment).noOffer).toBe('balloon-above-financed');
    expect(toQuote({ ...half, depositCents: 24_915_000 }, instalment).noOffer).toBeNull();
  });

  it('the last instalment takes what rounding left over', () => {
    // R1 000 over 7 months without interest: six of R142.86, and R142.84
    const quote = toQuote(
      {
        priceCents: 100_000,
        depositCents: 0,
        termMonths: 7,
        annualRatePercent: 0,
        end: { kind: 'balloon', percent: 0 },
      },
      lease,
    );
    expect([quote.monthlyCents, quote.lastInstalmentCents, quote.totalOfInstalmentsCents]).toEqual([
      14_286, 14_284, 100_000,
    ]);
  });
});

describe('a used vehicle’s price', () => {
  it.each([
    // 199 999 × 1.15 = 229 998.85
    [19_999_900, 22_999_000],
    // 200 000 × 1.15 = 230 000, no rounding
    [20_000_000, 23_000_000],
    [100, 0],
  ])('T-279: %i cents listed are %i with VAT, down to the nearest R10', (listed, asked) => {
    expect(usedPriceCents(listed, 0.15)).toBe(asked);
  });
});

describe('savings', () => {
  const traditional = toQuote({ ...corolla, end: { kind: 'balloon', percent: 40 } }, instalment);

  it('T-235 T-236: are what is less a month than with traditional finance', () => {
    const dearer = toQuote({ ...corolla, end: { kind: 'balloon', percent: 0 } }, instalment);
    expect(savingsCents(traditional, dearer)).toBe(dearer.monthlyCents - traditional.monthlyCents);
  });

  it('T-239: are none where nothing is saved, or one of the two is no offer', () => {
    const dearer = toQuote(corolla, instalment);
    const none = toQuote({ ...corolla, depositCents: 49_830_000 }, lease);
    expect(savingsCents(dearer, traditional)).toBeNull();
    expect(savingsCents(none, traditional)).toBeNull();
  });
});
