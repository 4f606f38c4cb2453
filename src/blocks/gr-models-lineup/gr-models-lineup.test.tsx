import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { GrModelsLineupBlock, VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { ListedModel } from '@/features/vehicle-card/model-cards';
import { GrModelsLineup } from './config';
import { fixtures } from './fixture';
import { toLineup, toModelsLineup } from './model';
import { GrModelsLineupView } from './view';

const stamp = { updatedAt: '', createdAt: '' };
const range: VehicleRange = {
  id: 1,
  name: 'GR Yaris',
  rangeSlug: 'gr-yaris',
  rangeCode: 'GY',
  brand: 1,
  bodyType: 'hatch',
  position: 1,
  ...stamp,
};

function vehicle(code: string, price: number | null): ListedModel {
  const model: VehicleModel = { id: 1, name: `1.6 ${code}`, code, range: 1, category: 1, price, ...stamp };
  return { range, model };
}

/** As ranges come: in another order than any block names them. */
const all = ['P35', 'N35', '86W', 'XXX', '48V', '73T', 'A7O', 'A8L', '64O', '49Y', '66M', 'P34', '57U'].map(
  (code, index) => vehicle(code, code === 'P34' ? null : 900_000 - index * 10_000),
);
const codesOf = (list: ListedModel[]) => list.map(({ model }) => model.code).join(' ');

type Shown = { block?: GrModelsLineupBlock; path?: string; pricePrefix?: string | null };

function show({ block = fixtures.stated, path = '/enquiry/junior-academy', pricePrefix = 'R' }: Shown = {}) {
  const lineup = toLineup(block, all);
  const asked = { block, lineup, path, vehiclesPath: '/vehicles', locale: 'af' as const, pictures: [], pricePrefix };
  const model = toModelsLineup(asked);
  return model ? renderToStaticMarkup(<GrModelsLineupView {...model} id="x" viewAll="All" isOpening={false} />) : '';
}

it('T-147: the eight models stand in the stated order, which a new block has at first', () => {
  expect(codesOf(toLineup(fixtures.stated, all))).toBe('64O A8L A7O 73T 48V 86W N35 P35');
  expect(GrModelsLineup.fields).toContainEqual(
    expect.objectContaining({ name: 'codes', defaultValue: fixtures.stated.codes }),
  );
});

it('T-152 T-153: the four models stand by price, the lowest first and without a price last', () => {
  expect(codesOf(toLineup(fixtures.byPrice, all))).toBe('57U 66M 49Y P34');
});

it('T-147: a code of no model is left out, one named twice stands once; no model, no block', () => {
  const block = { ...fixtures.stated, codes: ['NOPE', '86W', '86W'] };
  expect(codesOf(toLineup(block, all))).toBe('86W');
  expect(show({ block: { ...block, codes: ['NOPE'] } })).toBe('');
});

it('T-149: leads to all models, but not from there', () => {
  expect(show()).toContain('href="/af/gr/models"');
  expect(show({ path: '/gr/models' })).not.toContain('href="/af/gr/models"');
  expect(show({ block: fixtures.byPrice })).not.toContain('gr/models');
});

it('T-150 T-151: a card a time on a phone, four a slide in a grid above', () => {
  const slides = show().split('<ul').slice(1);
  expect(slides.map((slide) => slide.match(/<li/g)?.length)).toEqual([4, 4]);
  expect(slides[0]).toContain('href="/af/vehicles/gr-yaris/64O"');
  const css = readFileSync(new URL('./gr-models-lineup.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/width >= 1024px\) \{\s*grid-template-columns: repeat\(4, minmax\(0, 1fr\)\)/);
  expect(css).toMatch(/\.cell \{\s*@media \(width < 768px\) \{\s*scroll-snap-align: start/);
});

it('X-03: no price where none is shown', () => {
  expect(show().match(/>R\d/g)).toHaveLength(8);
  expect(show({ pricePrefix: null })).not.toMatch(/>R\d/);
});
