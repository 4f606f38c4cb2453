import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RangeCard } from '@/queries/vehicles';
import { fixtures } from './fixture';
import { toVehicleModelSelector } from './model';
import { VehicleModelSelectorView } from './view';

function card(rangeSlug: string, bodyType: RangeCard['bodyType']): RangeCard {
  return {
    id: 1,
    name: rangeSlug,
    rangeSlug,
    rangeCode: rangeSlug,
    bodyType,
    brand: 1,
    facts: [],
    minPrice: null,
    maxPrice: null,
  };
}

const asked = { block: fixtures.typical, vehiclesPath: '/vehicles', locale: 'zu' } as const;

it('C-360: it finds a model by words, and leads to every range by its body type', () => {
  const cards = [card('fortuner', 'suv'), card('hilux-double-cab', 'bakkie'), card('prado', 'suv')];
  const model = toVehicleModelSelector({ ...asked, cards });
  expect(model?.groups.map(({ key, ranges }) => [key, ranges.length])).toEqual([
    ['bakkie', 1],
    ['suv', 2],
  ]);
  const html = model ? renderToStaticMarkup(<VehicleModelSelectorView {...model} locale="zu" isOpening={false} />) : '';
  expect(html).toMatch(/<form [^>]*action="\/zu\/vehicles\/derivatives" method="get"/);
  expect(html).toContain('name="q"');
  expect(html).toContain('href="/zu/vehicles/prado"');
});

it('is nothing without a range', () => {
  expect(toVehicleModelSelector({ ...asked, cards: [] })).toBeNull();
});
