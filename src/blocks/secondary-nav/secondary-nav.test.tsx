import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SecondaryNavBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { fixtures } from './fixture';
import { toSecondaryNav } from './model';
import { SecondaryNavView } from './view';

function show(block: SecondaryNavBlock, locale: Locale = 'en') {
  const bar = toSecondaryNav(block, locale);
  const labels = { section: 'In this section', more: 'More:' };
  return bar ? renderToStaticMarkup(<SecondaryNavView {...bar} currentUrl="/owners/recalls" labels={labels} />) : '';
}

it('C-326 C-436: has a title, buttons and items', () => {
  const html = show(fixtures.typical);
  expect(html).toMatch(/^<div data-block="secondaryNav"/);
  for (const word of ['Owners', 'Book a service', 'Care', 'Help', 'Recalls', 'Contact']) expect(html).toContain(word);
});

it('C-418 D-313: a drop-down list, a link and a place on the page', () => {
  const html = show(fixtures.typical);
  expect(html.split('<details').length - 1).toBe(2);
  expect(html).toContain('href="/owners/tyres"');
  expect(html).toMatch(/href="\/owners\/recalls"[^>]*aria-current="page"/);
  expect(html).toContain('href="#contact"');
});

it('C-419: the label of a list is a link only when it is said to be', () => {
  const html = show(fixtures.typical);
  expect(html).toContain('href="/owners/care"');
  expect(html).not.toContain('href="/owners/help"');
});

it('C-420: a phone has its own address where there is one', () => {
  const [care] = toSecondaryNav(fixtures.typical, 'af')?.items ?? [];
  expect(care?.links).toEqual([
    { label: { text: 'Service' }, url: '/af/owners/service', mobileUrl: '/af/owners/service/phone' },
    { label: { text: 'Tyres' }, url: '/af/owners/tyres', mobileUrl: null },
  ]);
  expect(show(fixtures.typical)).toContain('href="/owners/service/phone"');
});

it('D-314: the lists answer to a resting pointer', () => {
  expect(show(fixtures.typical)).toContain('data-menu="hover"');
});

it('C-305: what has no label is left out, and an empty bar is not there', () => {
  expect(show(fixtures.empty)).toBe('');
  expect(show({ blockType: 'secondaryNav', items: [{ itemType: 'default', subMenuURL: '/owners' }] })).toBe('');
});
