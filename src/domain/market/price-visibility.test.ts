import { describe, expect, it } from 'vitest';
import { showsNewPrices } from './price-visibility';

const markets = [
  { provinces: ['Gauteng', 'KwaZulu-Natal'], newPricesShown: true },
  { provinces: ['Namibia'], newPricesShown: false },
  { provinces: ['Zambia'], newPricesShown: false },
];

describe('showsNewPrices', () => {
  it('X-03: shows prices on the main site and in South African provinces', () => {
    expect(showsNewPrices(markets, null)).toBe(true);
    expect(showsNewPrices(markets, 'kwazulu natal')).toBe(true);
  });

  it('X-03: hides them on the main site when South Africa is switched off', () => {
    expect(showsNewPrices([{ code: 'ZA', newPricesShown: false }], null)).toBe(false);
  });

  it('X-03: hides them where the market says so, in countries without provinces too', () => {
    expect(showsNewPrices(markets, 'Namibia')).toBe(false);
    expect(showsNewPrices(markets, 'ZAMBIA')).toBe(false);
  });

  it('X-03: shows them where no market claims the place', () => {
    expect(showsNewPrices(markets, 'Atlantis')).toBe(true);
  });
});
