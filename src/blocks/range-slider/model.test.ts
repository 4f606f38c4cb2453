import { describe, expect, it } from 'vitest';
import type { RangeSliderBlock } from '@/cms/payload-types';
import type { RangeCard } from '@/queries/vehicles';
import type { PictureProps } from '@/ui/picture';
import { picturesOf, toRangeSlider } from './model';

const hilux: RangeCard = {
  id: 1,
  name: 'Hilux',
  rangeSlug: 'hilux',
  rangeCode: 'N35',
  bodyType: 'bakkie',
  subtitle: 'Works',
  brand: 1,
  heroImage: 11,
  heroModelSideImage: 12,
  heroModelFrontImage: 13,
  modelImage: 14,
  minPrice: 679_900,
  maxPrice: 999_900,
};
const fortuner: RangeCard = {
  ...hilux,
  id: 2,
  name: 'Fortuner',
  rangeSlug: 'fortuner',
  rangeCode: 'P30',
  bodyType: 'suv',
  modelImage: null,
  minPrice: null,
};
const raider: RangeCard = { ...hilux, id: 3, name: 'Raider', rangeSlug: 'raider', rangeCode: 'R1' };

const pictures = new Map([11, 12, 13, 14, 21, 22].map((id) => [id, pictureOf(id)]));

function pictureOf(id: number): PictureProps {
  return { sources: { avif: [], webp: [] }, fallbackUrl: `/${id}.webp`, width: 16, height: 9, alt: '' };
}

function sliderOf(
  block: Partial<RangeSliderBlock>,
  options: { locale?: 'en' | 'zu'; pricePrefix?: string | null } = {},
) {
  return toRangeSlider({
    block: { blockType: 'rangeSlider', ...block },
    cards: [hilux, fortuner, raider],
    pictures,
    locale: 'en',
    nameOf: (bodyType) => `the ${bodyType}s`,
    pricePrefix: 'R',
    ...options,
  });
}

describe('toRangeSlider', () => {
  it('C-253 C-254: a tab per body type in the order of the ranges, with all of its models', () => {
    const { tabs } = sliderOf({ source: 'bodyTypes' });
    expect(tabs.map(({ name, models }) => [name.text, models.map((model) => model.name.text)])).toEqual([
      ['the bakkies', ['Hilux', 'Raider']],
      ['the suvs', ['Fortuner']],
    ]);
  });

  it('C-260: a range’s card has its name, subtitle, lowest price and picture', () => {
    expect(sliderOf({}).tabs[0]?.models[0]).toMatchObject({
      name: { text: 'Hilux' },
      subtitle: { text: 'Works' },
      price: 'R679\u00a0900',
      picture: { fallbackUrl: '/14.webp' },
      href: '/vehicles/hilux',
    });
  });

  it('C-260: without a price there is none; without a model picture the side view stands in', () => {
    expect(sliderOf({}).tabs[1]?.models[0]).toMatchObject({ price: null, picture: { fallbackUrl: '/12.webp' } });
  });

  it('X-03: a price has the prefix of the market', () => {
    expect(sliderOf({}, { pricePrefix: 'N$' }).tabs[0]?.models[0]?.price).toBe('N$679\u00a0900');
  });

  it('X-03: no prices where the market hides them', () => {
    const { tabs } = sliderOf({}, { pricePrefix: null });
    expect(tabs.flatMap(({ models }) => models.map(({ price }) => price))).toEqual([null, null, null]);
  });

  it('C-256: the editor’s own tabs have a name, a background and models with name, picture, page and buttons', () => {
    const { tabs } = sliderOf({
      source: 'chosen',
      tabs: [
        {
          rangeName: 'Work',
          backgroundImage: 21,
          models: [
            {
              modelName: 'Hilux for the farm',
              modelImage: 22,
              modelPageLink: '/farm',
              buttons: [{ linkLabel: 'Quote', linkUrl: '/enquiry/vehicle' }],
            },
          ],
        },
      ],
    });
    expect(tabs).toMatchObject([
      {
        name: { text: 'Work' },
        background: { fallbackUrl: '/21.webp' },
        models: [
          {
            name: { text: 'Hilux for the farm' },
            picture: { fallbackUrl: '/22.webp' },
            href: '/farm',
            buttons: [{ label: { text: 'Quote' }, href: '/enquiry/vehicle' }],
          },
        ],
      },
    ]);
  });

  it('C-045 C-046: a card leads to its own page link, else to its range, else to /vehicles', () => {
    const models = [
      { modelName: 'Own', range: 1, modelPageLink: '/own' },
      { range: 1 },
      { modelName: 'Loose' },
      { modelName: 'Gone', range: 99 },
    ];
    const hrefs = (locale: 'en' | 'zu') =>
      sliderOf({ source: 'chosen', tabs: [{ rangeName: 'Tab', models }] }, { locale }).tabs[0]?.models.map(
        ({ href }) => href,
      );
    expect(hrefs('en')).toEqual(['/own', '/vehicles/hilux', '/vehicles', '/vehicles']);
    expect(hrefs('zu')).toEqual(['/zu/own', '/zu/vehicles/hilux', '/zu/vehicles', '/zu/vehicles']);
  });

  it('C-305: tabs without a name or without models, and models without a name, are left out', () => {
    const { tabs } = sliderOf({
      source: 'chosen',
      tabs: [{ rangeName: '', models: [{ range: 1 }] }, { rangeName: 'Empty' }, { rangeName: 'Bare', models: [{}] }],
    });
    expect(tabs).toEqual([]);
  });
});

describe('picturesOf', () => {
  it('C-256 C-260: names the editor’s pictures and one of each range', () => {
    const block: RangeSliderBlock = {
      blockType: 'rangeSlider',
      tabs: [{ rangeName: 'Work', backgroundImage: 21, models: [{ modelImage: 22 }] }],
    };
    expect(picturesOf(block, [hilux, fortuner])).toEqual([21, 22, 14, 12]);
  });
});
