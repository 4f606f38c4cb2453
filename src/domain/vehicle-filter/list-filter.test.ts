import { describe, expect, it } from 'vitest';
import type { BodyType } from '../vehicle/body-type';
import {
  countRanges,
  everything,
  findRanges,
  type ListedModel,
  type ListedRange,
  type ListFilter,
  readListFilter,
  toAskedNames,
  toListAddress,
  toPriceChoices,
  toSeatChoices,
  withoutPrices,
} from './list-filter';
import { systemsOf } from './systems';

const hybrid = systemsOf({ fuelSystem: 'Hybrid', transmissionType: 'CVT', driveSystem: 'Front', trim: 'Standard' });
const diesel = systemsOf({ fuelSystem: 'Diesel', transmissionType: 'Manual', driveSystem: 'All Wheel', trim: 'GR' });
const unknown = systemsOf({});

function model(code: string, price: number | null, seats: number | null, systems = hybrid): ListedModel {
  return { code, price, seats, systems };
}

function range(name: string, bodyType: BodyType, ...models: ListedModel[]): ListedRange {
  return { name, bodyType, models };
}

const ranges = [
  range('Hilux', 'bakkie', model('H1', 700_000, 5, diesel), model('H2', 500_000, 5, diesel)),
  range('Fortuner', 'suv', model('F1', 750_000, 7, diesel)),
  range('Cross', 'suv', model('X1', 450_000, 5), model('X2', 599_000, 5), model('X3', null, 5, unknown)),
  range('Soon', 'suv'),
];

const asked = (fields: Partial<ListFilter>) => findRanges(ranges, { ...everything, ...fields });
const names = (fields: Partial<ListFilter>) => asked(fields).map(({ range: { name } }) => name);

describe('findRanges', () => {
  it('issue-3 §1: shows every range, in its order, where nothing is asked', () => {
    expect(names({})).toEqual(['Hilux', 'Fortuner', 'Cross', 'Soon']);
  });

  it('issue-3 §1: a range is shown when one of its derivatives fits everything at once', () => {
    expect(names({ fuel: 'diesel', seats: 7 })).toEqual(['Fortuner']);
    expect(names({ body: 'suv', max: 600_000, fuel: 'hybrid' })).toEqual(['Cross']);
    expect(names({ fuel: 'hybrid', seats: 7 })).toEqual([]);
  });

  it('issue-3 §1: says which derivatives fit, and the cheapest of those', () => {
    const [cross] = asked({ body: 'suv', fuel: 'hybrid' });
    expect(cross?.fitting.map(({ code }) => code)).toEqual(['X1', 'X2']);
    expect(cross?.cheapest?.code).toBe('X1');
    expect(asked({ body: 'suv', grade: 'standard' })[0]?.fitting.map(({ code }) => code)).toEqual(['X1', 'X2', 'X3']);
  });

  it('issue-3 §1: under a price means below it, and what has no price or an unknown system does not fit', () => {
    expect(names({ max: 450_000 })).toEqual([]);
    expect(asked({ max: 460_000 }).flatMap(({ fitting }) => fitting.map(({ code }) => code))).toEqual(['X1']);
    expect(asked({ transmission: 'cvt' }).flatMap(({ fitting }) => fitting)).toHaveLength(2);
  });

  it('issue-3 §1: seats are at least as many', () => {
    expect(names({ seats: 5 })).toEqual(['Hilux', 'Fortuner', 'Cross']);
  });

  it('issue-3 §1: a body type alone keeps ranges whose models are still to come', () => {
    expect(names({ body: 'suv' })).toEqual(['Fortuner', 'Cross', 'Soon']);
    expect(asked({ body: 'suv' }).at(-1)).toMatchObject({ fitting: [], cheapest: null });
  });

  it('issue-3 §1: orders by the price of what fits, or by name; without a price last', () => {
    expect(names({ sort: 'cheapest' })).toEqual(['Cross', 'Hilux', 'Fortuner', 'Soon']);
    expect(names({ sort: 'dearest' })).toEqual(['Fortuner', 'Hilux', 'Cross', 'Soon']);
    expect(names({ sort: 'name' })).toEqual(['Cross', 'Fortuner', 'Hilux', 'Soon']);
  });
});

describe('choices', () => {
  it('issue-3 §1: counts what a wish would leave', () => {
    expect(countRanges(ranges, { ...everything, fuel: 'diesel' })).toBe(2);
    expect(countRanges(ranges, { ...everything, fuel: 'petrol' })).toBe(0);
  });

  it('issue-3 §1: prices to choose from tell the vehicles apart, and hold the chosen one', () => {
    const prices = toPriceChoices(ranges, 610_000);
    expect(prices).toContain(610_000);
    expect(Math.min(...prices)).toBeGreaterThan(450_000);
    expect(prices.filter((price) => price > 750_000)).toHaveLength(1);
    expect(toPriceChoices([], null)).toEqual([]);
  });

  it('issue-3 §1: seats to choose from are those that not every vehicle has', () => {
    expect(toSeatChoices(ranges, null)).toEqual([7]);
    expect(toSeatChoices(ranges, 9)).toEqual([7, 9]);
  });
});

describe('addresses', () => {
  it('issue-3 §1: a filter lives in the address', () => {
    const filter = { ...everything, body: 'suv', max: 600_000, fuel: 'hybrid', seats: 7, sort: 'cheapest' } as const;
    const address = toListAddress('/vehicles', filter);
    expect(readListFilter(new URL(address, 'https://site.example').searchParams)).toEqual(filter);
    expect(toAskedNames(filter)).toEqual(['body', 'max', 'fuel', 'seats']);
  });

  it('issue-3 §1: nothing asked, or a body type alone, needs no query', () => {
    expect(toListAddress('/vehicles', everything)).toBe('/vehicles');
    expect(toListAddress('/dealers/roses/new-vehicles', { ...everything, body: 'van' })).toBe(
      '/dealers/roses/new-vehicles/van',
    );
  });

  it.each(['body=boat', 'max=cheap', 'max=-5', 'seats=0', 'fuel=steam', 'sort=colour', 'drive='])(
    'issue-3 §1: %s asks nothing',
    (query) => {
      expect(readListFilter(new URLSearchParams(query))).toEqual(everything);
    },
  );

  it('issue-3 §1: reads the nearest sensible thing', () => {
    expect(readListFilter(new URLSearchParams('max=604999&fuel=HYBRID&drive=All%20Wheel'))).toMatchObject({
      max: 610_000,
      fuel: 'hybrid',
      drive: 'all-wheel',
    });
  });

  it('X-03 D-369: where no prices are shown none are asked for', () => {
    const filter = { ...everything, max: 500_000, sort: 'cheapest', seats: 7 } as const;
    expect(withoutPrices(filter)).toEqual({ ...everything, seats: 7 });
  });
});
