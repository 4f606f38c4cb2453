import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { KeptCredit } from '@/domain/finance/kept-quote';
import { type Locale, locales } from '@/i18n/locales';
import type { StoredQuote } from '@/queries/kept-quotes';
import { keptCredit, keptSubscription, storedCredit, storedSubscription } from './fixture';
import { toChangesView, toKeptQuoteView, toMessage, toWays } from './kept-quote-model';
import { KeptQuote, type KeptQuoteLabels } from './kept-quote-view';
import { toQrModules, toQrPath } from './qr';
import { toQuotePdf } from './quote-pdf';
import type { ReckonedQuote } from './reckon-quote';
import { readRefusal, toRefusedQuery } from './refusal';
import { RefusedQuote } from './refused-quote';

const nbsp = '\u00a0';
const siteUrl = 'https://www.forecourt.example';
const now = new Date('2026-11-25T10:00:00+02:00');

const viewOf = (stored: StoredQuote, locale: Locale = 'en', at = now) =>
  toKeptQuoteView({ stored, locale, siteUrl, now: at });

function todayOf(stored: StoredQuote, figures: StoredQuote['figures'] = stored.figures): ReckonedQuote {
  const { calculator, modelCode, tableName, asked } = stored;
  return { ok: true, replaced: [], quote: { calculator, modelCode, tableName, asked, figures, offerUntil: null } };
}

/** The vehicle costs R410 000 today; month and total are made up to tell them apart. */
const dearer: KeptCredit = {
  ...keptCredit,
  quote: { ...keptCredit.quote, priceCents: 41_000_000, monthlyCents: 690_000, totalRepayableCents: 62_000_000 },
};

const labels: KeptQuoteLabels = {
  ways: {
    heading: 'Ways',
    dealer: 'Request this from a dealer',
    newTab: '(opens in a new tab)',
    change: 'Change it',
    again: 'Work it out again',
    pdf: 'PDF',
    whatsapp: 'WhatsApp',
  },
  tools: { copy: 'Copy', copied: 'Copied', notCopied: 'Not copied', print: 'Print' },
  showroom: { heading: 'For the showroom', lead: 'Scan it.', private: 'Nothing about you.' },
};

function show(stored: StoredQuote, today: ReckonedQuote = todayOf(stored), locale: Locale = 'en', at = now): string {
  const view = viewOf(stored, locale, at);
  const modules = toQrModules(view.link);
  return renderToStaticMarkup(
    <KeptQuote
      quote={view}
      changes={toChangesView({ stored, today, locale, now: at })}
      ways={toWays({ stored, view, vehicle: { rangeName: 'Corolla', modelName: '1.8 XS' }, carImage: '' })}
      picture={null}
      qr={{ path: toQrPath(modules), size: modules.length, label: 'QR' }}
      labels={labels}
    />,
  );
}

