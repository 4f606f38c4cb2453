import { describe, expect, it } from 'vitest';
import { homePath, mainSite, provinceOf, type SitePlace, toPlaceUrl, vehiclesPath } from './site-place';

const dealer: SitePlace = {
  kind: 'dealer',
  slug: 'roses',
  supplierCode: 'ZA104',
  province: 'Free State',
  name: 'Roses Toyota',
};

describe('a site’s place', () => {
  it('D-326 D-327 D-367: a dealer’s site begins, and has its vehicles, below the dealer', () => {
    expect([homePath(mainSite), vehiclesPath(mainSite), provinceOf(mainSite)]).toEqual(['/', '/vehicles', null]);
    expect([homePath(dealer), vehiclesPath(dealer)]).toEqual(['/dealers/roses', '/dealers/roses/new-vehicles']);
    expect(provinceOf(dealer)).toBe('Free State');
  });

  it.each([
    ['/vehicles', '/dealers/roses/new-vehicles'],
    ['/vehicles/suv', '/dealers/roses/new-vehicles/suv'],
    ['/vehicles/corolla', '/dealers/roses/new-vehicles/corolla'],
    ['/vehicles/price-list', '/vehicles/price-list'],
    ['/vehicles/corolla/offers', '/vehicles/corolla/offers'],
    ['/enquiry/vehicle', '/enquiry/vehicle?dealer=roses'],
    ['/enquiry/vehicle?model=LG1', '/enquiry/vehicle?model=LG1'],
    ['/owners', '/owners'],
    ['https://elsewhere.example/vehicles', 'https://elsewhere.example/vehicles'],
  ])('D-367: %s is %s there', (url, there) => {
    expect(toPlaceUrl(dealer, url)).toBe(there);
    expect(toPlaceUrl(mainSite, url)).toBe(url);
  });
});
