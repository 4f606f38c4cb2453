import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SimpleButtonsBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { fixtures } from './fixture';
import { toSimpleButtons } from './model';
import { SimpleButtonsView } from './view';

function show(block: SimpleButtonsBlock, { dealerCode = null as string | null, locale = 'en' as Locale } = {}) {
  const model = toSimpleButtons({ block, locale, buyingSite: '/buying-site', dealerCode });
  const labels = { newTab: '(opens in a new tab)' };
  return model ? renderToStaticMarkup(<SimpleButtonsView {...model} labels={labels} isOpening={false} />) : '';
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));

it('C-402: on a dealer’s page, links to the buying site name the dealer', () => {
  expect(hrefs(show(fixtures.typical, { dealerCode: 'D7', locale: 'af' }))).toEqual([
    '/af/buying-site/toyota?dealercode=D7',
    '/af/buying-site/toyota/test-drive?dealercode=D7',
  ]);
  const [withQuery] = hrefs(
    show(
      { ...fixtures.minimal, buttons: [{ label: 'Buy', url: '/buying-site/toyota?deriv_code=C20' }] },
      { dealerCode: 'D7' },
    ),
  );
  expect(withQuery).toBe('/buying-site/toyota?deriv_code=C20&dealercode=D7');
});

it('C-402: elsewhere, and to elsewhere, they lead as written', () => {
  expect(hrefs(show(fixtures.typical))).toEqual(['/buying-site/toyota', '/buying-site/toyota/test-drive']);
  expect(hrefs(show(fixtures.finance, { dealerCode: 'D7' }))).toEqual([
    'https://finance.example/apply/individual',
    'https://finance.example/apply/company',
  ]);
});

it('T-295: a link to the buying site is a plain navigation', () => {
  expect(show(fixtures.typical)).not.toMatch(/target=|data-opens|<button/);
});

it('issue-3 §2: what opens in a new tab says so, and gives nothing away', () => {
  const html = show(fixtures.finance);
  expect(html.split('target="_blank" rel="noopener noreferrer"').length - 1).toBe(2);
  expect(html.split('(opens in a new tab)').length - 1).toBe(2);
  expect(html.split('<svg').length - 1).toBe(2);
});

it('C-305 C-306: nothing without buttons, and no button without words', () => {
  expect(show(fixtures.empty)).toBe('');
  expect(show({ ...fixtures.minimal, buttons: [{ url: '/buying', label: ' ' }] })).toBe('');
});
