import { describe, expect, it } from 'vitest';
import { financeTable } from '@/cms/seed/finance-table';
import { type Asked, readAmountCents, readCalculation, readDepositCents } from './calculation';
import { type CalculatorOffer, type StoredOffers, toCalculatorOffer } from './calculator-offer';
import { calculators } from './finance-table';
import { type Quote, toQuote } from './quote';

const table = financeTable as unknown as StoredOffers;
const instalment = toCalculatorOffer(table, { calculator: 'instalment' });
const futureDrive = toCalculatorOffer(table, { calculator: 'future-drive' });
const corolla = {
  code: 'C18',
  priceCents: 49_830_000,
  residuals: [
    { termMonths: 48, annualKilometres: 20_000, factor: 0.42 },
    { termMonths: 48, annualKilometres: null, factor: 0.35 },
  ],
};
const yaris = { code: 'Y1', priceCents: 30_000_000, residuals: [] };
const vehicles = [yaris, corolla];
const read = (asked: Asked, offer = instalment) => readCalculation({ asked, offer, vehicles });

describe('what a calculator is asked', () => {
  it('T-207 T-209 T-212: nothing asked is what stands chosen at first', () => {
    const { typed, problems, request } = read({});
    expect(problems).toEqual([]);
    expect(typed).toMatchObject({ modelCode: 'Y1', deposit: '0', termMonths: '72', balloonPercent: '30' });
    expect(request).toEqual({
      priceCents: 30_000_000,
      depositCents: 0,
      termMonths: 72,
      annualRatePercent: 12,
      end: { kind: 'balloon', percent: 30 },
    });
  });

  it('T-219 T-221 T-222 T-224: Future Drive takes the factor of the model, term and mileage', () => {
    expect(read({ modelCode: 'c18' }, futureDrive).request).toMatchObject({
      termMonths: 48,
      annualRatePercent: 12,
      end: { kind: 'residual', factor: 0.42 },
    });
    expect(read({ modelCode: 'C18', annualKilometres: '25000' }, futureDrive).request?.end).toEqual({
      kind: 'residual',
      factor: 0.35,
    });
  });

  it('T-230 D-394: without a guaranteed value there is no quote, and no factor of 0', () => {
    const { problems, request } = read({ modelCode: 'Y1' }, futureDrive);
    expect(problems).toEqual([]);
    expect(request).toBeNull();
  });

  it.each([
    ['termMonths', '71', '72'],
    ['termMonths', '-5', '48'],
    ['termMonths', 'NaN', '72'],
    ['termMonths', '1e9', '72'],
    ['balloonPercent', '33', '30'],
    ['balloonPercent', '99999999', '50'],
    ['annualRatePercent', '12.1', '12'],
    ['annualRatePercent', '99', '17'],
    ['annualRatePercent', '-1', '12'],
    ['annualRatePercent', 'twelve', '12'],
  ] as const)('issue-5 §4: %s %s is refused, the nearest that is offered is %s', (field, value, nearest) => {
    const { problems, request, typed } = read({ [field]: value });
    expect(problems).toEqual([{ field, kind: 'not-offered', nearest }]);
    expect(typed[field]).toBe(value);
    expect(request).toBeNull();
  });

  it.each([
    ['-5', '0'],
    ['abc', '0'],
    ['1e9', '19'],
    ['12 500,50x', '12500'],
    ['9'.repeat(30), '9'.repeat(12)],
  ])('T-202: a deposit of %s is not an amount in digits', (deposit, nearest) => {
    expect(read({ deposit }).problems).toEqual([{ field: 'deposit', kind: 'not-digits', nearest }]);
  });

  it('issue-5 §4: an unknown model is said, and the rest is read all the same', () => {
    const { problems } = read({ modelCode: 'NOPE', termMonths: '7' });
    expect(problems.map(({ field }) => field)).toEqual(['modelCode', 'termMonths']);
  });

  it('issue-5 §4: an unoffered term is refused where another calculator offers it', () => {
    expect(read({ termMonths: '60' }, futureDrive).problems).toEqual([
      { field: 'termMonths', kind: 'not-offered', nearest: '48' },
    ]);
  });
});

