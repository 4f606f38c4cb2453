import { type BodyType, isBodyType } from '../vehicle/body-type';
import { type SystemName, type Systems, systemNames, toSystemValue } from './systems';

/** The orders that a list can be asked for; without one it stands in the editors' order. */
export const sorts = ['cheapest', 'dearest', 'name'] as const;

export type Sort = (typeof sorts)[number];

/**
 * The list's sentence: null where anything goes. `max` is in rand, and a vehicle stands below it; `seats` is at least
 * that many.
 */
export type ListFilter = Systems & {
  body: BodyType | null;
  max: number | null;
  seats: number | null;
  sort: Sort | null;
};

/** What a filter asks of vehicles; the order of the list is none of it. */
export type FilterName = Exclude<keyof ListFilter, 'sort'>;

/** As they are told. */
const filterNames: readonly FilterName[] = ['body', 'max', 'fuel', 'transmission', 'drive', 'grade', 'seats'];

/** A derivative as far as the list asks; price in rand. */
export type ListedModel = { code: string; price: number | null; seats: number | null; systems: Systems };

export type ListedRange = { name: string; bodyType: BodyType; models: readonly ListedModel[] };

/** A range that is shown: its derivatives that fit everything asked for, and the cheapest of them. */
export type Found<Range> = { range: Range; fitting: ListedModel[]; cheapest: ListedModel | null };

export const everything: ListFilter = {
  body: null,
  max: null,
  fuel: null,
  transmission: null,
  drive: null,
  grade: null,
  seats: null,
  sort: null,
};

/** Prices are asked for in steps of R10 000. */
const priceStep = 10_000;

/** Reads a query; what it can't mean is left out. */
export function readListFilter(asked: URLSearchParams): ListFilter {
  const body = asked.get('body')?.toLowerCase() ?? '';
  return {
    body: isBodyType(body) ? body : null,
    max: toMax(asked.get('max')),
    fuel: toSystemValue('fuel', asked.get('fuel')),
    transmission: toSystemValue('transmission', asked.get('transmission')),
    drive: toSystemValue('drive', asked.get('drive')),
    grade: toSystemValue('grade', asked.get('grade')),
    seats: toSeats(asked.get('seats')),
    sort: sorts.find((sort) => sort === asked.get('sort')?.toLowerCase()) ?? null,
  };
}

/** A highest price in rand, at the next step above what was typed; null when it is none. */
export function toMax(text: string | null): number | null {
  if (!text || !/^[1-9]\d{3,7}$/.test(text)) return null;
  return Math.ceil(Number(text) / priceStep) * priceStep;
}

export function toSeats(text: string | null): number | null {
  return text && /^[1-9]\d?$/.test(text) ? Number(text) : null;
}

/** The address of a list below its home: a body type alone is a path, the rest a query. */
export function toListAddress(home: string, filter: ListFilter): string {
  const { body, ...rest } = filter;
  const asked = Object.entries(rest).filter(([, value]) => value !== null);
  if (asked.length === 0) return body ? `${home}/${body}` : home;
  const query = new URLSearchParams(body ? { body } : {});
  for (const [name, value] of asked) query.append(name, String(value));
  return `${home}?${query}`;
}

/** What the filter asks for, in the order in which it is told. */
export function toAskedNames(filter: ListFilter): FilterName[] {
  return filterNames.filter((name) => filter[name] !== null);
}

/** Is anything asked of the derivatives themselves, beyond the body type? */
export function asksOfModels(filter: ListFilter): boolean {
  return toAskedNames(filter).some((name) => name !== 'body');
}

/** The ranges with at least one derivative that fits everything; ordered as asked. */
export function findRanges<Range extends ListedRange>(ranges: readonly Range[], filter: ListFilter): Found<Range>[] {
  const found = ranges.flatMap((range): Found<Range>[] => {
    if (filter.body && range.bodyType !== filter.body) return [];
    const fitting = range.models.filter((model) => fits(model, filter));
    if (fitting.length === 0 && asksOfModels(filter)) return [];
    return [{ range, fitting, cheapest: cheapestOf(fitting) }];
  });
  return filter.sort ? [...found].sort(comparing[filter.sort]) : found;
}

/** How many ranges there would be. */
export function countRanges(ranges: readonly ListedRange[], filter: ListFilter): number {
  return findRanges(ranges, { ...filter, sort: null }).length;
}

/** The prices to choose from, in rand: round ones between the cheapest and the dearest, and the chosen one. */
export function toPriceChoices(ranges: readonly ListedRange[], chosen: number | null): number[] {
  const prices = ranges.flatMap(({ models }) => models.flatMap(({ price }) => (price === null ? [] : [price])));
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const useful = roundPrices.filter((price, place) => price > lowest && (roundPrices[place - 1] ?? 0) <= highest);
  return ascending([...useful, ...(chosen === null ? [] : [chosen])]);
}

/** The least numbers of seats to choose from: those that some vehicle has and not every one reaches. */
export function toSeatChoices(ranges: readonly ListedRange[], chosen: number | null): number[] {
  const known = ascending(ranges.flatMap(({ models }) => models.flatMap(({ seats }) => (seats ? [seats] : []))));
  return ascending([...known.slice(1), ...(chosen === null ? [] : [chosen])]);
}

/** A filter as it stands on a site that shows no prices: nothing is asked of them. */
export function withoutPrices(filter: ListFilter): ListFilter {
  return { ...filter, max: null, sort: filter.sort === 'name' ? 'name' : null };
}

const roundPrices = [
  ...[200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900].map((thousand) => thousand * 1000),
  ...[1, 1.25, 1.5, 2, 3].map((million) => million * 1_000_000),
];

function fits({ price, seats, systems }: ListedModel, filter: ListFilter): boolean {
  if (filter.max !== null && (price === null || price >= filter.max)) return false;
  if (filter.seats !== null && (seats === null || seats < filter.seats)) return false;
  return systemNames.every((name: SystemName) => filter[name] === null || systems[name] === filter[name]);
}

function cheapestOf(models: readonly ListedModel[]): ListedModel | null {
  return (
    models.reduce<ListedModel | null>((best, model) => (priceOf(model) < priceOf(best) ? model : best), null) ??
    models[0] ??
    null
  );
}

/** Without a price last. */
function priceOf(model: ListedModel | null): number {
  return model?.price ?? Number.POSITIVE_INFINITY;
}

type Compare = (one: Found<ListedRange>, other: Found<ListedRange>) => number;

const comparing: Record<Sort, Compare> = {
  cheapest: (one, other) => compareNumbers(priceOf(one.cheapest), priceOf(other.cheapest)),
  dearest: (one, other) => compareNumbers(other.cheapest?.price ?? 0, one.cheapest?.price ?? 0),
  name: (one, other) => compareNames(one.range.name, other.range.name),
};

function compareNumbers(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function compareNames(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
