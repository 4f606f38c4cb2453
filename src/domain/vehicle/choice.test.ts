import { describe, expect, it } from 'vitest';
import { byPriceDescending, modelsOf, toAsked, toCarousel, toChoice } from './choice';

const white = { paintCode: '040' };
const silver = { paintCode: '1D6' };

const models = byPriceDescending([
  { code: 'RAIDERMT', categoryCode: 'raider', price: 700_000, colours: [white] },
  { code: 'LEGEND', categoryCode: 'legend', price: 1_000_500, colours: [silver, white] },
  { code: 'RAIDERAT', categoryCode: 'raider', price: 750_000, colours: [white, silver] },
  { code: 'RAIDERXX', categoryCode: 'raider', price: null, colours: [] },
  { code: 'HYBRID', categoryCode: 'hybrid', price: 980_000, colours: [silver] },
]);

const choices = { categoryCodes: ['hybrid', 'legend', 'raider'], defaultCategory: 'raider', models };

describe('byPriceDescending', () => {
  it('D-351: sorts by numeric value, dearest first, and puts models without a price last', () => {
    expect(models.map(({ code }) => code)).toEqual(['LEGEND', 'HYBRID', 'RAIDERAT', 'RAIDERMT', 'RAIDERXX']);
  });
});

describe('toChoice', () => {
  it('D-348 D-349: opens with the default category, its dearest model, and that model’s first colour', () => {
    expect(toChoice([], choices)).toMatchObject({
      categoryCode: 'raider',
      model: { code: 'RAIDERAT' },
      paintCode: '040',
    });
  });

  it.each([null, 'circuit'])(
    'D-348: with %s as default category it opens with the first model’s',
    (defaultCategory) => {
      expect(toChoice([], { ...choices, defaultCategory })).toMatchObject({
        categoryCode: 'legend',
        model: { code: 'LEGEND' },
        address: [],
      });
    },
  );

  it('D-350: a category chooses its first model and first colour', () => {
    expect(toChoice(['hybrid'], choices)).toMatchObject({
      model: { code: 'HYBRID' },
      paintCode: '1D6',
      address: ['hybrid'],
    });
  });

  it('D-350 D-352: a model without colours has none', () => {
    expect(toChoice(['RAIDERXX'], choices)).toMatchObject({ model: { code: 'RAIDERXX' }, paintCode: null });
  });

  it('D-352 D-353: a model chooses its category and its first colour', () => {
    expect(toChoice(['LEGEND'], choices)).toMatchObject({
      categoryCode: 'legend',
      paintCode: '1D6',
      address: ['LEGEND'],
    });
  });

  it('D-354: a colour is chosen with its model', () => {
    expect(toChoice(['RAIDERAT', '1D6'], choices)).toMatchObject({ paintCode: '1D6', address: ['RAIDERAT', '1D6'] });
  });

  it.each([
    { asked: ['GONE'], address: [] },
    { asked: ['GONE', '040'], address: [] },
    { asked: ['LEGEND', 'XXX'], address: ['LEGEND'] },
    { asked: ['LEGEND', '040', 'more'], address: ['LEGEND', '040'] },
    { asked: ['hybrid', '040'], address: ['hybrid'] },
    { asked: ['circuit'], address: [] },
  ])('D-348 D-350: $asked is no choice, and leads to the nearest: $address', ({ asked, address }) => {
    expect(toChoice(asked, choices).address).toEqual(address);
  });

  it('D-347: codes in other case lead to the address in their own', () => {
    expect(toChoice(['legend', '040'], choices).address).toEqual(['legend']);
    expect(toChoice(['raiderat', '1d6'], choices).address).toEqual(['RAIDERAT', '1D6']);
    expect(toChoice(['HYBRID'], { ...choices, models: modelsOf('raider', models) }).address).toEqual(['hybrid']);
  });

  it('D-347: a range without models chooses nothing', () => {
    expect(toChoice(['LEGEND'], { categoryCodes: [], defaultCategory: null, models: [] })).toEqual({
      categoryCode: null,
      model: null,
      paintCode: null,
      address: [],
    });
  });
});

describe('toCarousel', () => {
  it.each([
    [0, ['a', 'b', 'c']],
    [1, ['a', 'b', 'c']],
    [2, ['b', 'c', 'd']],
    [4, ['c', 'd', 'e']],
  ])('D-356: at most three models, the one at %i among them', (chosen, shown) => {
    expect(toCarousel(['a', 'b', 'c', 'd', 'e'], chosen)).toEqual(shown);
  });

  it('D-356: a category of one shows one', () => {
    expect(toCarousel(['a'], 0)).toEqual(['a']);
  });
});

describe('toAsked', () => {
  it('C-051: decodes the path parts below /vehicles', () => {
    expect(toAsked(['hilux-double-cab', 'gr-s', 'caf%C3%A9'])).toEqual(['hilux-double-cab', 'gr-s', 'café']);
  });

  it.each(['%E0%A4%A', '%00', 'a%0Ab', 'x'.repeat(8192)])('C-051: refuses what cannot be a code: %.12s', (part) => {
    expect(toAsked([part])).toBeNull();
  });
});