describe('an amount as it is typed', () => {
  it.each([
    ['50000', 5_000_000],
    ['R 50 000', 5_000_000],
    ['N$50,000', 5_000_000],
    ['', 0],
    ['12.5', 1_250],
  ])('T-202 T-204: %s', (typed, cents) => {
    expect(readAmountCents(typed)).toBe(cents);
  });

  it.each([
    ['250 000,00', 25_000_000],
    ['R12 500,50', 1_250_050],
    ['12\u00a0500.5', 1_250_050],
    ['N$ 1.250.000,50', 125_000_050],
    ['1,250,000.50', 125_000_050],
    ['12.500', 1_250_000],
    ['12,500', 1_250_000],
    ['7000,', 700_000],
  ])('T-202: one or two digits behind a comma or point are cents, three are thousands: %s', (typed, cents) => {
    expect(readAmountCents(typed)).toBe(cents);
  });

  it('T-202: cents of a deposit are left out', () => {
    expect(readDepositCents('12 500,99')).toBe(1_250_000);
  });

  it.each(['-5', 'abc', '12,3456', '1,2,3'])('T-202: %s is no amount', (typed) => {
    expect(readAmountCents(typed)).toBeNull();
  });
});

describe('whatever is asked', () => {
  it('issue-5 §4: 100 000 random inputs give finite figures or a problem, and the parts make the whole', () => {
    const offers = calculators.map((calculator) => toCalculatorOffer(table, { calculator }));
    const random = new Random(20_261_122);
    const faults: unknown[] = [];
    let quotes = 0;
    for (let count = 0; count < 100_000; count += 1) {
      const offer = random.oneOf(offers);
      const vehicle = { ...corolla, priceCents: 1 + random.below(1_000_000_000) };
      const { request, problems } = readCalculation({ asked: askedOf(offer, random), offer, vehicles: [vehicle] });
      const quote = request && toQuote(request, offer.terms);
      if (quote) quotes += 1;
      const isRight = quote ? isWhole(quote) : problems.length > 0 || offer.annualKilometres.length > 0;
      if (!isRight) faults.push({ request, quote });
    }
    expect(faults).toEqual([]);
    expect(quotes).toBeGreaterThan(30_000);
  }, 60_000);
});

function isWhole({ noOffer, ...quote }: Quote): boolean {
  const { monthlyCents, instalments, lastInstalmentCents, balloonCents, initiationFeeCents } = quote;
  const paid = monthlyCents * (instalments - 1) + lastInstalmentCents;
  return (
    Object.values(quote).every(Number.isSafeInteger) &&
    quote.totalRepayableCents === paid + balloonCents + initiationFeeCents
  );
}

const odd = ['', '-1', 'NaN', 'Infinity', '1e400', '0x10', '٣', 'R 1 000', '9'.repeat(20), '12,5', '\u0000'];

function askedOf(offer: CalculatorOffer, random: Random): Asked {
  const typed = (offered: readonly number[]) =>
    random.below(10) === 0 ? random.oneOf(odd) : String(random.oneOf([...offered, 0]));
  const { rates } = offer;
  return {
    modelCode: random.below(20) === 0 ? 'NOPE' : 'C18',
    deposit: typed([random.below(60_000_000) / 100, random.below(600_000)]),
    termMonths: typed(offer.termMonths),
    balloonPercent: typed(offer.balloonPercents),
    annualKilometres: typed(offer.annualKilometres),
    annualRatePercent: typed(rates.kind === 'list' ? rates.percents : [rates.lowest, rates.lowest + rates.step]),
  };
}

/** The same numbers in every run. */
class Random {
  constructor(private seed: number) {}

  /** Whole, at least 0. */
  below(most: number): number {
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.seed / 2 ** 32) * most);
  }

  oneOf<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }
}
