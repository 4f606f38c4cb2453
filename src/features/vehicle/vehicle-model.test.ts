import { describe, expect, it } from 'vitest';
import type { VehicleModel } from '@/cms/payload-types';
import { brightnessOf } from '@/domain/colours/brightness';
import { fillLink } from './fill-link';
import { categories, dealerSite, manyModels, modelOf, range, records, settings } from './fixture';
import { picturesOf, toVehicleChoices } from './vehicle-model';

const words = {
  onRequest: 'Price on request',
  atDealer: 'Ask a dealer',
  seats: (count: number) => `${count} sitplekke`,
  availability: ({ availability }: VehicleModel) => availability ?? null,
};
const choices = toVehicleChoices(records(), 'af', words);
const find = (code: string, from = choices) => from.models.find((model) => model.code === code);
const coloursOf = (code: string) => find(code)?.colours.map((place) => choices.colours[place]);

describe('toVehicleChoices', () => {
  it('D-351: lists models dearest first, the one without a price last', () => {
    expect(choices.models.map(({ code }) => code)).toEqual(['SPORT', 'HYB', 'DEAR', 'MID', 'CHEAP', 'ASK']);
  });

  it('D-387: tabs keep the order of the categories, and only those with models are tabs', () => {
    const unused = { ...categories[0], id: 9, code: 'circuit', position: 4 } as (typeof categories)[number];
    const { categories: tabs } = toVehicleChoices(records({ categories: [unused, ...categories] }), 'en', words);
    expect(tabs.map(({ code }) => code)).toEqual(['hybrid', 'gr-s', 'raider']);
  });

  it('D-383 D-384 D-386: tabs know how they look', () => {
    expect(choices.categories.map(({ look }) => look)).toEqual(['words', 'gr-sport', 'words']);
    const other = toVehicleChoices(records({ range: { ...range, rangeSlug: 'corolla' } }), 'en', words);
    expect(other.categories.map(({ look }) => look)).toEqual(['hybrid', 'gr-sport', 'words']);
  });

  it('D-348: the default category is the one that the editors chose', () => {
    expect(choices.defaultCategory).toBe('raider');
  });

  it('D-378 X-31: prices are R and the number with spaces', () => {
    expect(find('DEAR')?.price).toBe('R900\u00a0000');
    expect(choices.fromPrice).toBe('R600\u00a0000');
  });

  it('D-376 X-38: the special price is the one struck through', () => {
    expect(find('DEAR')?.formerPrice).toBe('R950\u00a0000');
    expect(find('MID')?.formerPrice).toBeNull();
  });

  it('D-351: a model without a price says so', () => {
    expect(find('ASK')).toMatchObject({ price: 'Price on request', hasPrice: false });
  });

  it('D-369 X-03: a market without new prices shows none, not even struck ones', () => {
    const hidden = toVehicleChoices(records({ priceFormat: null }), 'en', words);
    expect(hidden.fromPrice).toBeNull();
    expect(hidden.models.map(({ price, hasPrice, formerPrice }) => [price, hasPrice, formerPrice])).toEqual(
      hidden.models.map(() => ['Ask a dealer', false, null]),
    );
  });

  it('D-149 D-371 D-372 D-373 D-374 D-375: a model tells what is known of it', () => {
    expect(find('MID')?.facts.map(({ kind, value }) => [kind, value.text])).toEqual([
      ['engine', '2.8'],
      ['transmission', 'Automatic'],
      ['fuel', 'Diesel'],
      ['consumption', '7.9 l/100 km'],
    ]);
    expect(find('ASK')?.facts.at(-1)).toEqual({ kind: 'seats', value: { text: '5 sitplekke' } });
  });

  it('D-150 D-382: a colour has its paint code, title, tones and picture', () => {
    expect(coloursOf('DEAR')?.[0]).toEqual({
      paintCode: '2TT',
      title: { text: 'Copper and black' },
      tone: '#b4702a',
      secondTone: '#101010',
      takesBlackMark: false,
      picture: expect.any(Number),
    });
  });

  it('D-380 D-381: the mark on a swatch goes by its brightness', () => {
    expect(coloursOf('MID')?.map((colour) => colour?.takesBlackMark)).toEqual([true, false]);
    expect(brightnessOf('#f4f5f0')).toBeGreaterThan(0.7);
  });

  it('D-379: one picture stands for every colour of the Hiace 2.7 PWD', () => {
    const hiace = toVehicleChoices(
      records({ range: { ...range, name: 'Hiace' }, models: [modelOf('PWD', { name: '2.7 PWD', sideImage: 12 })] }),
      'en',
      words,
    );
    expect(hiace.pictures[hiace.models[0]?.picture ?? -1]?.start).toContain('car-12');
  });

  it('what models share is listed once', () => {
    expect(choices.colours).toHaveLength(3);
    expect(choices.pictures).toHaveLength(2);
  });

  it('a picture that is gone leaves no hole', () => {
    const bare = toVehicleChoices(records({ pictures: new Map() }), 'en', words);
    expect(bare.pictures).toEqual([]);
    expect(bare.colours.every(({ picture }) => picture === null)).toBe(true);
  });

  it('D-366: the first model’s cssId names the stage; without one the range’s, or a plain name', () => {
    expect(toVehicleChoices(records({ models: [modelOf('A', { cssId: 'the-first' })] }), 'en', words).stageId).toBe(
      'the-first',
    );
    expect(toVehicleChoices(records({ range: { ...range, cssId: 'hilux' } }), 'en', words).stageId).toBe('hilux');
    expect(choices.stageId).toBe('models');
  });

  it('T-042 X-06: every link keeps the language', () => {
    expect(choices.basePath).toBe('/af/vehicles/hilux-double-cab');
    expect(choices.allUrl).toBe('/af/vehicles');
    expect(choices.links.hybrid).toBe('/af/discover/hybrid-electric');
    expect(choices.links.quote).toMatch(/^\/af\/enquiry\/vehicle\?/);
  });

  it('D-367 D-391 T-009 T-010 T-011 T-012: on a dealer’s site everything stays there, and the dealer goes along', () => {
    const bought = { ...settings, buyingSite: 'https://buy.example' };
    const { basePath, allUrl, links } = toVehicleChoices(records({ place: dealerSite, settings: bought }), 'zu', words);
    expect(basePath).toBe('/zu/dealers/roses/new-vehicles/hilux-double-cab');
    expect(allUrl).toBe('/zu/dealers/roses/new-vehicles');
    expect(fillLink(links.quote, 'DEAR', '040')).toBe('https://buy.example/toyota?deriv_code=DEAR&dealercode=ZA104');
    expect(fillLink(links.testDrive, 'DEAR', '040')).toBe(
      'https://buy.example/toyota/test-drive?deriv_code=DEAR&dealercode=ZA104',
    );
  });

  it('D-392 T-013 T-014: on the main site the model code goes with the kind of request', () => {
    const { links } = toVehicleChoices(
      records({ settings: { ...settings, buyingSite: 'https://buy.example' } }),
      'en',
      words,
    );
    expect(fillLink(links.quote, 'DEAR', '040')).toBe('https://buy.example/toyota?deriv_code=DEAR&type=quote');
    expect(fillLink(links.testDrive, 'DEAR', undefined)).toBe(
      'https://buy.example/toyota/test-drive?deriv_code=DEAR&type=test-drive',
    );
  });

  it('D-369 T-010: where dealer pricing does not apply our own form carries the request to the dealer', () => {
    const { links } = toVehicleChoices(
      records({
        place: { ...dealerSite, province: 'Namibia' },
        priceFormat: null,
        settings: { ...settings, buyingSite: 'https://buy.example' },
      }),
      'en',
      words,
    );
    expect(fillLink(links.quote, 'DEAR', '040')).toBe('/enquiry/vehicle?model=DEAR&colour=040&dealer=roses');
    expect(fillLink(links.quote, 'DEAR', undefined)).toBe('/enquiry/vehicle?model=DEAR&dealer=roses');
  });

  it('D-347 D-351 D-387: twelve models in nine colours share tabs, colours and pictures', () => {
    const many = toVehicleChoices(records(manyModels()), 'en', words);
    expect(many.models).toHaveLength(12);
    expect(many.categories).toHaveLength(6);
    expect(many.colours).toHaveLength(9);
    expect(many.pictures).toHaveLength(2);
    expect(new Set(many.models.map(({ colours }) => colours.join())).size).toBe(1);
  });

  it('D-347: a range without models has no tabs and no price', () => {
    const empty = toVehicleChoices(records({ models: [] }), 'en', words);
    expect([empty.models, empty.categories, empty.fromPrice]).toEqual([[], [], null]);
  });
});

describe('picturesOf', () => {
  it('names each picture of the stage once', () => {
    expect(picturesOf(records({ range: { ...range, modelImage: 30 } }))).toEqual([12, 11, 30]);
  });
});
