import { describe, expect, it } from 'vitest';
import { showsNewCalculators, showsNewPrices } from './price-visibility';

const markets = [
  { provinces: ['Gauteng', 'KwaZulu-Natal'], newPricesShown: true, newCalculatorsShown: true },
  { provinces: ['Namibia'], newPricesShown: false, newCalculatorsShown: false },
  { provinces: ['Zambia'], newPricesShown: false, newCalculatorsShown: true },
];

describe('showsNewPrices', () => {
  it('X-03: shows prices on the main site and in South African provinces', () => {
    expect(showsNewPrices(markets, null)).toBe(true);
    expect(showsNewPrices(markets, 'kwazulu natal')).toBe(true);
  });

  it('X-03: hides them on the main site when South Africa is switched off', () => {
    expect(showsNewPrices([{ code: 'ZA', newPricesShown: false }], null)).toBe(false);
  });

  it('D-369 X-03: hides them where the market says so, in countries without provinces too', () => {
    expect(showsNewPrices(markets, 'Namibia')).toBe(false);
    expect(showsNewPrices(markets, 'ZAMBIA')).toBe(false);
  });

  it('X-03: shows them where no market claims the place', () => {
    expect(showsNewPrices(markets, 'Atlantis')).toBe(true);
  });
});

describe('showsNewCalculators', () => {
  it('D-370 X-03: ways to pay have a switch of their own', () => {
    expect(['Gauteng', 'Namibia', 'Zambia'].map((place) => showsNewCalculators(markets, place))).toEqual([
      true,
      false,
      true,
    ]);
    expect(showsNewCalculators([{ code: 'ZA', newCalculatorsShown: false }], null)).toBe(false);
  });
});

it('D-400: where a dealer could not be read neither prices nor ways to pay are shown', () => {
  expect(showsNewPrices(markets, '')).toBe(false);
  expect(showsNewCalculators(markets, '')).toBe(false);
});
