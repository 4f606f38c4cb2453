import { describe, expect, it } from 'vitest';
import { type BudgetRules, type BudgetWish, fitBudget, groupByRange, proposeBudget, toBudgeted } from './budget';
import type { QuoteTerms } from './quote';

type Vehicle = { code: string; priceCents: number; range: string; runs?: { cents: number; missing: ['fuel'] | [] } };

const terms: QuoteTerms = {
  depositCap: { kind: 'amount', cents: 30_000_000 },
  monthlyFeeCents: 6_900,
  initiationFeeCents: 120_750,
};
/** R1 for each kilometre, and every part known, where the vehicle says nothing else. */
const rules: BudgetRules<Vehicle> = {
  offer: { terms, termMonths: [48, 60, 72], balloonPercents: [0, 10, 20, 30, 40, 50], defaultRatePercent: 12 },
  runningOf: ({ runs }, { monthlyKilometres }) => runs ?? { cents: monthlyKilometres * 100, missing: [] },
  rangeOf: ({ range }) => range,
};
/** Without interest an instalment is the price by the months, and R69. */
const interestFree: BudgetRules<Vehicle> = { ...rules, offer: { ...rules.offer, defaultRatePercent: 0 } };
/** Nothing of it can be changed. */
const fixed: BudgetRules<Vehicle> = {
  ...rules,
  offer: {
    ...rules.offer,
    terms: { ...terms, depositCap: { kind: 'amount', cents: 0 } },
    termMonths: [72],
    balloonPercents: [0],
  },
};

const alone: BudgetWish = {
  budgetCents: 600_000,
  isAllIn: false,
  depositCents: 0,
  termMonths: 60,
  balloonPercent: 0,
  monthlyKilometres: 1_500,
};
const allIn: BudgetWish = { ...alone, isAllIn: true };

const vehicle = (code: string, rand: number, own: Partial<Vehicle> = {}): Vehicle => ({
  code,
  priceCents: rand * 100,
  range: code.charAt(0),
  ...own,
});
/** R2 069, R3 069, R4 069 and R5 069 over 48 months without interest. */
const four = [vehicle('A1', 96_000), vehicle('C1', 192_000), vehicle('B1', 144_000), vehicle('D1', 240_000)];
const wish48: BudgetWish = { ...alone, termMonths: 48, budgetCents: 350_000 };

const codes = (of: readonly { vehicle: Vehicle }[]) => of.map((one) => one.vehicle.code);

describe('what fits a budget', () => {
  it('issue-5 §3: is the nearest first, up to the budget itself', () => {
    expect(codes(fitBudget(four, wish48, interestFree).fits)).toEqual(['B1', 'A1']);
    expect(codes(fitBudget(four, { ...wish48, budgetCents: 406_900 }, interestFree).fits)).toEqual(['C1', 'B1', 'A1']);
    expect(codes(fitBudget(four, { ...wish48, budgetCents: 406_899 }, interestFree).fits)).toEqual(['B1', 'A1']);
  });

  it('issue-5 §3: all in counts what running it costs, the instalment alone does not', () => {
    const [car] = four;
    expect(car && toBudgeted(car, { ...wish48, isAllIn: true }, interestFree)).toMatchObject({
      // R2 000 and R69, and R1 for each of 1 500 km
      monthlyCents: 206_900 + 150_000,
      running: { cents: 150_000, missing: [] },
      quote: { monthlyCents: 206_900, instalments: 48 },
    });
    expect(car && toBudgeted(car, wish48, interestFree)).toMatchObject({ monthlyCents: 206_900, running: null });
  });

  it('issue-5 §3: a vehicle with a part that is not known stands after all others', () => {
    const partial = vehicle('P1', 144_000, { runs: { cents: 40_000, missing: ['fuel'] } });
    const wish: BudgetWish = { ...wish48, isAllIn: true, budgetCents: 400_000, monthlyKilometres: 500 };
    // P1 comes to R3 469, nearer than A1 with R2 569
    expect(codes(fitBudget([partial, ...four], wish, interestFree).fits)).toEqual(['B1', 'A1', 'P1']);
  });

  it('issue-5 §3: what the deposit pays for, and what can not be financed, are left out and counted', () => {
    const deposited: BudgetWish = { ...wish48, depositCents: 10_000_000, budgetCents: 1_000_000 };
    expect(fitBudget(four, deposited, interestFree)).toMatchObject({ paidByDeposit: 1, notOffered: 0 });
    // of R144 000 and R192 000 less is borrowed (R44 000, R92 000) than half of the price
    const halfLeft = fitBudget(four, { ...deposited, balloonPercent: 50 }, interestFree);
    expect(halfLeft).toMatchObject({ paidByDeposit: 1, notOffered: 2 });
    expect(codes(halfLeft.fits)).toEqual(['D1']);
  });

  it('issue-5 §3: is put together by range, each where its best one stands', () => {
    const fits = fitBudget(
      [vehicle('A1', 96_000), vehicle('A2', 140_000), vehicle('B1', 120_000)],
      wish48,
      interestFree,
    ).fits;
    const groups = groupByRange(fits, rules.rangeOf);
    expect(groups.map(({ best, others }) => [best.vehicle.code, codes(others)])).toEqual([
      ['A2', ['A1']],
      ['B1', []],
    ]);
  });
});

