import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mainSite, type SitePlace } from '@/domain/site/site-place';
import { modelOf, range, settings } from '@/features/vehicle/fixture';
import { fixtures } from './fixture';
import { toModelPriceSummary } from './model';
import { ModelPriceSummaryView } from './view';

const models = [
  modelOf('CHEAP', { price: 600_000 }),
  modelOf('DEAR', { price: 900_000, specialPrice: 950_000 }),
  modelOf('ASK', { price: null }),
];

const dealer: SitePlace = { kind: 'dealer', slug: 'roses', supplierCode: 'R1', province: 'Gauteng', name: 'Roses' };

type Options = Partial<Parameters<typeof toModelPriceSummary>[0]>;

function show(options: Options = {}) {
  const summary = toModelPriceSummary({
    block: fixtures.minimal,
    range,
    models,
    format: { prefix: 'R' },
    settings,
    place: mainSite,
    locale: 'en',
    ...options,
  });
  return summary ? renderToStaticMarkup(<ModelPriceSummaryView {...summary} locale={options.locale ?? 'en'} />) : '';
}

describe('model price summary', () => {
  it('C-364: every model of the range with its price, dearest first, and the from-price', () => {
    const html = show();
    expect(html).toContain('From R600\u00a0000');
    const places = ['2.8 DEAR', '2.8 CHEAP', '2.8 ASK'].map((name) => html.indexOf(name));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(html).toContain('href="/vehicles/hilux-double-cab/CHEAP"');
    expect(html).toContain('Price on request');
    expect(html).toContain('Prices include VAT.');
  });

  it('C-364: a special price is struck through, and the one beside it carries the asterisk', () => {
    expect(show()).toMatch(/<s>R950\u00a0000<\/s>.*R900\u00a0000\*/);
    expect(show({ models: [modelOf('CHEAP')] })).not.toContain('*');
  });

  it('C-364: on a dealer’s site links stay there, and a market without prices shows none', () => {
    const html = show({ place: dealer, format: null });
    expect(html).toContain('href="/dealers/roses/new-vehicles/hilux-double-cab/DEAR"');
    expect(html).toContain('Ask the dealer for the price');
    expect(show({ format: null })).toContain('Ask a dealer for the price');
    expect(html).not.toMatch(/R\d/);
  });

  it('C-364: a range without models shows nothing', () => {
    expect(show({ models: [] })).toBe('');
  });
});
