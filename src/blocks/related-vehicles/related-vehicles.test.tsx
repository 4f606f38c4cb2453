import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Locale } from '@/i18n/locales';
import type { RangeCard } from '@/queries/vehicles';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { pictureOf, relatedTo, toRelatedVehicles } from './model';
import { RelatedVehiclesView } from './view';

const picture: PictureProps = {
  sources: { avif: [], webp: [] },
  fallbackUrl: '/car.webp',
  width: 16,
  height: 9,
  alt: 'A car',
};

function card(rangeSlug: string, fields: Partial<RangeCard> = {}): RangeCard {
  return {
    id: rangeSlug.length,
    name: rangeSlug,
    rangeSlug,
    rangeCode: rangeSlug.toUpperCase(),
    bodyType: 'suv',
    brand: 1,
    facts: [],
    minPrice: 500_000,
    maxPrice: 900_000,
    ...fields,
  };
}

const cards = [
  card('fortuner', { rangeCode: 'N35' }),
  card('prado'),
  card('rav'),
  card('hilux-double-cab', { name: 'Hilux Double Cab', rangeCode: 'P30', bodyType: 'bakkie' }),
  card('corolla', { bodyType: 'hatch' }),
];

function show(path: string, { locale = 'en', block = fixtures.stated, pricePrefix = 'R' }: Options = {}) {
  const related = relatedTo({ path, cards, day: '2026-11-21' });
  const pictures = related.map(() => picture);
  const model = toRelatedVehicles({ block, related, path, vehiclesPath: '/vehicles', locale, pictures, pricePrefix });
  return model ? renderToStaticMarkup(<RelatedVehiclesView {...model} id="related" />) : '';
}
type Options = { locale?: Locale; block?: (typeof fixtures)[keyof typeof fixtures]; pricePrefix?: string | null };

it('C-195 C-196 C-197: its heading is written in three languages', () => {
  expect(show('/vehicles/fortuner')).toContain('>Experience Related Vehicles</h2>');
  expect(show('/vehicles/fortuner', { locale: 'af' })).toContain('>Ervaar Verwante Voertuie</h2>');
  expect(show('/vehicles/fortuner', { locale: 'zu' })).toContain('>Isipiliyoni Onaso Mayelana Nezimoto</h2>');
  expect(show('/vehicles/fortuner', { block: fixtures.own })).toContain(fixtures.own.heading);
});

it('C-195: a heading that fell back to English says so of itself, not of the cards', () => {
  const block = { ...fixtures.own, _en: ['heading'] };
  const html = show('/vehicles/fortuner', { locale: 'af', block });
  expect(html).toMatch(/<h2 lang="en"[^>]*>Others that work as hard/);
  expect(html.match(/lang="en"/g)).toHaveLength(1);
});

it('C-044 C-198: each card leads to its range, and its stage stands before the picture has come', () => {
  const html = show('/vehicles/fortuner', { locale: 'af' });
  expect(html.match(/href="\/af\/vehicles\/(prado|rav)"/g)).toHaveLength(2);
  expect(html).not.toContain('/vehicles/fortuner"');
  expect(html.match(/data-skeleton="true"><picture>/g)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});

it('C-205 C-206 C-207: the corolla page shows N35 first, then P30 under two words of its name, with the whole link', () => {
  const html = show('/vehicles/corolla');
  expect(html.indexOf('/vehicles/fortuner')).toBeGreaterThan(0);
  expect(html.indexOf('/vehicles/fortuner')).toBeLessThan(html.indexOf('/vehicles/hilux-double-cab'));
  expect(html).toContain('>Hilux Double<');
});

it('C-208 C-209: a range has its own picture, or else its hero picture', () => {
  expect(pictureOf(card('rav', { modelImage: 7, heroImage: 8 }))).toBe(7);
  expect(pictureOf(card('rav', { modelImage: null, heroImage: 8 }))).toBe(8);
});

it('C-202: three cards are in view on a desk', () => {
  const css = readFileSync(new URL('./related-vehicles.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/width >= 965px\) \{\s*grid-auto-columns: calc\(\(100% - 2 \* var\(--gutter\)\) \/ 3\)/);
});

it('X-03: no price where none is shown', () => {
  expect(show('/vehicles/fortuner')).toContain('From R500');
  expect(show('/vehicles/fortuner', { pricePrefix: null })).not.toContain('R500');
});

it('C-204: when the ranges cannot be read, the reason is logged and nothing is shown', async () => {
  vi.resetModules();
  const log = vi.fn();
  vi.doMock('@/lib/logger', () => ({ logger: { error: log } }));
  vi.doMock('@/queries/pictures', () => ({ getPicture: async () => null }));
  vi.doMock('@/queries/vehicles', () => ({
    getRangeCards: async () => Promise.reject(new Error('no answer')),
    getNewPriceFormat: async () => null,
  }));
  const { RelatedVehiclesBlock } = await import('./block');
  const context = {
    locale: 'en',
    path: '/vehicles/fortuner',
    query: '',
    isDraft: false,
    theme: 'light',
    dealer: null,
    isOpening: false,
  } as const;
  expect(await RelatedVehiclesBlock({ block: fixtures.stated, context })).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.anything(), 'Network response was not ok');
  vi.doUnmock('@/lib/logger');
});
