import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { ListedModel } from '@/features/vehicle-card/model-cards';
import { fixtures } from './fixture';
import { toElectrified, toNewEnergyModels } from './model';
import { NewEnergyModelsView } from './view';

const stamp = { updatedAt: '', createdAt: '' };
const range: VehicleRange = {
  id: 1,
  name: 'Corolla Cross',
  rangeSlug: 'corolla-cross',
  rangeCode: 'CX',
  brand: 1,
  bodyType: 'suv',
  position: 1,
  ...stamp,
};

function vehicle(code: string, price: number | null, fuelSystem: VehicleModel['fuelSystem'] = 'Hybrid'): ListedModel {
  return { range, model: { id: 1, name: `1.8 ${code}`, code, range: 1, category: 1, price, fuelSystem, ...stamp } };
}

const all = [
  vehicle('57U', 900_000),
  vehicle('49Y', 500_000),
  vehicle('XX1', 100_000, 'Petrol'),
  vehicle('P34', null),
  vehicle('66M', 700_000),
  vehicle('HY9', 650_000),
];
const codesOf = (list: ListedModel[]) => list.map(({ model }) => model.code);

it('C-357: the models named, cheapest first and without a price last; none named: every hybrid', () => {
  expect(codesOf(toElectrified(fixtures.stated, all))).toEqual(['49Y', '66M', '57U', 'P34']);
  expect(codesOf(toElectrified(fixtures.everyHybrid, all))).toEqual(['49Y', 'HY9', '66M', '57U', 'P34']);
});

it('each leads to its model; no model, no block', () => {
  const asked = { block: fixtures.stated, vehiclesPath: '/vehicles', locale: 'af' as const, pictures: [] };
  const electrified = toElectrified(fixtures.stated, all);
  const model = toNewEnergyModels({ ...asked, electrified, pricePrefix: 'R' });
  const html = model ? renderToStaticMarkup(<NewEnergyModelsView {...model} isOpening={false} />) : '';
  expect(html).toContain('href="/af/vehicles/corolla-cross/49Y"');
  expect(html.match(/<p class="price">/g)).toHaveLength(3);
  expect(toNewEnergyModels({ ...asked, electrified: [], pricePrefix: 'R' })).toBeNull();
  expect(toNewEnergyModels({ ...asked, electrified, pricePrefix: null })?.cards.some(({ price }) => price)).toBe(false);
});
