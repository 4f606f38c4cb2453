import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { GrMerchandiseBlock, Product } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { fixtures } from './fixture';
import { toMerchandise, toShown } from './model';
import { GrMerchandiseView } from './view';

function product(productCode: string, fields: Partial<Product> = {}): Product {
  return { id: 1, productCode, title: `Thing ${productCode}`, updatedAt: '', createdAt: '', ...fields };
}

/** In order of their codes, as they are read. */
const others = ['99A', '99B', '99C', '99D', '99E', '99F', '99G', '99H', '99J', '99K'].map((code) => product(code));
const kept = ['99M', '99N', '99P'].map((code) => product(code));
const last = product('99Z');
const all = [...others, ...kept, last];
const codesOf = (list: Product[]) => list.map(({ productCode }) => productCode).join(' ');

type Shown = { block?: GrMerchandiseBlock; shown?: Product[]; path?: string; locale?: Locale };

function show({ block = fixtures.stated, shown = [product('99M')], path = '/gr', locale = 'en' }: Shown = {}) {
  const model = toMerchandise({ block, shown, path, locale, pictures: [] });
  const labels = { all: 'All merchandise', empty: 'No products found', loading: 'Loading products' };
  return renderToStaticMarkup(
    <GrMerchandiseView {...model} id="merch" locale={locale} labels={labels} isOpening={false} />,
  );
}

it('C-235 C-236 C-237: 99M, 99N and 99P are always kept, and the first eight of the others, in order of their codes', () => {
  expect(codesOf(toShown(all, false))).toBe('99A 99B 99C 99D 99E 99F 99G 99H 99M 99N 99P');
  const early = [product('11A'), ...kept.slice(0, 1), last];
  expect(codesOf(toShown(early, false))).toBe('11A 99M 99Z');
});

it('D§2 “/gr/merchandise: all merchandise”: its own page shows every product and does not lead to itself', () => {
  expect(toShown(all, true)).toEqual(all);
  expect(show({ path: '/gr/merchandise' })).not.toContain('href="/gr/merchandise"');
  expect(show()).toContain('href="/gr/merchandise"');
});

it('C-231: has the stated heading unless an editor wrote another', () => {
  expect(show()).toContain('>GR MERCHANDISE</h2>');
  expect(show({ block: fixtures.own })).toContain('>Wear the dust</h2>');
});

it('C-232: a product that is opened says that it is loading until it is there', () => {
  const html = show({ shown: [product('99M')] });
  expect(html).toMatch(/<p[^>]*>Loading products<\/p><iframe/);
});

it('C-233: says so when there are none', () => {
  expect(show({ shown: [] })).toContain('>No products found<');
  expect(show()).not.toContain('No products found');
});

it('C-238: three cards are in view on a desk', () => {
  const css = readFileSync(new URL('./gr-merchandise.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/width >= 965px\) \{\s*grid-auto-columns: calc\(\(95% - 2 \* var\(--gutter\)\) \/ 3\)/);
});

it('C-239: choosing a product opens the dialog of its name with its form; without JavaScript it leads there', () => {
  const html = show({ shown: [product('99M', { title: 'Team cap' })], locale: 'zu' });
  expect(html).toMatch(/<a [^>]*href="\/zu\/enquiry\/product\?productCode=99M"[^>]*data-opens="gr-merchandise-99M"/);
  expect(html).toMatch(/<dialog id="gr-merchandise-99M"/);
  expect(html).toContain('data-src="/zu/enquiry/product?productCode=99M"');
  const english = show({ shown: [product('99M', { title: 'Team cap' })] });
  expect(english).toContain('>Product Enquiry: Team cap</span>');
});

it('C-240: the page behind an open dialog does not scroll', () => {
  const css = readFileSync(new URL('./gr-merchandise.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/:root:has\(\.dialogs > :modal\) \{\s*overflow: hidden/);
});

it('C-231: a product without a price is on request', () => {
  expect(show({ shown: [product('99K', { price: 1_290 })] })).toContain('R1\u00a0290');
  expect(show({ shown: [product('99K', { price: null })] })).toContain('Price on request');
});

it('C-242: when the products cannot be read, the reason is logged and nothing is said of them', async () => {
  vi.resetModules();
  const log = vi.fn();
  vi.doMock('@/lib/logger', () => ({ logger: { error: log } }));
  vi.doMock('@/queries/pictures', () => ({ getPicture: async () => null }));
  vi.doMock('@/queries/cached-read', () => ({ shortenPageLife: async () => {} }));
  vi.doMock('@/queries/products', () => ({ getProducts: async () => Promise.reject(new Error('no answer')) }));
  const { GrMerchandiseBlock } = await import('./block');
  const context = {
    locale: 'en',
    path: '/gr',
    query: '',
    isDraft: false,
    theme: 'gr',
    dealer: null,
    isOpening: false,
  } as const;
  expect(await GrMerchandiseBlock({ block: fixtures.stated, context })).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.anything(), 'Network response was not ok');
  vi.doUnmock('@/lib/logger');
});
