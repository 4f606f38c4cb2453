import { describe, expect, it } from 'vitest';
import type { CalculatedVehicle } from './calculation';
import type { StoredOffers } from './calculator-offer';
import { type ComparedRequest, leastToOwn, lowestMonthly, toWaysToPay, type Way, waysToPay } from './ways-to-pay';

const fees = { monthlyFee: 69, initiationFee: 1_207.5, defaultDeposit: 0, defaultRatePercent: 12 };
const slider = { lowestRatePercent: 9, highestRatePercent: 17, rateStepPercent: 0.25 };

/** The stated terms of every calculator (T§9). */
const table: StoredOffers = {
  instalment: {
    ...fees,
    termMonths: [48, 60, 72],
    defaultTermMonths: 72,
    balloonPercents: [0, 10, 20, 30, 40, 50],
    defaultBalloonPercent: 30,
    ratePercents: [12, 17],
    depositCap: 'amount',
    depositCapValue: 300_000,
  },
  futureDrive: {
    ...fees,
    termMonths: [36, 48],
    defaultTermMonths: 48,
    annualKilometres: [20_000, 25_000, 30_000, 35_000],
    defaultAnnualKilometres: 20_000,
    ratePercents: [12, 17],
    depositCap: 'percent',
    depositCapValue: 15,
  },
  traditional: {
    ...fees,
    ...slider,
    termMonths: [12, 24, 36, 48, 60, 72],
    defaultTermMonths: 72,
    balloonPercents: [0, 40],
    defaultBalloonPercent: 40,
    depositCap: 'percent',
    depositCapValue: 60,
  },
  lease: {
    ...slider,
    termMonths: [12, 24, 36, 48],
    defaultTermMonths: 36,
    balloonPercents: [0, 20],
    defaultBalloonPercent: 20,
    defaultRatePercent: 9,
    depositCap: 'price',
    defaultDeposit: 0,
    monthlyFee: 0,
    initiationFee: 0,
  },
  used: {
    ...fees,
    ...slider,
    termMonths: [60],
    defaultTermMonths: 60,
    balloonPercents: [0],
    defaultBalloonPercent: 0,
    depositCap: 'price',
    monthlyFeeNamibia: 93,
  },
};

const plain: CalculatedVehicle = { code: 'C18', priceCents: 40_000_000, residuals: [] };

const guaranteed: CalculatedVehicle = {
  ...plain,
  residuals: [
    { termMonths: 48, annualKilometres: 20_000, factor: 0.42 },
    { termMonths: 48, annualKilometres: 30_000, factor: 0.36 },
  ],
};

const quoteOf = (
  product: 'KINTO ONE' | 'Lease',
  fields: { term: number; monthlyKilometres: number; price: number },
) => ({
  quoteReference: `${product}-${fields.term}-${fields.monthlyKilometres}`,
  product,
  modelYear: 2026,
  term: fields.term,
  odometerReading: fields.term * fields.monthlyKilometres,
  monthlyKilometres: fields.monthlyKilometres,
  leasePrice: fields.price,
  vehiclePrice: 400_000,
  excessKilometreCharge: 1.8,
});

const usual: ComparedRequest = { depositCents: 0, months: 72, monthlyKilometres: 1_000 };

function compare(request: Partial<ComparedRequest> = {}, options: Partial<Parameters<typeof toWaysToPay>[0]> = {}) {
  const ways = toWaysToPay({ vehicle: plain, table, quotes: [], ...options, request: { ...usual, ...request } });
  return { ways, of: (way: Way) => ways.find((one) => one.way === way) };
}

