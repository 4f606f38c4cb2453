import { describe, expect, it } from 'vitest';
import { driveSystems, fuelSystems, transmissionTypes, trims } from '../vehicle/systems';
import { countOptions, fitsSelector, fold, readSelectorFilter, type Selectable } from './selector-filter';
import { systemsOf, systemValues, toSystemValue } from './systems';

const item = (text: string, fuel: string, transmission: string, drive: string, grade = 'standard'): Selectable => ({
  text: fold(text),
  fuel,
  transmission,
  drive,
  grade,
});

const items = [
  item('Hilux Double Cab 2.8 GD-6 GR-Sport P35', 'diesel', 'automatic', 'all-wheel', 'gr'),
  item('Hilux Double Cab 2.4 GD-6 Raider 64O', 'diesel', 'manual', 'rear'),
  item('Corolla 1.8 Hybrid XR P34', 'hybrid', 'cvt', 'front'),
  item('RAV 4 Café édition 49Y', 'petrol', 'cvt', 'front'),
];

const asked = (query: string) => readSelectorFilter(new URLSearchParams(query));
const found = (query: string) => items.filter((one) => fitsSelector(one, asked(query)));

describe('the stored systems', () => {
  it('D-409 D-410 D-411 D-412: each has its value in addresses', () => {
    expect(fuelSystems.map((text) => toSystemValue('fuel', text))).toEqual(systemValues.fuel);
    expect(transmissionTypes.map((text) => toSystemValue('transmission', text))).toEqual(systemValues.transmission);
    expect(driveSystems.map((text) => toSystemValue('drive', text))).toEqual(systemValues.drive);
    expect(trims.map((text) => toSystemValue('grade', text))).toEqual(systemValues.grade);
  });

  it('D-412: a derivative without a trim is Standard; nothing else is made up', () => {
    expect(systemsOf({})).toEqual({ fuel: null, transmission: null, drive: null, grade: 'standard' });
  });
});

describe('searching', () => {
  it.each([
    ['hilux', 2],
    ['HILUX 2.8', 1],
    ['p34', 1],
    ['cafe EDITION', 1],
    ['rav4', 1],
    ['gr-sport', 1],
    ['grsport', 1],
    ['corolla diesel', 0],
    ['  ', 4],
  ])('D-406: "%s" finds %i', (words, count) => {
    expect(found(`q=${encodeURIComponent(words)}`)).toHaveLength(count);
  });
});

describe('filtering', () => {
  it('D-409 D-410 D-411 D-412: within a group either fits, between groups both must', () => {
    expect(found('fuel=diesel&fuel=hybrid')).toHaveLength(3);
    expect(found('fuel=diesel&transmission=manual')).toEqual([items[1]]);
    expect(found('drive=all-wheel&grade=gr')).toEqual([items[0]]);
    expect(found('fuel=petrol&drive=rear')).toEqual([]);
    expect(found('fuel=steam')).toEqual([]);
  });

  it('D-409: what is not known of a derivative does not fit', () => {
    expect(
      fitsSelector({ text: '', fuel: null, transmission: null, drive: null, grade: 'standard' }, asked('fuel=petrol')),
    ).toBe(false);
  });
});

describe('the counts beside the options', () => {
  it('D-409 D-410 D-411: count what the other groups and the words leave', () => {
    const counts = countOptions(items, asked('fuel=diesel&transmission=manual'));
    expect(Object.fromEntries(counts.fuel)).toEqual({ diesel: 1 });
    expect(Object.fromEntries(counts.transmission)).toEqual({ automatic: 1, manual: 1 });
    expect(Object.fromEntries(counts.drive)).toEqual({ rear: 1 });
    expect(Object.fromEntries(countOptions(items, asked('q=hilux')).grade)).toEqual({ gr: 1, standard: 1 });
  });

  it('D-409 D-410 D-411 D-412: each count is the number of results of choosing it', () => {
    const filter = asked('drive=front&q=p34');
    const counts = countOptions(items, filter);
    for (const fuel of systemValues.fuel) {
      const results = items.filter((one) => fitsSelector(one, { ...filter, fuel: [fuel] }));
      expect(counts.fuel.get(fuel) ?? 0).toBe(results.length);
    }
  });
});
