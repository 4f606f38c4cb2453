import { describe, expect, it } from 'vitest';
import { reservedSlugs } from '@/domain/vehicle/reserved-slugs';
import { fleet } from '../fleet';
import { type PictureName, pictures } from '../pictures';
import { vehicleCategories } from '../vehicle-categories';
import { ranges } from './all-ranges';
import { toVehicleModel } from './derivative';
import { paints as allPaints } from './paints';

const now = new Date('2026-11-21T10:00:00+02:00');
const categories = vehicleCategories.map(([code]) => code);
const pictureNames = [...pictures.keys()];

const ids = {
  brand: 1,
  picture: (name: PictureName) => pictureNames.indexOf(name),
  category: (code: string) => categories.indexOf(code),
};

const written = ranges.map((range) => ({
  range,
  record: range.toRange(ids),
  models: range.derivatives.map((derivative) => ({
    derivative,
    record: toVehicleModel({ ...range, derivative, range: 1, ids, now }),
  })),
}));
const models = written.flatMap((each) => each.models.map((model) => ({ ...model, range: each.record })));
const rangeOf = (code: string) => models.find(({ derivative }) => derivative.code === code)?.range.rangeSlug;

/** What the name of a model promises. */
const saidByName: [RegExp, string][] = [
  [/ \dMT$/, 'Manual'],
  [/ (\d+AT|AMT)$/, 'Automatic'],
  [/ CVT$/, 'CVT'],
  [/4x4|GR-Four|E-Four/, 'All Wheel'],
  [/Hybrid|48V/, 'Hybrid'],
  [/GR-Sport/, 'GR'],
];

