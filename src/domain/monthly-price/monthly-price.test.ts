import { describe, expect, it } from 'vitest';
import {
  byMonthlyAmount,
  cheapestOf,
  type StoredLeaseQuote,
  type StoredPromotion,
  toCreditPrice,
  toSubscriptionPrice,
} from './monthly-price';

const now = new Date('2026-11-21T10:00:00+02:00');

/** R498 300 less R50 300 over 72 months at 9.9% with a balloon of 15%, R69 a month for service. */
const balloon: StoredPromotion = {
  promotionType: 'Traditional',
  retailPrice: 498_300,
  deposit: 50_300,
  initiationFee: 1207.5,
  financedAmount: 448_000,
  installments: 72,
  interestRate: 0.099,
  rateType: 'Fixed',
  monthlyInstallment: 7581.7,
  totalInstallments: 545_882.4,
  balloonPaymentPercentage: 15,
  balloonPaymentAmount: 74_745,
};

const guaranteed: StoredPromotion = {
  ...balloon,
  promotionType: 'GFV',
  balloonPaymentPercentage: null,
  balloonPaymentAmount: null,
  gfv: 0.465,
  gfvRandValue: 231_709.5,
};

const lease: StoredLeaseQuote = {
  quoteReference: 'Q-1',
  product: 'KINTO ONE',
  modelYear: 2026,
  term: 48,
  odometerReading: 80_000,
  monthlyKilometres: 1666,
  leasePrice: 9_876.54,
  vehiclePrice: 498_300,
  kintoProtectInclVat: 1_150,
  excessKilometreCharge: 1.85,
};

/** Month by month, as a bank counts: interest on what is owed, then what is paid of it. All in cents. */
function payOff(price: ReturnType<typeof toCreditPrice>, serviceFeeCents: number) {
  let owed = price.financedCents;
  let paid = 0;
  let interest = 0;
  let fees = 0;
  for (let month = 1; month <= price.instalments; month += 1) {
    const due = (owed * price.annualRatePercent) / 100 / 12;
    owed += due - (price.instalmentCents - serviceFeeCents);
    interest += due;
    fees += serviceFeeCents;
    paid += price.instalmentCents;
  }
  return { owed, paid, interest, fees };
}

describe('toCreditPrice', () => {
  it('T-194: agrees with the months counted one by one: what is owed at the end is the balloon, what was paid the total', () => {
    const price = toCreditPrice(balloon, now);
    const { owed, paid, interest, fees } = payOff(price, 6900);
    const rounding = price.instalments;
    expect(Math.abs(owed - (price.atEnd?.cents ?? 0))).toBeLessThan(rounding);
    expect(Math.abs(paid - price.totalOfInstalmentsCents)).toBeLessThan(rounding);
    const cost = interest + fees + price.initiationFeeCents;
    expect(Math.abs(cost - price.costOfCreditCents)).toBeLessThan(rounding);
    expect(Math.abs(price.financedCents + cost - price.totalRepayableCents)).toBeLessThan(rounding);
  });

  it('T-194: the total to repay is all instalments, the balloon and the initiation fee, in whole cents', () => {
    expect(toCreditPrice(balloon, now)).toMatchObject({
      instalmentCents: 758_170,
      totalOfInstalmentsCents: 54_588_240,
      totalRepayableCents: 54_588_240 + 7_474_500 + 120_750,
      atEnd: { kind: 'balloon', cents: 7_474_500, percentOfPrice: 15 },
    });
  });

  it('T-194: a guaranteed future value stands in place of the balloon', () => {
    const price = toCreditPrice({ ...guaranteed, balloonPaymentAmount: 74_745 }, now);
    expect(price.atEnd).toMatchObject({ kind: 'futureValue', cents: 23_170_950 });
    expect(price.atEnd?.percentOfPrice).toBeCloseTo(46.5);
    expect(price.totalRepayableCents).toBe(54_588_240 + 23_170_950 + 120_750);
  });

  it.each([
    { ...balloon, balloonPaymentAmount: 0 },
    { ...balloon, balloonPaymentAmount: null },
    { ...guaranteed, gfvRandValue: null },
  ])('T-194: nothing may be left at the end', (promotion) => {
    const price = toCreditPrice(promotion, now);
    expect(price.atEnd).toBeNull();
    expect(price.totalRepayableCents).toBe(price.totalOfInstalmentsCents + price.initiationFeeCents);
  });

  it.each([
    ['2026-11-21T10:00:00+02:00', 72, { year: 2026, month: 11 }, { year: 2032, month: 11 }],
    ['2026-11-30T23:30:00+02:00', 1, { year: 2026, month: 11 }, { year: 2026, month: 12 }],
    // Already December in Johannesburg, still November in UTC.
    ['2026-11-30T22:30:00Z', 1, { year: 2026, month: 12 }, { year: 2027, month: 1 }],
    ['2026-12-05T12:00:00+02:00', 12, { year: 2026, month: 12 }, { year: 2027, month: 12 }],
    ['2027-01-05T12:00:00+02:00', 35, { year: 2027, month: 1 }, { year: 2029, month: 12 }],
  ])(
    'T-194: signed at %s, the last of %i instalments and the balloon fall due as the months count',
    (time, installments, signed, due) => {
      const price = toCreditPrice({ ...balloon, installments }, new Date(time));
      expect(price).toMatchObject({ signed, lastInstalment: due, atEnd: { due } });
    },
  );
});

describe('toSubscriptionPrice', () => {
  it('T-193: carries term, kilometres, the charge above them and the whole of what is paid, in cents', () => {
    const price = toSubscriptionPrice(lease);
    expect(price).toMatchObject({
      monthlyCents: 987_654,
      termMonths: 48,
      kilometres: 80_000,
      monthlyKilometres: 1666,
      excessKilometreCents: 185,
      protectCents: 115_000,
    });
    let paid = 0;
    for (let month = 0; month < price.termMonths; month += 1) paid += price.monthlyCents;
    expect(price.totalCents).toBe(paid);
  });

  it.each([0, null, undefined])('T-193: without a price for protection there is none: %s', (kintoProtectInclVat) => {
    expect(toSubscriptionPrice({ ...lease, kintoProtectInclVat }).protectCents).toBeNull();
  });
});

describe('cheapestOf', () => {
  const quoteOf = (monthlyInstallment: number, id: string) => ({
    id,
    price: toCreditPrice({ ...balloon, monthlyInstallment }, now),
  });

  it('T-005: is the lowest amount a month, credit or subscription, and null of none', () => {
    const quotes = [quoteOf(9_000, 'a'), { id: 'b', price: toSubscriptionPrice(lease) }, quoteOf(7_000.01, 'c')];
    expect(cheapestOf(quotes)?.id).toBe('c');
    expect(cheapestOf([])).toBeNull();
  });

  it('T-005: of two equal ones the first, and the others stay in their order', () => {
    const quotes = [quoteOf(9_000, 'a'), quoteOf(7_000, 'b'), quoteOf(7_000, 'c')];
    expect(byMonthlyAmount(quotes).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});