describe('the page of a kept quote', () => {
  it('issue-5 §3.6: shows every term as it was kept, when it was kept and until when it stands', () => {
    const html = show(storedCredit);
    for (const words of [
      'Hilux Double Cab 2.8 ',
      'Kept on 22 November 2026',
      'Valid until 22 December 2026',
      `R</span>6${nbsp}743.05`,
      '72 instalments',
      '12% a year',
      `R120${nbsp}000 in November 2032`,
      `R1${nbsp}207.50`,
      `R606${nbsp}707.45`,
      'HDC28LRS',
      'Rates of</dt><dd>22 November 2026',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('issue-5 §3.1: beside the balloon, what it saves and what it costs', () => {
    expect(show(storedCredit)).toContain(`takes R1${nbsp}146.02 off every month and adds R37${nbsp}486.44`);
  });

  it('issue-5 §3.6: every month has a row of the schedule, the last one leaves the balloon', () => {
    const html = show(storedCredit);
    const schedule = html.slice(html.indexOf('<details', html.indexOf('data-changes')));
    expect(schedule.match(/<th scope="row"/g)).toHaveLength(72);
    expect(schedule).toMatch(/<th scope="row">December 2026<\/th>.*<th scope="row">November 2032<\/th>/s);
    // 1% of R400 000 is the first month's interest
    expect(schedule).toContain(`R4${nbsp}000.00`);
    expect(schedule).toContain(`R120${nbsp}000.00`);
    expect(show(storedSubscription)).not.toContain('Month by month');
  });

  it('issue-5 §3.6: says that nothing has changed', () => {
    const html = show(storedCredit);
    expect(html).toContain('Nothing has changed. Worked out on 25 November 2026');
    expect(html).toContain('data-changes="0"');
  });

  it('issue-5 §3.6: what is different stands line by line, and today’s quote with all of its terms', () => {
    const html = show(storedCredit, todayOf(storedCredit, dearer));
    expect(html).toContain('data-changes="3"');
    expect(html).toMatch(new RegExp(`Cash price</th><td[^>]*>R400${nbsp}000</td><td[^>]*>R410${nbsp}000</td>`));
    const today = html.slice(html.indexOf('The quote today'));
    for (const words of ['72 instalments', '12% a year', `R620${nbsp}000 to repay in all`]) {
      expect(today).toContain(words);
    }
  });

  it('issue-5 §3.6: a rate that is offered no longer is said to be, with the nearest', () => {
    const today = todayOf(storedCredit, { ...keptCredit, annualRatePercent: 13 });
    const html = show(storedCredit, today.ok ? { ...today, replaced: ['annualRatePercent'] } : today);
    expect(html).toMatch(/Interest rate a year<\/th><td[^>]*>12%<\/td><td[^>]*>no longer offered; nearest: 13%/);
    expect(html).toContain('Today’s figures take the nearest that is.');
  });

  it.each([
    ['unknown-model', 'no longer in the price list'],
    ['unavailable', 'cannot be read just now'],
    ['unknown-quote', 'no longer offered'],
    ['payment-below-zero', 'can no longer be offered'],
  ] as const)(
    'issue-5 §3.6: when today has no figures (%s) it says so and keeps showing the kept ones',
    (error, words) => {
      const html = show(storedCredit, { ok: false, error });
      expect(html).toContain(words);
      expect(html).toContain('The figures that were kept stay as they were.');
      expect(html).toContain(`R606${nbsp}707.45`);
    },
  );

  it('issue-5 §3.6: once it has expired it says so, and to work it out again comes first', () => {
    const html = show(storedCredit, todayOf(storedCredit), 'en', new Date('2026-12-23T00:00:00+02:00'));
    expect(html).toContain('This quote was valid until 22 December 2026. Its figures hold no longer');
    expect(html).toMatch(/class="button primary wide" href="\/payment-options[^>]*>(<[^>]+>)*Work it out again/);
    expect(html.match(/primary/g)).toHaveLength(1);
  });

  it('T-035: asks a dealer for it in a new tab, with what it takes to check the figures', () => {
    const { dealer, change } = toWays({
      stored: storedCredit,
      view: viewOf(storedCredit),
      vehicle: null,
      carImage: '',
    });
    const { pathname, searchParams } = new URL(dealer, siteUrl);
    expect(pathname).toBe('/enquiry/finance-offers');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      calculator: 'instalment',
      modelCode: 'HDC28LRS',
      monthlyInstallment: '6743.05',
      instalments: '72',
      balloonPercent: '30',
    });
    expect(change).toBe(
      '/payment-options/toyota-financial-services/instalment?calculator=instalment&modelCode=HDC28LRS&deposit=0&termMonths=72&annualRatePercent=12&balloonPercent=30',
    );
    expect(show(storedCredit)).toMatch(/<a [^>]*href="\/enquiry\/finance-offers[^>]*target="_blank"/);
  });

  it('T-030: a subscription goes to its own enquiry, with its reference', () => {
    const view = viewOf(storedSubscription, 'zu');
    const vehicle = { rangeName: 'Corolla', modelName: '1.8 XS' };
    const { dealer, pdf, change } = toWays({ stored: storedSubscription, view, vehicle, carImage: '' });
    const { pathname, searchParams } = new URL(dealer, siteUrl);
    expect(pathname).toBe('/zu/enquiry/kinto');
    expect([searchParams.get('quoteReference'), searchParams.get('affordability')]).toEqual(['K1-C18-48-1000', '6000']);
    expect(pdf).toBe('/zu/quotes/C8XWQ2MN4P/quote.pdf');
    expect(change).toBe(
      '/zu/payment-options/toyota-financial-services/kinto-one?calculator=subscription&modelCode=C18&monthlyKilometres=1000&termMonths=48',
    );
  });

  it('D-378 T-287: of a used vehicle in Namibia every amount is in Namibian dollar', () => {
    const figures: KeptCredit = { ...keptCredit, vehicleName: '', market: 'NA' };
    const html = show({ ...storedCredit, calculator: 'used', modelCode: 'USED', figures });
    expect(html).toContain('A used vehicle');
    expect(html).toContain(`N$606${nbsp}707.45`);
    expect(html).not.toMatch(/[ >]R\d/);
  });

  it.each(locales)('issue-5 §3.6: in %s the same figures, with addresses of that language', (locale) => {
    const html = show(storedCredit, todayOf(storedCredit, dearer), locale);
    expect(html).toContain(`R606${nbsp}707.45`);
    expect(html).toContain(`${siteUrl}${locale === 'en' ? '' : `/${locale}`}/quotes/7K3M9Q2XAB`);
    expect(html).not.toMatch(/keptQuote\.|MISSING/);
  });
});

describe('the text for WhatsApp', () => {
  it('issue-5 §3.6: vehicle, price, instalments with their number, rate, total, balloon, the last day, the link', () => {
    expect(toMessage(viewOf(storedCredit), keptCredit).split('\n')).toEqual([
      'Hilux Double Cab 2.8 GD-6 Legend',
      'Cash price: R400 000',
      'R6 743.05 per month, 72 instalments',
      '12% a year, linked to prime',
      'R606 707.45 to repay in all',
      'balloon R120 000 in November 2032',
      'Valid until 22 December 2026',
      'https://www.forecourt.example/quotes/7K3M9Q2XAB',
    ]);
  });

  it('issue-5 §3.6: of a subscription its months, kilometres, total, and that nothing is owned', () => {
    const text = toMessage(viewOf(storedSubscription), keptSubscription);
    for (const words of ['R6 000 per month, 48 months', '48 000 km in all', 'R288 000 to pay in all', 'own nothing']) {
      expect(text).toContain(words);
    }
  });
});

/** Draws the path as a scanner sees it, four pixels a module, and reads it. */
function scan(path: string, size: number): string {
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8Array(width * width * 3).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = row * width + Number(x) * scale;
      pixels.fill(0, start * 3, (start + Number(length) * scale) * 3);
    }
  }
  return decodeQR({ width, height: width, data: pixels });
}

describe('the QR code', () => {
  it.each(locales)('issue-5 §3.6: what is drawn reads as the link (%s)', (locale) => {
    const { link } = viewOf(storedCredit, locale);
    const modules = toQrModules(link);
    expect(scan(toQrPath(modules), modules.length)).toBe(link);
  });

  it('issue-5 §3.6: has a quiet zone of four modules', () => {
    const modules = toQrModules(siteUrl);
    for (const row of [...modules.slice(0, 4), ...modules.slice(-4)]) expect(row).not.toContain(true);
    for (const row of modules) expect([...row.slice(0, 4), ...row.slice(-4)]).not.toContain(true);
  });
});

describe('the quote as PDF', () => {
  async function draw(stored: StoredQuote, locale: Locale = 'en') {
    const quote = viewOf(stored, locale);
    const notes = [{ text: 'Prices include VAT.' }, { text: 'Demonstration data.', lang: 'en' as const }];
    const bytes = await toQuotePdf({
      quote,
      brand: 'Toyota',
      qr: toQrModules(quote.link),
      notes,
      labels: { qr: 'QR' },
    });
    return Buffer.from(bytes).toString('latin1');
  }
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

  it('issue-5 §3.6: is tagged, says its language and title, and is one page', async () => {
    const pdf = await draw(storedCredit, 'zu');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    const [, marks] = /\/MarkInfo (\d+) 0 R/.exec(pdf) ?? [];
    expect(pdf).toMatch(new RegExp(`\n${marks} 0 obj\n<<\n/Marked true`));
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toMatch(/\/Lang \(zu-ZA\)/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    expect(pdf).toContain('pdfuaid:part');
    expect(count(pdf, /\/Type \/Page\b/g)).toBe(1);
  });

  it('issue-5 §3.6: terms and every month in tables with header cells, the code with a text', async () => {
    const pdf = await draw(storedCredit);
    expect(count(pdf, /\/S \/H1\b/g)).toBe(1);
    expect(count(pdf, /\/S \/Table\b/g)).toBe(2);
    expect(count(pdf, /\/Scope \/Column\b/g)).toBe(5);
    // 72 months, and the terms: 11 of the price, 5 of the details
    expect(count(pdf, /\/Scope \/Row\b/g)).toBe(72 + 16);
    expect(count(pdf, /\/S \/Figure\b/g)).toBe(1);
    expect(pdf).toContain('/Alt (QR: https://www.forecourt.example/quotes/7K3M9Q2XAB)');
    expect(pdf).not.toContain('Helvetica');
  });

  it('issue-5 §3.6: a subscription has its terms and no schedule', async () => {
    const pdf = await draw(storedSubscription, 'af');
    expect(count(pdf, /\/S \/Table\b/g)).toBe(1);
    expect(count(pdf, /\/Type \/Page\b/g)).toBe(1);
  });

  it('issue-5 §3.6: eight years fit on one page, too', async () => {
    const figures = { ...keptCredit, quote: { ...keptCredit.quote, instalments: 96 } };
    const pdf = await draw({ ...storedCredit, figures }, 'zu');
    expect(count(pdf, /\/Type \/Page\b/g)).toBe(1);
    expect(count(pdf, /\/S \/Table\b/g)).toBe(2);
  });
});

describe('a quote that is not kept', () => {
  const asked = { calculator: 'future-drive', asked: { modelCode: 'X1', deposit: '5' } } as const;

  it('issue-5 §4: says why, and leads back to its calculator with what was typed', () => {
    const query = Object.fromEntries(toRefusedQuery('no-residual', asked));
    expect(readRefusal(query)).toEqual({
      reason: 'no-residual',
      backPath:
        '/payment-options/toyota-financial-services/future-drive?calculator=future-drive&modelCode=X1&deposit=5',
    });
    const html = renderToStaticMarkup(<RefusedQuote locale="af" query={query} />);
    expect(html).toContain('Hierdie kwotasie kan nie bewaar word nie');
    expect(html).toContain('gewaarborgde toekomstige waarde');
    expect(html).toContain('href="/af/payment-options/toyota-financial-services/future-drive?');
  });

  it('issue-5 §4: whatever its address says, it says one of its own reasons', () => {
    const html = renderToStaticMarkup(<RefusedQuote locale="en" query={{ reason: '<script>', calculator: 'x' }} />);
    expect(html).toContain('The form did not say which calculator it is of.');
    expect(html).not.toContain('script');
  });
});
