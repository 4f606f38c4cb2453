import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FinanceGlossaryBlock, GlossaryTerm } from '@/cms/payload-types';
import { glossaryKeys, glossaryPath } from '@/domain/finance/glossary';
import type { Locale } from '@/i18n/locales';
import { toFinanceGlossary } from './model';
import { FinanceGlossaryView } from './view';

const block: FinanceGlossaryBlock = { blockType: 'financeGlossary' };
const stated = { initiationFee: 1_207.5, monthlyFee: 69 };

const terms: GlossaryTerm[] = [
  record('balloon', 'Balloon payment', 'One sum at the end.'),
  record('arrears', 'Paid in arrears', 'At the end of the month.'),
  record('admin-fee', 'Admin fee', 'Every month.'),
  record('principal', 'Principal', 'What you borrow.'),
];

function record(key: GlossaryTerm['key'], term: string, explanation: string): GlossaryTerm {
  return { id: glossaryKeys.indexOf(key) + 1, key, term, explanation, createdAt: '', updatedAt: '' };
}

type Given = Partial<Parameters<typeof toFinanceGlossary>[0]>;

function read(given: Given = {}) {
  const onRange = { block, terms, fees: stated, showsPrices: true, path: '/vehicles/corolla', locale: 'en' as Locale };
  return toFinanceGlossary({ ...onRange, ...given });
}

function show(given?: Given) {
  const glossary = read(given);
  return glossary ? renderToStaticMarkup(<FinanceGlossaryView {...glossary} />) : '';
}

/** Amounts hold together by spaces that do not break. */
const plain = (html: string) => html.replaceAll('\u00a0', ' ');

describe('on a page about a vehicle', () => {
  it('T-026 X-44: it is there where prices are shown, and not where they are hidden', () => {
    expect(show()).toContain('<h2>Finance glossary and disclaimer</h2>');
    expect(read({ showsPrices: false })).toBeNull();
  });

  it('T-026: it is an accordion of the words and the disclaimer, both closed at first', () => {
    const html = show();
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(html).toContain('What the words mean');
    expect(html).toContain('Disclaimer');
  });

  it('T-291 T-292 T-293: the disclaimer names R1 207.50 once, R69 a month, and 25GB with Connect', () => {
    const html = plain(show());
    expect(html).toContain('The initiation fee is R1 207.50, paid once.');
    expect(html).toContain('The admin fee is R69 a month.');
    expect(html).toContain('Connect comes with 25GB of complimentary in-car Wi-Fi data.');
    expect(html).toContain('estimates');
    expect(html).toContain('no offer of credit');
    expect(html).toContain('subject to approval');
  });

  it('T-291 T-292: the fees are those of the finance table; without one no amount is made up', () => {
    expect(plain(show({ fees: { initiationFee: 1_000, monthlyFee: 57.5 } }))).toContain('is R1 000, paid once');
    expect(plain(show({ fees: { initiationFee: 1_000, monthlyFee: 57.5 } }))).toContain('is R57.50 a month');
    const without = show({ fees: null });
    expect(without).not.toMatch(/R\d/);
    expect(without).toContain('25GB');
  });

  it('T-291 T-292: in every language the amounts are the same', () => {
    for (const locale of ['af', 'zu'] as const) {
      const html = plain(show({ locale }));
      expect(html).toContain('R1 207.50');
      expect(html).toContain('R69');
      expect(html).toContain('25GB');
      expect(html).toContain(`href="/${locale}/payment-options/glossary"`);
    }
  });

  it('issue-5 §3: its terms take no ids, which fields of the page may have', () => {
    const html = show({ terms: [record('deposit', 'Deposit', 'At once.'), record('term', 'Term', 'In months.')] });
    expect(html).not.toMatch(/id="(deposit|term)"/);
  });

  it('issue-5 §3: without stored terms the disclaimer stands alone', () => {
    expect(show({ terms: [] }).match(/<details/g)).toHaveLength(1);
  });
});

describe('on its own page', () => {
  const onPage = { path: glossaryPath };

  it('issue-5 §3: every term is a place of its own, and the index leads to each', () => {
    const html = show(onPage);
    for (const { key } of terms) {
      expect(html).toContain(`<div id="${key}"`);
      expect(html).toContain(`href="#${key}"`);
    }
    expect(html).toMatch(/<dt[^>]*>Balloon payment<\/dt><dd[^>]*>One sum at the end\.<\/dd>/);
    expect(html).not.toContain('<details');
  });

  it('issue-5 §3: the terms stand in the order of the alphabet, letter by letter', () => {
    const glossary = read(onPage);
    if (glossary?.kind !== 'page') throw new Error('There is no whole glossary.');
    expect(glossary.letters.map(({ letter, lines }) => [letter, lines.map(({ key }) => key)])).toEqual([
      ['A', ['admin-fee']],
      ['B', ['balloon']],
      ['P', ['arrears', 'principal']],
    ]);
  });

  it('issue-5 §3: the letters keep the order of headings, below the page’s or the block’s own', () => {
    expect(show(onPage)).toMatch(/<h2[^>]*>A<\/h2>/);
    const withHeading = show({ ...onPage, block: { ...block, heading: 'Every word' } });
    expect(withHeading).toContain('<h2>Every word</h2>');
    expect(withHeading).toMatch(/<h3[^>]*>A<\/h3>/);
  });

  it('issue-5 §3: what fell back to English says so, and a term without words is left out', () => {
    const fallen = { ...record('balloon', 'Balloon payment', 'One sum.'), _en: ['term', 'explanation'] };
    const html = show({ ...onPage, locale: 'af', terms: [fallen, record('lease', 'Huur', ' ')] });
    expect(html).toContain('lang="en"');
    expect(html).not.toContain('Huur');
  });

  it('issue-5 §3: it explains, so it is there wherever prices are shown; without a term there is nothing', () => {
    expect(show({ ...onPage, showsPrices: false })).toContain('id="balloon"');
    expect(read({ ...onPage, terms: [] })).toBeNull();
  });
});