describe('ways to pay', () => {
  it('issue-5 §3: every way stands there, in the same order', () => {
    expect(compare().ways.map(({ way }) => way)).toEqual(waysToPay);
  });

  it('issue-5 §3: cash is paid at once, and nothing is left', () => {
    expect(compare({ depositCents: 9_900_000 }).of('cash')).toEqual({
      kind: 'cash',
      way: 'cash',
      priceCents: 40_000_000,
      after: { paidCents: 40_000_000, leftCents: 0, toOwnCents: 40_000_000 },
    });
  });

  it('issue-5 §3: R400 000 at 12% over 72 months is R7 820.08 and R69 a month, with its whole cost', () => {
    expect(compare().of('instalment')).toMatchObject({
      annualRatePercent: 12,
      quote: { paymentCents: 782_008, monthlyCents: 788_908, lastInstalmentCents: 788_883, balloonCents: 0 },
      truth: null,
      instalmentsPaid: 72,
      // R1 207.50 + 71 × R7 889.08 + R7 888.83
      after: { paidCents: 56_922_101, leftCents: 0, toOwnCents: 56_922_101 },
    });
  });

  it('issue-5 §3.1: with a balloon of 30% the last payment is left, and it costs R37 486 more', () => {
    expect(compare().of('balloon')).toMatchObject({
      quote: { monthlyCents: 674_305, balloonCents: 12_000_000 },
      // R120 000 × 0.01 ÷ (1.01⁷² − 1) = R1 146.0231, and R606 707.45 − R569 221.01
      truth: { savesMonthlyCents: 114_602, costsCents: 3_748_644 },
      // R1 207.50 + 71 × R6 743.05 + R6 743.40
      after: { paidCents: 48_670_745, leftCents: 12_000_000, toOwnCents: 60_670_745 },
    });
  });

  it('issue-5 §3: over months that are not offered the usual term counts, and what is still owed is named', () => {
    const { of } = compare({ months: 36 });
    expect(of('instalment')).toMatchObject({
      quote: { instalments: 72 },
      instalmentsPaid: 36,
      // R1 207.50 + 36 × R7 889.08, and 36 months of the schedule to come
      after: { paidCents: 28_521_438, leftCents: 23_544_291, toOwnCents: 52_065_729 },
    });
    expect(of('balloon')).toMatchObject({ after: { paidCents: 24_395_730, leftCents: 28_481_026 } });
  });

  it('T-249: the calculator’s lease counts where no lease is quoted, past its term with all of its instalments', () => {
    expect(compare().of('lease')).toMatchObject({
      kind: 'credit',
      annualRatePercent: 9,
      quote: { instalments: 36, monthlyFeeCents: 0, initiationFeeCents: 0, balloonCents: 8_000_000 },
      instalmentsPaid: 36,
      after: { paidCents: 38_793_296, leftCents: 8_000_000, toOwnCents: 46_793_296 },
    });
  });
});

describe('Future Drive', () => {
  it('T-232: the guaranteed value is left to pay, for the next kilometres a year that are guaranteed', () => {
    const request = { months: 48, depositCents: 5_000_000 };
    expect(compare(request, { vehicle: guaranteed }).of('futureDrive')).toMatchObject({
      annualKilometres: { counted: 20_000, driven: 12_000 },
      quote: { monthlyCents: 654_176, balloonCents: 16_800_000, totalRepayableCents: 48_321_189 },
      depositLimit: null,
      after: { paidCents: 36_521_189, leftCents: 16_800_000, toOwnCents: 53_321_189 },
    });
    // 2 000 km a month are 24 000 a year; 25 000 has no value of its own
    const further = compare({ ...request, monthlyKilometres: 2_000 }, { vehicle: guaranteed }).of('futureDrive');
    expect(further).toMatchObject({
      annualKilometres: { counted: 30_000, driven: 24_000 },
      quote: { balloonCents: 14_400_000 },
    });
  });

  it('T-231 T-232: is named with its reason where it cannot be had', () => {
    const why = (request: Partial<ComparedRequest>, vehicle = guaranteed) =>
      compare({ months: 48, ...request }, { vehicle }).of('futureDrive');
    expect(why({}, plain)).toMatchObject({ kind: 'missing', why: { kind: 'no-guaranteed-value' } });
    expect(why({ months: 60 })).toMatchObject({ why: { kind: 'only-terms', termMonths: [48] } });
    expect(why({ monthlyKilometres: 4_000 })).toMatchObject({
      why: { kind: 'too-many-kilometres', annualKilometres: 48_000, highest: 30_000 },
    });
  });

  it('T-195: a value for every mileage holds beyond those that are listed', () => {
    const vehicle = { ...plain, residuals: [{ termMonths: 48, annualKilometres: null, factor: 0.4 }] };
    expect(compare({ months: 48, monthlyKilometres: 4_000 }, { vehicle }).of('futureDrive')).toMatchObject({
      annualKilometres: { counted: 48_000, driven: 48_000 },
      quote: { balloonCents: 16_000_000 },
    });
  });
});

