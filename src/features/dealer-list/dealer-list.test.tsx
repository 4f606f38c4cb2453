import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Dealer, Market } from '@/cms/payload-types';
import { DealerBar } from './dealer-bar';
import { toDealerCountries } from './dealer-countries';
import { DealerList } from './dealer-list';
import { toDealerView } from './dealer-model';
import { DealerView } from './dealer-view';

const stamp = { updatedAt: '2026-01-01T00:00:00Z', createdAt: '2026-01-01T00:00:00Z' };
const open = { startTime: '08:00', endTime: '17:00' };

const roses: Dealer = {
  id: 1,
  name: 'Roses Toyota',
  slug: 'roses',
  supplierCode: 'ZA104',
  toyotaSupplier: 'Y',
  streetAddress: '58 Wilgerboom Street',
  suburb: 'Hilton',
  city: 'Bloemfontein',
  postCode: '9301',
  province: 'Free State',
  lat: -29.1,
  longitude: 26.2,
  telephone: '051 000 0104',
  email: 'info@roses.example',
  operatingHours: [
    { day: 'Monday', hoursInformation: open },
    { day: 'Tuesday', hoursInformation: open },
    { day: 'Sunday', hoursInformation: { isClosed: true } },
  ],
  ...stamp,
};
const workshop: Dealer = { ...roses, id: 2, name: 'Khomas', slug: 'khomas', province: 'Namibia', toyotaSupplier: 'N' };
const market = { currency: 'ZAR', pricePrefix: 'R', vatRate: 0.15, phonePrefix: '+27', ...stamp };
const markets: Market[] = [
  { ...market, id: 1, code: 'ZA', name: 'Suid-Afrika', provinces: ['Gauteng', 'Free State'] },
  { ...market, id: 2, code: 'NA', name: 'Namibië', provinces: ['Namibia'] },
];
const countries = toDealerCountries({ dealers: [roses, workshop], markets, locale: 'af' });

describe('DealerList', () => {
  const html = renderToStaticMarkup(
    <DealerList title="T" intro="I" countries={countries} labels={{ empty: '', quote: 'Kwotasie', jump: 'Plekke' }} />,
  );

  it('X-08: countries and provinces in the markets’ order, each province an anchor of its own', () => {
    expect(
      countries.map(({ name, provinces }) => [name.text, provinces.map((province) => province.name.text)]),
    ).toEqual([
      ['Suid-Afrika', ['Vrystaat']],
      ['Namibië', ['Namibië']],
    ]);
    for (const id of ['free-state', 'namibia']) expect(html).toMatch(new RegExp(`href="#${id}".*id="${id}"`, 's'));
  });

  it('says where the name of a country is English still', () => {
    const english = markets.map((each) => ({ ...each, _en: ['name'] }));
    const [first, second] = toDealerCountries({ dealers: [roses, workshop], markets: english, locale: 'af' });
    expect([first?.name.lang, first?.provinces[0]?.name.lang]).toEqual(['en', undefined]);
    expect([second?.name.lang, second?.provinces[0]?.name.lang]).toEqual(['en', 'en']);
  });

  it('D-143: a dealer without a site has no link to one', () => {
    expect(html).toContain('href="/af/dealers/roses"');
    expect(html).not.toContain('href="/af/dealers/khomas"');
    expect(html).toContain('>Khomas<');
  });
});

describe('DealerView', () => {
  const show = (dealer: Dealer) => renderToStaticMarkup(<DealerView {...toDealerView(dealer, 'en', null)} />);

  it('D-137 D-142: tells who and where the dealer is, how to reach them, and when they are open', () => {
    const html = show(roses);
    expect(html).toContain('data-dealer="roses"');
    expect(html).toContain('href="tel:0510000104"');
    expect(html).toContain('href="mailto:info@roses.example"');
    expect(html).toContain('destination=-29.1%2C26.2');
    expect(html).toMatch(/Monday to Tuesday<\/dt><dd[^>]*>08:00 – 17:00/);
    expect(html).toMatch(/Sunday<\/dt><dd[^>]*>Closed/);
  });

  it('D-143: Browse All Vehicles leads to the dealer’s own vehicles, where the dealer has a site', () => {
    expect(show(roses)).toMatch(/href="\/dealers\/roses\/new-vehicles"[^>]*><span>Browse All Vehicles/);
    expect(show(workshop)).not.toContain('new-vehicles');
  });
});

describe('DealerBar', () => {
  const place = { kind: 'dealer', slug: 'roses', supplierCode: 'ZA104', province: 'Free State' } as const;

  it('D-367: names the dealer whose site it is, and leads to all of them', () => {
    const html = renderToStaticMarkup(<DealerBar place={{ ...place, name: 'Roses Toyota' }} locale="zu" />);
    expect(html).toContain('href="/zu/dealers/roses">Roses Toyota');
    expect(html).toContain('href="/zu/dealers"');
  });

  it('D-400: a dealer that could not be read has no name, and nothing else is said of it', () => {
    const html = renderToStaticMarkup(<DealerBar place={{ ...place, name: '' }} locale="en" />);
    expect(html).toContain('You are on the site of a dealer');
    expect(html).not.toContain('href="/dealers/roses"');
  });
});
