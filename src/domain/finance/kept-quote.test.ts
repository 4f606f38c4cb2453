import { describe, expect, it } from 'vitest';
import type { CalculatorOffer } from './calculator-offer';
import {
  changesSince,
  isExpired,
  type KeptCredit,
  type KeptSubscription,
  keptBalloonTruth,
  keptScheduleOf,
  readQuoteCode,
  reckonCredit,
  toKeptPrice,
  toQuoteCode,
  validUntilOf,
} from './kept-quote';

const page: CalculatorOffer = {
  calculator: 'instalment',
  termMonths: [48, 60, 72],
  defaultTermMonths: 72,
  balloonPercents: [0, 10, 20, 30],
  defaultBalloonPercent: 30,
  rates: { kind: 'slider', lowest: 12, highest: 17, step: 0.25 },
  defaultRatePercent: 12,
  annualKilometres: [],
  defaultAnnualKilometres: 0,
  defaultDepositCents: 0,
  terms: { depositCap: { kind: 'amount', cents: 30_000_000 }, monthlyFeeCents: 6_900, initiationFeeCents: 120_750 },
};
const vehicle = { code: 'HDC28LRS', name: 'Hilux 2.8 Legend', priceCents: 40_000_000, residuals: [] };
const asked = {
  modelCode: 'hdc28lrs',
  deposit: 'R 0',
  termMonths: '72',
  balloonPercent: '30',
  annualRatePercent: '12',
};

function reckon(changes: Partial<Parameters<typeof reckonCredit>[0]> = {}) {
  return reckonCredit({ asked, offers: [page], vehicles: [vehicle], ...changes });
}

function figuresOf(changes: Partial<Parameters<typeof reckonCredit>[0]> = {}): KeptCredit {
  const reckoned = reckon(changes);
  if (!reckoned.ok) throw new Error(reckoned.error);
  return reckoned.figures;
}

describe('the code of a kept quote', () => {
  it('issue-5 §3.6: ten characters that nobody misreads: no 0, O, 1, I or L', () => {
    const codes = Array.from({ length: 2_000 }, (_, seed) =>
      toQuoteCode(Uint8Array.from({ length: 32 }, (_, place) => (seed * 2_654_435_761 + place * 40_503) & 255)),
    );
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
  });

  it('issue-5 §3.6: counts the digest in its 31 characters, the last one first', () => {
    expect(toQuoteCode(new Uint8Array(16))).toBe('2222222222');
    // 256 is 8 × 31 + 8: the characters 8 and 8, of which the alphabet's ninth is A
    expect(toQuoteCode(Uint8Array.from([...Array(14).fill(0), 1, 0]))).toBe('AA22222222');
  });

  it('issue-5 §3.6: is read in capitals and small letters, and refused when it can be none', () => {
    expect(readQuoteCode('7k3m9q2xab')).toBe('7K3M9Q2XAB');
    for (const typed of ['7K3M9Q2XA', '7K3M9Q2XABC', '7K3M9Q2X0B', '../7K3M9Q2X', '']) {
      expect(readQuoteCode(typed)).toBeNull();
    }
  });
});

describe('how long a kept quote stands', () => {
  const now = new Date('2026-11-22T23:30:00+02:00');

  it('issue-5 §3.6: to the end of the 30th day in Johannesburg', () => {
    expect(validUntilOf(now, null).toISOString()).toBe('2026-12-22T21:59:59.999Z');
    // half past eleven at night in UTC is the next day there
    expect(validUntilOf(new Date('2026-11-22T23:30:00Z'), null).toISOString()).toBe('2026-12-23T21:59:59.999Z');
  });

  it('issue-5 §3.6: never longer than the stored quote it was read off', () => {
    expect(validUntilOf(now, '2026-11-30T00:00:00+02:00').toISOString()).toBe('2026-11-30T21:59:59.999Z');
    expect(validUntilOf(now, '2027-03-01T00:00:00+02:00').toISOString()).toBe('2026-12-22T21:59:59.999Z');
  });

  it('issue-5 §3.6: has expired only after its last moment', () => {
    const until = validUntilOf(now, null);
    expect(isExpired(until, until)).toBe(false);
    expect(isExpired(until, new Date(until.getTime() + 1))).toBe(true);
  });
});

