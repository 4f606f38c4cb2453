import type { MissingCost } from '../ownership/keeping-cost';
import type { CalculatorOffer } from './calculator-offer';
import { balloonTruth } from './explanation';
import { type Quote, type QuoteRequest, toQuote } from './quote';

/** What somebody can spend by the month, and how. Whole cents, months, percent of the price, kilometres a month. */
export type BudgetWish = {
  budgetCents: number;
  /** The running costs count as well; otherwise the instalment alone. */
  isAllIn: boolean;
  depositCents: number;
  termMonths: number;
  balloonPercent: number;
  monthlyKilometres: number;
};

/** What a vehicle costs by the month beside its instalment, and which parts of that are not known. */
export type Running = { cents: number; missing: readonly MissingCost[] };

/** What budgets are worked out by: the credit that is offered, at its default rate, and the cost of running a vehicle. */
export type BudgetRules<Vehicle> = {
  offer: Pick<CalculatorOffer, 'terms' | 'termMonths' | 'balloonPercents' | 'defaultRatePercent'>;
  runningOf: (vehicle: Vehicle, use: Pick<BudgetWish, 'termMonths' | 'monthlyKilometres'>) => Running;
  /** What makes two vehicles models of one range. */
  rangeOf: (vehicle: Vehicle) => string | number;
};

/** A vehicle as it would be paid for. */
export type Budgeted<Vehicle> = {
  vehicle: Vehicle;
  request: QuoteRequest;
  quote: Quote;
  /** Null where the instalment alone counts. */
  running: Running | null;
  /** What counts against the budget. */
  monthlyCents: number;
};

/** One thing that is changed, and what the vehicle then costs. `budget` is given only where nothing else helps. */
export type WayToFit<Vehicle> = {
  kind: 'deposit' | 'term' | 'balloon' | 'kilometres' | 'budget';
  wish: BudgetWish;
  result: Budgeted<Vehicle>;
  /**
   * What it adds to all that is paid: of a longer term against the term asked for, of a balloon against none. Null where
   * it adds nothing, or that can not be said.
   */
  costsCents: number | null;
};

export type NearlyFits<Vehicle> = Budgeted<Vehicle> & { aboveCents: number; ways: WayToFit<Vehicle>[] };

export type BudgetAnswer<Vehicle> = {
  /** Nearest to the budget first; those with a part that is not known after all others. */
  fits: Budgeted<Vehicle>[];
  /** Of the nearest ranges the nearest model above it, and what would make each fit. */
  next: NearlyFits<Vehicle>[];
  /** The deposit pays for these. */
  paidByDeposit: number;
  /** More would be left at the end than is borrowed. */
  notOffered: number;
};

type Priced = { priceCents: number };

/** No budget to begin with is lower. */
export const leastProposedCents = 600_000;

/** How many of those above the budget are shown, each of another range. */
const mostNext = 3;
/** A deposit is raised by R100, kilometres are lowered by 50, never below half of those asked for. */
const depositStepCents = 10_000;
const kilometreStep = 50;

/** The vehicles that fit a budget, and what would make the next ones fit (issue 5, §3.5). */
export function fitBudget<Vehicle extends Priced>(
  vehicles: readonly Vehicle[],
  wish: BudgetWish,
  rules: BudgetRules<Vehicle>,
): BudgetAnswer<Vehicle> {
  const all = vehicles.map((vehicle) => toBudgeted(vehicle, wish, rules));
  const lent = all.filter(({ quote }) => quote.financedCents > 0);
  const offered = lent.filter(({ quote }) => !quote.noOffer);
  const distance = ({ monthlyCents }: Budgeted<Vehicle>) => Math.abs(wish.budgetCents - monthlyCents);
  const ordered = offered.toSorted(
    (one, other) => Number(isPartial(one)) - Number(isPartial(other)) || distance(one) - distance(other),
  );
  const above = ordered.filter((one) => !isWithin(one, wish));
  return {
    fits: ordered.filter((one) => isWithin(one, wish)),
    next: groupByRange(above, rules.rangeOf)
      .slice(0, mostNext)
      .map(({ best }) => ({
        ...best,
        aboveCents: best.monthlyCents - wish.budgetCents,
        ways: waysToFit(best, wish, rules),
      })),
    paidByDeposit: all.length - lent.length,
    notOffered: lent.length - offered.length,
  };
}

/**
 * A budget to begin with, in cents: the least whole thousand of rand that a model of three ranges fits, at least R6 000.
 * The budget of `wish` does not count.
 */
export function proposeBudget<Vehicle extends Priced>(
  vehicles: readonly Vehicle[],
  wish: Omit<BudgetWish, 'budgetCents'>,
  rules: BudgetRules<Vehicle>,
): number {
  const { next } = fitBudget(vehicles, { ...wish, budgetCents: 0 }, rules);
  const wanted = next.at(-1)?.monthlyCents ?? 0;
  return Math.max(leastProposedCents, Math.ceil(wanted / proposedStepCents) * proposedStepCents);
}

const proposedStepCents = 100_000;

