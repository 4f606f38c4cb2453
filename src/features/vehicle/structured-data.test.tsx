import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StructuredData } from '@/ui/structured-data';
import { modelOf, range } from './fixture';
import { toBreadcrumbList, toCar } from './structured-data';

const page = {
  url: 'https://site.example/vehicles/hilux-double-cab',
  brand: 'Toyota',
  range,
  model: modelOf('MID', { price: 899_900 }),
  colourTitle: 'Copper',
  imageUrl: null,
  offer: { price: 899_900, currency: 'ZAR' },
};

describe('structured data', () => {
  it('D-347 D-378: the car carries the price and colour that the page shows', () => {
    expect(toCar(page)).toMatchObject({
      '@type': 'Car',
      name: 'Toyota Hilux Double Cab 2.8 MID',
      brand: { name: 'Toyota' },
      bodyType: 'Pickup',
      color: 'Copper',
      vehicleEngine: { name: '2.8', fuelType: 'Diesel' },
      offers: { '@type': 'Offer', price: 899_900, priceCurrency: 'ZAR' },
    });
  });

  it('D-369 X-03: no price shown, no offer', () => {
    expect(toCar({ ...page, offer: null }).offers).toBeUndefined();
  });

  it('counts breadcrumbs from one', () => {
    const { itemListElement } = toBreadcrumbList([
      { name: 'Home', url: 'https://site.example/' },
      { name: 'Vehicles', url: 'https://site.example/vehicles' },
    ]);
    expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'Vehicles'],
    ]);
  });

  it('no word of the CMS can end the script', () => {
    const markup = renderToStaticMarkup(<StructuredData of={{ name: '</script><b>' }} />);
    expect(markup).not.toContain('</script><b>');
    expect(markup).toContain('\\u003c/script>');
  });
});