describe('a budget to begin with', () => {
  it('issue-5 §3: is the least thousand that a model of three ranges fits', () => {
    // R2 069, R3 069 and R4 069, and R4 000 for 4 000 km
    const wish: BudgetWish = { ...wish48, isAllIn: true, monthlyKilometres: 4_000 };
    expect(proposeBudget(four, wish, interestFree)).toBe(900_000);
    const kept = { ...wish, budgetCents: proposeBudget(four, wish, interestFree) };
    expect(codes(fitBudget(four, kept, interestFree).fits)).toEqual(['C1', 'B1', 'A1']);
  });

  it('issue-5 §3: is never less than R6 000, without vehicles too', () => {
    expect(proposeBudget(four, wish48, interestFree)).toBe(600_000);
    expect(proposeBudget([], wish48, interestFree)).toBe(600_000);
  });
});

describe('what would make the next one fit', () => {
  const next = (wish: BudgetWish, by = rules) => fitBudget([vehicle('N1', 300_000)], wish, by).next[0];
  const way = (kind: string, wish: BudgetWish, by = rules) => next(wish, by)?.ways.find((one) => one.kind === kind);

  it('issue-5 §3: the nearest above the budget of three ranges, the nearest first', () => {
    const { next: above } = fitBudget(
      [...four, vehicle('A2', 100_000)],
      { ...wish48, budgetCents: 200_000 },
      interestFree,
    );
    expect(above.map(({ vehicle: { code }, aboveCents }) => [code, aboveCents])).toEqual([
      ['A1', 6_900],
      ['B1', 106_900],
      ['C1', 206_900],
    ]);
  });

  it('issue-5 §3: R300 000 at 12% over 60 months is R6 742.33, R742.33 above R6 000', () => {
    // 60 months at 1% pay off R44.955038 for each rand: 300 000 / 44.955038 = 6 673.33, and R69
    expect(next(alone)).toMatchObject({ monthlyCents: 674_233, aboveCents: 74_233 });
  });

  it('issue-5 §3: the smallest deposit in hundreds of rand', () => {
    // R5 931 without the fee pays off 5 931 × 44.955038 = R266 628.33: a deposit of R33 371.67, so R33 400
    const deposit = way('deposit', alone);
    expect(deposit?.wish).toEqual({ ...alone, depositCents: 3_340_000 });
    // 266 600 / 44.955038 = 5 930.37; with R100 less it would be 266 700 / 44.955038 = 5 932.59
    expect(deposit?.result).toMatchObject({ monthlyCents: 599_937, quote: { depositCents: 3_340_000 } });
    const less = toBudgeted(vehicle('N1', 300_000), { ...alone, depositCents: 3_330_000 }, rules);
    expect(less.monthlyCents).toBe(600_159);
  });

  it('issue-5 §3: no deposit above its cap, nor one that leaves less to borrow than to pay at the end', () => {
    const capped = (cents: number) => ({
      ...rules,
      offer: { ...rules.offer, terms: { ...terms, depositCap: { kind: 'amount' as const, cents } } },
    });
    expect(way('deposit', alone, capped(3_340_000))?.wish.depositCents).toBe(3_340_000);
    expect(way('deposit', alone, capped(3_339_999))).toBeUndefined();
    // interest of 1% on a balloon of R150 000 alone is R1 500
    expect(way('deposit', { ...alone, balloonPercent: 50, budgetCents: 150_000 })).toBeUndefined();
  });

  it('issue-5 §3: the next term that is offered, with what it costs in all', () => {
    // 72 months at 1% pay off R51.150391 for each rand: 300 000 / 51.150391 = 5 865.06, and R69
    const term = way('term', alone);
    expect(term?.wish).toEqual({ ...alone, termMonths: 72 });
    expect(term?.result.monthlyCents).toBe(593_406);
    // 72 × 5 934.06 − 60 × 6 742.33 = 22 712.52, give or take what the last instalments round
    expect(Math.abs((term?.costsCents ?? 0) - 2_271_252)).toBeLessThan(100);
    expect(way('term', { ...alone, termMonths: 72, budgetCents: 500_000 })).toBeUndefined();
  });

  it('issue-5 §3: the next balloon that is offered, with what it costs against none', () => {
    // each R30 000 left at the end takes 30 000 × 0.01224445 = R367.33 off: 6 375.00, 6 007.67, 5 640.33
    const balloon = way('balloon', alone);
    expect(balloon?.wish).toEqual({ ...alone, balloonPercent: 30 });
    expect(balloon?.result).toMatchObject({ monthlyCents: 564_033, quote: { balloonCents: 9_000_000 } });
    // 60 × 5 640.33 + 90 000 − 60 × 6 742.33 = 23 880
    expect(Math.abs((balloon?.costsCents ?? 0) - 2_388_000)).toBeLessThan(100);
  });

  it('issue-5 §3: fewer kilometres, by fifties, where all counts', () => {
    // R6 742.33 leaves R1 257.67 of R8 000 for kilometres at R1
    const kilometres = way('kilometres', { ...allIn, budgetCents: 800_000 });
    expect(kilometres?.wish).toEqual({ ...allIn, budgetCents: 800_000, monthlyKilometres: 1_250 });
    expect(kilometres?.result.monthlyCents).toBe(674_233 + 125_000);
    expect(way('kilometres', alone)).toBeUndefined();
    // half of 1 500 km would still come to R7 492.33
    expect(way('kilometres', { ...allIn, budgetCents: 749_000 })).toBeUndefined();
    expect(way('kilometres', { ...allIn, budgetCents: 749_300 })?.wish.monthlyKilometres).toBe(750);
  });

  it('issue-5 §3: where nothing helps, the budget in hundreds of rand that does', () => {
    // over 72 months R5 934.06
    const [only, ...others] = next({ ...alone, termMonths: 72, budgetCents: 100_000 }, fixed)?.ways ?? [];
    expect(only).toMatchObject({ kind: 'budget', wish: { budgetCents: 600_000 }, costsCents: null });
    expect(others).toEqual([]);
  });

  const wishes = [50_000, 345_678, 600_000, 999_999].flatMap((budgetCents) =>
    [0, 123_456, 20_000_000].flatMap((depositCents) =>
      [0, 20, 50].map((balloonPercent) => ({ ...allIn, budgetCents, depositCents, balloonPercent })),
    ),
  );
  const cars = [180_000, 289_900, 498_300, 1_250_050].map((rand, place) => vehicle(`V${place}`, rand));

  it.each(wishes)('issue-5 §3: every way makes its vehicle fit: %o', (wish) => {
    const ways = fitBudget(cars, wish, rules).next.flatMap((one) => one.ways.map((way) => ({ one, way })));
    for (const { one, way } of ways) {
      expect(way.result).toEqual(toBudgeted(one.vehicle, way.wish, rules));
      expect(way.result.quote.noOffer).toBeNull();
      expect(way.result.monthlyCents).toBeLessThanOrEqual(way.wish.budgetCents);
    }
  });
});