describe('what is kept', () => {
  it('issue-5 §3.1: R400 000, 12%, 72 months, 30%: saves R1 146.02 a month and costs R37 486.44 more', () => {
    expect(keptBalloonTruth(figuresOf())).toEqual({ savesMonthlyCents: 114_602, costsCents: 3_748_644 });
  });

  it('issue-5 §3.6: what was asked is kept as an address says it, whatever was typed', () => {
    const reckoned = reckon({ asked: { ...asked, deposit: 'R 50,000', annualRatePercent: '12,50%' } });
    expect(reckoned.ok && reckoned.asked).toEqual({
      modelCode: 'HDC28LRS',
      deposit: '50000',
      termMonths: '72',
      balloonPercent: '30',
      annualRatePercent: '12.5',
    });
  });

  it('X-24: of a deposit above its cap the cap is kept', () => {
    const reckoned = reckon({ asked: { ...asked, deposit: '350000', balloonPercent: '0' } });
    expect(reckoned.ok && reckoned.asked.deposit).toBe('300000');
  });

  it.each([
    ['an unknown model', { modelCode: 'NONE' }, 'unknown-model'],
    ['no model', { modelCode: undefined }, 'unknown-model'],
    ['a term that is not offered', { termMonths: '71' }, 'not-offered'],
    ['a rate between two steps', { annualRatePercent: '12.1' }, 'not-offered'],
    ['letters for a deposit', { deposit: 'much' }, 'not-offered'],
    ['a balloon above what is financed', { deposit: '300000', balloonPercent: '30' }, 'balloon-above-financed'],
  ])('issue-5 §4: %s is no quote', (_, changes, error) => {
    expect(reckon({ asked: { ...asked, ...changes } })).toEqual({ ok: false, error });
  });

  it('T-212: a rate of the card’s list counts, though the page’s slider has no such step', () => {
    const card: CalculatorOffer = { ...page, rates: { kind: 'list', percents: [12, 12.1] } };
    expect(reckon({ asked: { ...asked, annualRatePercent: '12.1' }, offers: [page, card] }).ok).toBe(true);
  });

  it('X-25: without a guaranteed value for the choice there is none', () => {
    const guaranteed: CalculatorOffer = { ...page, balloonPercents: [], annualKilometres: [20_000], termMonths: [48] };
    const choice = { ...asked, termMonths: '48', annualKilometres: '20000' };
    expect(reckon({ offers: [guaranteed], asked: choice })).toEqual({ ok: false, error: 'no-residual' });
    const residuals = [{ termMonths: 48, annualKilometres: null, factor: 0.45 }];
    const kept = figuresOf({ offers: [guaranteed], asked: choice, vehicles: [{ ...vehicle, residuals }] });
    expect([kept.end, kept.annualKilometres, kept.quote.balloonCents]).toEqual([
      { kind: 'residual', factor: 0.45 },
      20_000,
      18_000_000,
    ]);
  });

  it('issue-5 §3.6: the balloon falls due with the last instalment, counted from the month of keeping', () => {
    const price = toKeptPrice(figuresOf(), new Date('2026-11-22T10:00:00+02:00'));
    expect(price.kind === 'credit' && price.atEnd?.due).toEqual({ year: 2032, month: 11 });
  });

  it('issue-5 §1: the schedule pays principal, interest and fees to the cent, and leaves the balloon', () => {
    const kept = figuresOf();
    const months = keptScheduleOf(kept, new Date('2026-11-30T23:00:00Z'));
    const sum = (of: (month: (typeof months)[number]) => number) => months.reduce((all, month) => all + of(month), 0);
    expect(months).toHaveLength(72);
    // an hour past midnight in Johannesburg it is December: the first instalment falls due in January
    expect([months[0]?.due, months.at(-1)?.due]).toEqual([
      { year: 2027, month: 1 },
      { year: 2032, month: 12 },
    ]);
    expect(sum(({ instalmentCents }) => instalmentCents)).toBe(kept.quote.totalOfInstalmentsCents);
    expect(sum(({ principalCents }) => principalCents) + 12_000_000).toBe(40_000_000);
    expect(months.at(-1)?.owedCents).toBe(12_000_000);
    expect(months.at(-1)?.instalmentCents).toBe(kept.quote.lastInstalmentCents);
  });
});

describe('what has changed since', () => {
  const kept = figuresOf();

  it('issue-5 §3.6: nothing, while price and table are the same', () => {
    expect(changesSince(kept, figuresOf(), [])).toEqual([]);
  });

  it('issue-5 §3.6: a higher price shows in the price, the balloon, the month and the total', () => {
    const today = figuresOf({ vehicles: [{ ...vehicle, priceCents: 41_000_000 }] });
    const changes = changesSince(kept, today, []);
    expect(changes.map(({ key }) => key)).toEqual(['price', 'balloon', 'monthly', 'total']);
    expect(changes[0]).toEqual({ key: 'price', before: 40_000_000, now: 41_000_000, isReplaced: false });
    // 30% of the price
    expect(changes[1]).toMatchObject({ before: 12_000_000, now: 12_300_000 });
  });

  it('issue-5 §3.6: a higher service fee shows in each month, and in the total 72 times', () => {
    const terms = { ...page.terms, monthlyFeeCents: 7_500 };
    const changes = changesSince(kept, figuresOf({ offers: [{ ...page, terms }] }), []);
    expect(changes.map(({ key, before, now }) => [key, now - before])).toEqual([
      ['monthlyFee', 600],
      ['monthly', 600],
      ['total', 43_200],
    ]);
  });

  it('issue-5 §3.6: a rate that is offered no longer gives way to the nearest, and is said to', () => {
    const offer: CalculatorOffer = { ...page, rates: { kind: 'slider', lowest: 13, highest: 17, step: 0.25 } };
    const reckoned = reckon({ offers: [offer], isNearestTaken: true });
    if (!reckoned.ok) throw new Error(reckoned.error);
    expect(reckoned.replaced).toEqual(['annualRatePercent']);
    expect(changesSince(kept, reckoned.figures, reckoned.replaced)[0]).toEqual({
      key: 'rate',
      before: 12,
      now: 13,
      isReplaced: true,
    });
  });

  it('issue-5 §3.6: of a subscription its amount, kilometres and charges', () => {
    const before: KeptSubscription = {
      kind: 'subscription',
      vehicleName: 'Corolla',
      price: {
        kind: 'subscription',
        product: 'KINTO ONE',
        quoteReference: 'K1',
        monthlyCents: 600_000,
        termMonths: 48,
        totalCents: 28_800_000,
        kilometres: 48_000,
        monthlyKilometres: 1_000,
        excessKilometreCents: 185,
        protectCents: null,
        vehicleCents: 42_000_000,
        modelYear: 2026,
      },
    };
    const price = { ...before.price, monthlyCents: 610_000, totalCents: 29_280_000 };
    expect(changesSince(before, { ...before, price }, []).map(({ key, now }) => [key, now])).toEqual([
      ['monthly', 610_000],
      ['total', 29_280_000],
    ]);
    expect(changesSince(before, kept, [])).toEqual([]);
  });
});
