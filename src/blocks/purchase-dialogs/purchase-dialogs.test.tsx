import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PurchaseDialogsBlock } from '@/cms/payload-types';
import { toPurchases } from '@/features/buying/purchase-links';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { fixtures } from './fixture';
import { toPurchaseDialogs } from './model';
import { PurchaseDialogsView } from './view';

type Site = {
  buyingSite?: string | null;
  dealer?: { slug: string; supplierCode: string } | null;
  showsPrices?: boolean;
  locale?: Locale;
};

function show(block: PurchaseDialogsBlock, site: Site = {}) {
  const { buyingSite = '/buying-site', dealer = null, showsPrices = true, locale = 'en' } = site;
  const t = getWords(locale, 'buying');
  const model = toPurchaseDialogs({
    block,
    purchases: toPurchases({ locale, buyingSite, rangeCode: '64O', dealer, showsPrices }),
    words: { quote: t('enquireNow'), 'test-drive': t('testDrive') },
  });
  const html = renderToStaticMarkup(<PurchaseDialogsView {...model} locale={locale} isOpening={false} />);
  return html.replaceAll('&amp;', '&');
}

it('C-399 C-400: two buttons, each for a dialog of its own that is named like it', () => {
  const html = show(fixtures.minimal);
  expect([...html.matchAll(/data-opens="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'purchase-purchase-minimal-quote',
    'purchase-purchase-minimal-test-drive',
  ]);
  for (const [id, title] of [
    ['purchase-purchase-minimal-quote', 'Enquire Now'],
    ['purchase-purchase-minimal-test-drive', 'Book A Test Drive'],
  ]) {
    expect(html).toContain(`<dialog id="${id}"`);
    expect(html).toMatch(new RegExp(`id="${id}-title"><span>${title}`));
  }
});

it('C-399 C-400: nothing of the buying site is loaded before a dialog opens', () => {
  expect(show(fixtures.typical)).toContain('<iframe');
  expect(show(fixtures.typical)).not.toMatch(/<iframe[^>]* src=/);
});

it('C-399 C-400: without JavaScript the buttons lead to the buying site, in the page’s language', () => {
  const html = show(fixtures.minimal, { locale: 'zu' });
  expect(html).toMatch(/<a [^>]*href="\/zu\/buying-site\/toyota\?range_code=64O"[^>]*data-opens/);
  expect(html).toMatch(/<a [^>]*href="\/zu\/buying-site\/toyota\/test-drive\?range_code=64O"[^>]*data-opens/);
});

it('C-401: on a dealer’s vehicle page the embedded site is told range and dealer', () => {
  const html = show(fixtures.minimal, {
    buyingSite: 'https://buy.example',
    dealer: { slug: 'sandton', supplierCode: 'D7' },
  });
  expect(html).toContain('href="https://buy.example/toyota?range_code=64O&dealercode=D7"');
  expect(html).toContain('href="https://buy.example/toyota/test-drive?range_code=64O&dealercode=D7"');
});

it('without a buying site the buttons lead to our own form, and no dialog is there', () => {
  const html = show(fixtures.minimal, {
    buyingSite: null,
    dealer: { slug: 'sandton', supplierCode: 'D7' },
    locale: 'af',
  });
  expect(html).toContain('href="/af/enquiry/vehicle?range=64O&dealer=sandton"');
  expect(html).toContain('href="/af/enquiry/vehicle?range=64O&dealer=sandton&type=test-drive"');
  expect(html).not.toContain('<dialog');
});

it('X-03: a dealer whose market hides prices is asked on our own form; the maker’s own pages keep the buying site', () => {
  const dealer = { slug: 'windhoek', supplierCode: 'N1' };
  const html = show(fixtures.minimal, { dealer, showsPrices: false });
  expect(html).toContain('href="/enquiry/vehicle?range=64O&dealer=windhoek"');
  expect(html).toContain('href="/enquiry/vehicle?range=64O&dealer=windhoek&type=test-drive"');
  expect(html).not.toMatch(/<dialog|buying-site/);
  expect(show(fixtures.minimal, { showsPrices: false })).toContain('href="/buying-site/toyota?range_code=64O"');
});

it('C-399: editors may write other words on the buttons', () => {
  const html = show({ ...fixtures.minimal, enquireLabel: 'Ask for a price', testDriveLabel: 'Drive it' });
  expect(html).toContain('>Ask for a price<');
  expect(html).not.toContain('Enquire Now');
});