/** What a vehicle costs by the month for a wish. */
export function toBudgeted<Vehicle extends Priced>(
  vehicle: Vehicle,
  wish: BudgetWish,
  { offer, runningOf }: Pick<BudgetRules<Vehicle>, 'offer' | 'runningOf'>,
): Budgeted<Vehicle> {
  const request: QuoteRequest = {
    priceCents: vehicle.priceCents,
    depositCents: wish.depositCents,
    termMonths: wish.termMonths,
    annualRatePercent: offer.defaultRatePercent,
    end: { kind: 'balloon', percent: wish.balloonPercent },
  };
  const quote = toQuote(request, offer.terms);
  const running = wish.isAllIn ? runningOf(vehicle, wish) : null;
  return { vehicle, request, quote, running, monthlyCents: quote.monthlyCents + (running?.cents ?? 0) };
}

/** Models of one range together, each range where its first one stands. */
export function groupByRange<Vehicle>(
  ordered: readonly Budgeted<Vehicle>[],
  rangeOf: BudgetRules<Vehicle>['rangeOf'],
): { best: Budgeted<Vehicle>; others: Budgeted<Vehicle>[] }[] {
  const groups = new Map<string | number, { best: Budgeted<Vehicle>; others: Budgeted<Vehicle>[] }>();
  for (const one of ordered) {
    const range = rangeOf(one.vehicle);
    const group = groups.get(range);
    if (group) group.others.push(one);
    else groups.set(range, { best: one, others: [] });
  }
  return [...groups.values()];
}

function isPartial({ running }: Budgeted<unknown>): boolean {
  return running !== null && running.missing.length > 0;
}

function isWithin({ monthlyCents }: Budgeted<unknown>, { budgetCents }: BudgetWish): boolean {
  return monthlyCents <= budgetCents;
}

/** For each thing that can be changed alone the smallest change that makes the vehicle fit. */
function waysToFit<Vehicle extends Priced>(
  now: Budgeted<Vehicle>,
  wish: BudgetWish,
  rules: BudgetRules<Vehicle>,
): WayToFit<Vehicle>[] {
  const { offer } = rules;
  const budgeted = (changed: BudgetWish) => toBudgeted(now.vehicle, changed, rules);
  const fits = (changed: BudgetWish) => {
    const result = budgeted(changed);
    return !result.quote.noOffer && isWithin(result, changed);
  };
  const changes: [WayToFit<Vehicle>['kind'], BudgetWish | null][] = [
    ['deposit', withMoreDeposit(now, wish, fits)],
    ['term', nextAbove(offer.termMonths, wish.termMonths, (termMonths) => ({ ...wish, termMonths }), fits)],
    [
      'balloon',
      nextAbove(offer.balloonPercents, wish.balloonPercent, (balloonPercent) => ({ ...wish, balloonPercent }), fits),
    ],
    ['kilometres', wish.isAllIn ? withFewerKilometres(wish, fits) : null],
  ];
  const ways = changes.flatMap(([kind, changed]) => {
    if (!changed) return [];
    const result = budgeted(changed);
    const added =
      kind === 'balloon'
        ? (balloonTruth(result.quote, result.request, offer.terms)?.costsCents ?? 0)
        : kind === 'term'
          ? result.quote.totalRepayableCents - now.quote.totalRepayableCents
          : 0;
    return [{ kind, wish: changed, result, costsCents: added > 0 ? added : null }];
  });
  if (ways.length > 0) return ways;
  const budgetCents = Math.ceil(now.monthlyCents / depositStepCents) * depositStepCents;
  return [{ kind: 'budget', wish: { ...wish, budgetCents }, result: now, costsCents: null }];
}

type Fits = (changed: BudgetWish) => boolean;

/** Within the cap, and never so high that less is borrowed than is left at the end. */
function withMoreDeposit({ quote }: Budgeted<unknown>, wish: BudgetWish, fits: Fits): BudgetWish | null {
  const highestCents = Math.min(quote.depositCapCents, quote.priceCents - Math.max(quote.balloonCents, 1));
  const toWish = (steps: number) => ({ ...wish, depositCents: steps * depositStepCents });
  const steps = leastOf(
    Math.floor(quote.depositCents / depositStepCents) + 1,
    Math.floor(highestCents / depositStepCents),
    (tried) => fits(toWish(tried)),
  );
  return steps === null ? null : toWish(steps);
}

function withFewerKilometres(wish: BudgetWish, fits: Fits): BudgetWish | null {
  const { monthlyKilometres } = wish;
  const highest = Math.ceil(monthlyKilometres / kilometreStep) - 1;
  const lowest = Math.max(1, Math.ceil(monthlyKilometres / 2 / kilometreStep));
  const toWish = (fewer: number) => ({ ...wish, monthlyKilometres: (highest - fewer) * kilometreStep });
  const fewer = leastOf(0, highest - lowest, (tried) => fits(toWish(tried)));
  return fewer === null ? null : toWish(fewer);
}

function nextAbove(
  offered: readonly number[],
  current: number,
  toWish: (value: number) => BudgetWish,
  fits: Fits,
): BudgetWish | null {
  const higher = offered.filter((value) => value > current).toSorted((one, other) => one - other);
  return higher.map(toWish).find(fits) ?? null;
}

/** The least whole number from `lowest` to `highest` that does, where every higher one does as well; null where none does. */
function leastOf(lowest: number, highest: number, does: (tried: number) => boolean): number | null {
  if (lowest > highest || !does(highest)) return null;
  let [low, high] = [lowest, highest];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (does(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
