import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ValueAddedOfferBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { fixtures } from './fixture';
import { toValueAddedOffer } from './model';
import { ValueAddedOfferView } from './view';

function show(block: ValueAddedOfferBlock, path: string, locale: Locale = 'en') {
  const now = new Date('2026-11-21T10:00:00Z');
  const offer = toValueAddedOffer({ block, locale, path, now, logos: [] });
  return offer ? renderToStaticMarkup(<ValueAddedOfferView {...offer} id="offer" />) : '';
}

it('C-212: it stands on the vitz and fortuner pages only', () => {
  expect(show(fixtures.onItsPagesOnly, '/vehicles/vitz')).toContain('Value Added Offer');
  expect(show(fixtures.onItsPagesOnly, '/dealers/roses/new-vehicles/fortuner')).toContain('Value Added Offer');
  expect(show(fixtures.onItsPagesOnly, '/vehicles/corolla')).toBe('');
  expect(show(fixtures.onItsPagesOnly, '/owners')).toBe('');
});

it('C-213: terms and disclaimer open and close, each alone', () => {
  const html = show(fixtures.onItsPagesOnly, '/vehicles/vitz');
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toContain('Terms &amp; Conditions');
  expect(html).toContain('Disclaimer');
  const { disclaimer: _none, ...withoutDisclaimer } = fixtures.onItsPagesOnly;
  expect(show(withoutDisclaimer, '/vehicles/vitz').match(/<details/g)).toHaveLength(1);
});

it("C-214: 'Find a Dealer' leads to the dealers", () => {
  const html = show(fixtures.onItsPagesOnly, '/vehicles/vitz', 'zu');
  expect(html).toContain('href="/zu/dealers"');
});

it('C-217: it says from when to when it holds', () => {
  expect(show(fixtures.onItsPagesOnly, '/vehicles/fortuner')).toContain('Valid from 1 July 2024 to 30 September 2024');
});

it('X-17: once it is over it says so', () => {
  expect(show(fixtures.onItsPagesOnly, '/vehicles/fortuner')).toContain('This offer has ended');
  const { validTo: _none, ...open } = fixtures.onItsPagesOnly;
  expect(show(open, '/vehicles/fortuner')).not.toContain('This offer has ended');
});

it('C-016 C-017: the extra disclaimer and the insurers are for phones', () => {
  const html = show(fixtures.onPhones, '/vehicles/fortuner');
  const phones = html.slice(html.indexOf('class="phones"'));
  expect(phones).toContain('Mokoro Assure');
  expect(phones).toContain('Cover is arranged by the insurers named here.');
  const css = readFileSync(new URL('./value-added-offer.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/\.phones \{[^}]*@media \(width >= 640px\) \{\s*display: none;/);
});
