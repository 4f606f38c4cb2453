import { southAfricanProvinces } from '../province/province';
import type { BudgetWish } from './budget';
import { nearestDigits, nearestOf, readAmountCents, readDepositCents } from './calculation';
import type { CalculatorOffer } from './calculator-offer';

/** What a visitor says of a budget. The names are those of the fields and of the address. */
export const budgetFields = [
  'budget',
  'allIn',
  'deposit',
  'termMonths',
  'monthlyKilometres',
  'balloonPercent',
  'province',
] as const;

export type BudgetField = (typeof budgetFields)[number];

export type LicenceProvince = (typeof southAfricanProvinces)[number];

/** What every field holds: what was typed, or what stands there at first. */
export type TypedBudget = Readonly<Record<BudgetField, string>>;

/** What is wrong with a field, and the nearest value that would do, as it is typed. */
export type BudgetProblem = {
  field: BudgetField;
  kind: 'not-digits' | 'out-of-range' | 'not-offered';
  nearest: string;
};

export type ReadBudget = {
  typed: TypedBudget;
  problems: readonly BudgetProblem[];
  /** Null while something is wrong. */
  wish: (BudgetWish & { province: LicenceProvince }) | null;
};

/** What may be typed: rand a month, kilometres a month. */
export const budgetRange = { lowest: 500, highest: 1_000_000 };
export const kilometreRange = { lowest: 100, highest: 20_000 };

type Offered = Pick<CalculatorOffer, 'termMonths' | 'defaultTermMonths' | 'balloonPercents' | 'defaultDepositCents'>;

/** What stands in the fields at first: rand a month, kilometres a month. */
export type BudgetAtFirst = { budget: number; monthlyKilometres: number };

const provinceAtFirst = 'Gauteng';

/**
 * Reads what a visitor can spend. Whatever is not offered is a problem of its field with the nearest value that is. A
 * deposit above its cap is none: quotes take the cap, and the page says so. `canRun`: the running costs are known,
 * so that all in can be asked for; otherwise what concerns them is not read.
 */
export function readBudget({
  asked,
  offer,
  atFirst,
  canRun,
}: {
  asked: Readonly<Partial<Record<BudgetField, string>>>;
  offer: Offered;
  atFirst: BudgetAtFirst;
  canRun: boolean;
}): ReadBudget {
  const typed = { ...proposed({ offer, atFirst, canRun }), ...given(asked, canRun) };
  const problems: BudgetProblem[] = [];
  const refuse = (field: BudgetField, kind: BudgetProblem['kind'], nearest: string | number) => {
    problems.push({ field, kind, nearest: String(nearest) });
    return 0;
  };
  const within = (field: BudgetField, range: typeof budgetRange, first: string | number) => {
    const rand = readAmount(typed[field]);
    if (rand === null) return refuse(field, 'not-digits', nearestInRange(typed[field], range) ?? first);
    if (rand >= range.lowest && rand <= range.highest) return rand;
    return refuse(field, 'out-of-range', rand < range.lowest ? range.lowest : range.highest);
  };
  const oneOf = (field: BudgetField, offered: readonly number[], first: number) => {
    const value = /^\s*-?\d{1,6}\s*%?\s*$/.test(typed[field]) ? Number.parseInt(typed[field], 10) : null;
    if (value !== null && offered.includes(value)) return value;
    return refuse(field, 'not-offered', nearestOf(offered, value ?? first));
  };
  const province = southAfricanProvinces.find((one) => one === typed.province);
  const wish = {
    budgetCents: Math.round(within('budget', budgetRange, atFirst.budget) * 100),
    isAllIn: oneOf('allIn', canRun ? [0, 1] : [0], canRun ? 1 : 0) === 1,
    depositCents: readDepositCents(typed.deposit) ?? refuse('deposit', 'not-digits', nearestDigits(typed.deposit)),
    termMonths: oneOf('termMonths', offer.termMonths, offer.defaultTermMonths),
    monthlyKilometres: Math.round(within('monthlyKilometres', kilometreRange, atFirst.monthlyKilometres)),
    balloonPercent: oneOf('balloonPercent', offer.balloonPercents, Math.min(...offer.balloonPercents)),
    province: province ?? provinceAtFirst,
  };
  if (!province) refuse('province', 'not-offered', provinceAtFirst);
  return { typed, problems, wish: problems.length > 0 ? null : wish };
}

/** What stands in the fields at first. */
function proposed({
  offer,
  atFirst,
  canRun,
}: {
  offer: Offered;
  atFirst: BudgetAtFirst;
  canRun: boolean;
}): TypedBudget {
  return {
    budget: String(atFirst.budget),
    allIn: canRun ? '1' : '0',
    deposit: String(offer.defaultDepositCents / 100),
    termMonths: String(offer.defaultTermMonths),
    monthlyKilometres: String(atFirst.monthlyKilometres),
    balloonPercent: String(Math.min(...offer.balloonPercents)),
    province: provinceAtFirst,
  };
}

/** What was said, as far as it is read. */
function given(asked: Partial<Record<BudgetField, string>>, canRun: boolean): Partial<TypedBudget> {
  const ofRunning: readonly BudgetField[] = ['allIn', 'monthlyKilometres', 'province'];
  const read = budgetFields.filter((field) => canRun || !ofRunning.includes(field));
  return Object.fromEntries(read.flatMap((field) => (asked[field] === undefined ? [] : [[field, asked[field]]])));
}

/** A wish as it is typed, to be the address of another one. */
export function toTyped(wish: BudgetWish, province: string): TypedBudget {
  return {
    budget: String(wish.budgetCents / 100),
    allIn: wish.isAllIn ? '1' : '0',
    deposit: String(wish.depositCents / 100),
    termMonths: String(wish.termMonths),
    monthlyKilometres: String(wish.monthlyKilometres),
    balloonPercent: String(wish.balloonPercent),
    province,
  };
}

/** Digits, with a currency, spaces and `km` left out; null for anything else and for nothing at all. */
export function readAmount(typed: string): number | null {
  const digits = typed.replace(/km\s*$/i, '').trim();
  const cents = digits === '' ? null : readAmountCents(digits);
  return cents === null ? null : cents / 100;
}

/** The number that stands in what was typed, kept within the range; null where there is none. */
function nearestInRange(typed: string, { lowest, highest }: typeof budgetRange): number | null {
  const digits = nearestDigits(typed, '');
  return digits === '' ? null : Math.min(highest, Math.max(lowest, Number(digits)));
}