describe('the ranges of the demo market', () => {
  it('issue-3 §3: at least 24 of them with 120 derivatives, each address and code once', () => {
    expect(ranges.length).toBeGreaterThanOrEqual(24);
    expect(models.length).toBeGreaterThanOrEqual(120);
    const once = (values: string[]) =>
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    once(written.map(({ record }) => String(record.rangeSlug)));
    once(written.map(({ record }) => String(record.rangeCode)));
    once(written.map(({ record }) => String(record.position)));
    once(models.map(({ derivative }) => derivative.code));
  });

  it('none has the address of a page of ours', () => {
    const slugs = written.map(({ record }) => String(record.rangeSlug));
    expect(slugs.filter((slug) => reservedSlugs.includes(slug) || slug === 'q')).toEqual([]);
    expect(slugs).toEqual(
      expect.arrayContaining([
        'hilux-single-cab',
        'hilux-xtra-cab',
        'hilux-double-cab',
        'fortuner',
        'vitz',
        'corolla',
        'hiace',
      ]),
    );
  });

  it('has the models of the GR line-up and of the new-energy one', () => {
    const sport = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35'];
    for (const code of sport) {
      expect(models.find(({ derivative }) => derivative.code === code)?.record.trim, code).toBe('GR');
    }
    for (const code of ['49Y', '66M', 'P34', '57U']) {
      expect(models.find(({ derivative }) => derivative.code === code)?.record.fuelSystem, code).toBe('Hybrid');
    }
    expect(rangeOf('N35')).toBe('fortuner');
    expect(rangeOf('P35')).toBe('hilux-double-cab');
    const codeOf = (slug: string) => written.find(({ record }) => record.rangeSlug === slug)?.record.rangeCode;
    expect([codeOf('hilux-double-cab'), codeOf('fortuner')]).toEqual(['P30', 'N35']);
  });

  it.each(written)(
    'issue-3 §3: $record.name comes in four to nine colours, each with its picture',
    ({ range: { slug }, models: own }) => {
      const paints = own.flatMap(({ derivative }) => derivative.paints);
      const codes = new Set(paints.map(({ code }) => code));
      expect(codes.size).toBeGreaterThanOrEqual(4);
      expect(codes.size).toBeLessThanOrEqual(9);
      const names = new Set(paints.map(({ name }) => name));
      expect(names.size).toBe(codes.size);
      expect(names).toEqual(new Set(fleet[slug].paints.map((paint) => allPaints[paint].name)));
      for (const name of names) {
        expect(pictures.get(`${slug}-${name}`)).toMatchObject({ width: 960, height: 840 });
      }
      for (const { record } of own) {
        const own = record.colourSelectors ?? [];
        expect(own.length).toBeGreaterThan(0);
        expect(new Set(own.map(({ paintCode }) => paintCode)).size).toBe(own.length);
      }
    },
  );

  it('a second tone goes with a picture that says so, and with no other', () => {
    const shown = written.flatMap(({ range: { slug, derivatives } }) =>
      derivatives.flatMap(({ paints }) => paints.map((paint) => ({ ...paint, picture: `${slug}-${paint.name}` }))),
    );
    expect(shown.filter(({ roofHex }) => roofHex).length).toBeGreaterThan(5);
    for (const { picture, roofHex } of shown) {
      expect(pictures.get(picture)?.alt.en.includes('black roof'), picture).toBe(roofHex !== undefined);
    }
  });

  it.each(written)('every model of $record.name can be filtered by all four', ({ models: own }) => {
    for (const { derivative, record } of own) {
      const systems = [record.fuelSystem, record.transmissionType, record.driveSystem, record.trim];
      expect(systems.filter(Boolean), derivative.code).toHaveLength(4);
      for (const [pattern, system] of saidByName) {
        if (pattern.test(derivative.name)) expect(systems, derivative.name).toContain(system);
      }
    }
  });

  it.each(written)(
    'the categories of $record.name are stated ones, its first tab one of its own',
    ({ record, models: own }) => {
      const codes = own.map(({ derivative }) => derivative.category);
      expect(codes.filter((code) => !categories.includes(code))).toEqual([]);
      if (record.defaultCategory !== null) {
        expect(codes.map((code) => categories.indexOf(code))).toContain(record.defaultCategory);
      }
    },
  );

  it('some have more than four tabs, one has a single model, hybrids and GR-S stand apart', () => {
    const tabs = written.map(({ models: own }) => new Set(own.map(({ derivative }) => derivative.category)));
    expect(tabs.filter(({ size }) => size > 4).length).toBeGreaterThanOrEqual(2);
    expect(written.some(({ models: own }) => own.length === 1)).toBe(true);
    expect(tabs.filter((codes) => codes.has('hybrid')).length).toBeGreaterThanOrEqual(4);
    expect(tabs.filter((codes) => codes.has('gr-s')).length).toBeGreaterThanOrEqual(4);
  });

  it('has what the page has to bear: no price, a special one, no consumption, no plan', () => {
    const records = models.map(({ record }) => record);
    expect(records.some(({ price }) => price === null)).toBe(true);
    const special = records.filter(({ specialPrice }) => specialPrice);
    expect(special.length).toBeGreaterThanOrEqual(5);
    for (const { price, specialPrice } of special) expect(Number(specialPrice)).toBeGreaterThan(Number(price));
    const english = (words: unknown) => (words as { en?: string } | undefined)?.en;
    expect(records.some(({ fuelcon }) => english(fuelcon) === 'Not Available')).toBe(true);
    expect(records.some(({ fuelcon }) => fuelcon === undefined)).toBe(true);
    expect(records.some(({ servicePlan }) => english(servicePlan) === '-')).toBe(true);
    expect(records.some(({ warranty }) => english(warranty) === '-')).toBe(true);
    const states = new Set(records.map(({ availability }) => availability));
    expect(states).toEqual(new Set(['in-stock', 'on-order', 'coming-soon', 'ending', null]));
    expect(
      models.some(({ range, derivative }) => range.name === 'Hiace' && derivative.name.startsWith('2.7 PWD')),
    ).toBe(true);
  });

  it('X-14: what is on order or coming soon says from when, after the day of loading', () => {
    for (const { record } of models) {
      const isAwaited = record.availability === 'on-order' || record.availability === 'coming-soon';
      expect(record.availableFrom !== null).toBe(isAwaited);
      if (isAwaited) expect(Date.parse(String(record.availableFrom))).toBeGreaterThan(now.getTime());
    }
  });

  it.each(written)('issue-3 §3: every model of $record.name has a whole specification', ({ models: own }) => {
    for (const { derivative, record } of own) {
      expect(record.vehicleStats, derivative.code).toHaveLength(3);
      const groups = record.specificationGroups ?? [];
      expect(groups, derivative.code).toHaveLength(6);
      expect(groups.flatMap(({ items }) => items ?? []).length, derivative.code).toBeGreaterThanOrEqual(34);
    }
  });

  it.each(written)('X-06: $record.name speaks three languages', ({ record, models: own }) => {
    const sentences = triplesOf([record, ...own.map((model) => model.record)]);
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter((words) => Object.values(words).some((text) => text.trim() === ''))).toEqual([]);
    const isSentence = ({ en }: Triple) => (en.match(/\p{L}{3,}/gu) ?? []).length >= 4;
    expect(sentences.filter((words) => isSentence(words) && (words.en === words.af || words.en === words.zu))).toEqual(
      [],
    );
  });
});

type Triple = { en: string; af: string; zu: string };

/** Every text in three languages that stands somewhere in it. */
function triplesOf(value: unknown): Triple[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'af' in value && 'zu' in value) {
    const { en, af, zu } = value;
    if (typeof en === 'string' && typeof af === 'string' && typeof zu === 'string') return [{ en, af, zu }];
    return triplesOf([en, af, zu]);
  }
  return Object.values(value).flatMap(triplesOf);
}