describe('the same deposit', () => {
  it('X-24: each way takes as much of it as its cap allows, and says which cap', () => {
    const { of } = compare({ months: 48, depositCents: 35_000_000 }, { vehicle: guaranteed });
    expect(of('instalment')).toMatchObject({
      depositLimit: { kind: 'amount', cents: 30_000_000 },
      quote: { depositCents: 30_000_000 },
    });
    expect(of('futureDrive')).toMatchObject({
      depositLimit: { kind: 'percent', percent: 15 },
      quote: { depositCents: 6_000_000 },
    });
    const small = compare({ months: 48, depositCents: 50_000_000 }, { vehicle: { ...plain, priceCents: 20_000_000 } });
    expect(small.of('instalment')).toMatchObject({ why: { kind: 'nothing-financed' } });
  });

  it('T-215: a deposit that leaves less than the balloon is no offer, never an amount of 0', () => {
    const { of } = compare({ months: 48, depositCents: 33_000_000 });
    expect(of('lease')).toEqual({ kind: 'missing', way: 'lease', why: { kind: 'balloon-above-financed' } });
    expect(compare({ months: 48, depositCents: 90_000_000 }).of('lease')).toMatchObject({
      why: { kind: 'nothing-financed' },
    });
  });
});

describe('subscription and lease', () => {
  const quotes = [
    quoteOf('KINTO ONE', { term: 36, monthlyKilometres: 1_000, price: 9_000 }),
    quoteOf('KINTO ONE', { term: 60, monthlyKilometres: 1_000, price: 8_000 }),
    quoteOf('KINTO ONE', { term: 48, monthlyKilometres: 2_000, price: 8_800 }),
    quoteOf('Lease', { term: 36, monthlyKilometres: 1_000, price: 7_777.5 }),
  ];

  it('X-23: the quote nearest by kilometres, then by months; paid by the month while it runs', () => {
    const { of } = compare({ months: 12, monthlyKilometres: 1_500 }, { quotes });
    expect(of('subscription')).toMatchObject({
      kind: 'rent',
      price: { termMonths: 36, monthlyKilometres: 1_000 },
      monthsPaid: 12,
      // 12 × R9 000
      paidCents: 10_800_000,
    });
    expect(compare({}, { quotes }).of('subscription')).toMatchObject({
      price: { termMonths: 60 },
      monthsPaid: 60,
      // 60 × R8 000: it ends before the 72 months do
      paidCents: 48_000_000,
    });
  });

  it('issue-5 §3: a stored lease takes the place of the calculator’s; without a subscription that is said', () => {
    const { of } = compare({ months: 36 }, { quotes: quotes.slice(3) });
    // 36 × R7 777.50
    expect(of('lease')).toMatchObject({ kind: 'rent', price: { product: 'Lease' }, paidCents: 27_999_000 });
    expect(of('subscription')).toEqual({
      kind: 'missing',
      way: 'subscription',
      why: { kind: 'no-subscription' },
    });
  });
});

describe('what is least', () => {
  it('issue-5 §3: to own among the ways that lead there, and by the month among all that have one', () => {
    const quotes = [quoteOf('KINTO ONE', { term: 72, monthlyKilometres: 1_000, price: 5_000 })];
    const { ways } = compare({}, { quotes });
    expect(leastToOwn(ways)).toBe('cash');
    expect(lowestMonthly(ways)).toBe('subscription');
    expect(lowestMonthly(compare().ways)).toBe('balloon');
    const rented = ways.filter(({ kind }) => kind === 'rent' || kind === 'missing');
    expect([leastToOwn(rented), lowestMonthly(ways.filter(({ kind }) => kind === 'cash'))]).toEqual([null, null]);
  });
});
