import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Calculator as CalculatorName } from '@/domain/finance/finance-table';
import { locales } from '@/i18n/locales';
import { Calculator } from './calculator';
import { toCalculatorModel } from './calculator-model';
import type { AskedOfPage } from './calculator-props';
import { calculatorFixture, corolla, vitz } from './fixture';

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
const html = (name: CalculatorName, changes: Parameters<typeof calculatorFixture>[1] = {}) =>
  renderToStaticMarkup(<Calculator {...calculatorFixture(name, changes)} />);
const model = (name: CalculatorName, asked: AskedOfPage = {}) => toCalculatorModel(calculatorFixture(name), asked);
const quoteOf = (name: CalculatorName, asked: AskedOfPage = {}) => {
  const { result } = model(name, asked);
  if (result.kind !== 'quote') throw new Error(result.text);
  return result.quote;
};
const text = (value: string | null | undefined) => value?.replaceAll('\u00a0', ' ');
const rand = (amount: string) => Number(amount.replace(/[^\d.]/g, ''));
const optionsOf = (page: string, name: string) => {
  const [, select = ''] = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(page) ?? [];
  return [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
};

describe('the instalment calculator', () => {
  it('T-206 T-208 T-210: offers its terms and balloons; the balloon is optional', () => {
    const page = html('instalment');
    expect(optionsOf(page, 'termMonths')).toEqual(['48', '60', '72']);
    expect(optionsOf(page, 'balloonPercent')).toEqual(['0', '10', '20', '30', '40', '50']);
    expect(plain(page)).toContain('Balloon (optional)');
  });

  it('T-211: on a card the rates are a list, on a page a typed field with a slider', () => {
    expect(optionsOf(html('instalment', { isCard: true }), 'annualRatePercent')).toHaveLength(14);
    const page = html('instalment');
    expect(page).toMatch(/<input[^>]* name="annualRatePercent"/);
    expect(page).toMatch(/type="range"[^>]*aria-label="Interest rate, slider"[^>]*min="12" max="17" step="0.25"/);
  });

  it('T-203 T-205 T-214 T-216: R400 000 at 12% over 72 months with 30% left: R6 674.05 and R69 a month', () => {
    // (400 000 × 1.01^72 − 120 000) × 0.01 / (1.01^72 − 1) = 6 674.0539
    expect(text(quoteOf('instalment').price.amount)).toBe('R6 743.05');
    const page = plain(html('instalment'));
    expect(page).toContain('72 instalments · 12% a year, linked to prime');
    expect(page).toContain('balloon R120 000 in November 2032');
    expect(page).toContain('Included Monthly admin fee Once-off initiation fee Warranty Service plan');
    expect(html('instalment')).toMatch(/class="prefix"[^>]*>R<\/span><input[^>]* name="deposit"/);
  });

  it('T-202: cents of a deposit are no hundreds, and what is no amount is named', () => {
    expect(text(quoteOf('instalment', { deposit: '50 000,00' }).price.amount)).toBe(
      text(quoteOf('instalment', { deposit: '50000' }).price.amount),
    );
    expect(model('instalment', { deposit: '50000,99' }).deposit.rand).toBe(50_000);
    for (const deposit of ['-5', 'abc']) {
      expect(model('instalment', { deposit }).errors).toEqual([
        expect.objectContaining({ field: 'deposit', message: expect.stringContaining('in digits only') }),
      ]);
    }
  });

  it('T-213: a deposit above R300 000 is held there, and the page says why', () => {
    const { typed, deposit } = model('instalment', { deposit: '350000' });
    expect(typed.deposit).toBe('300000');
    expect(text(deposit.clamped)).toContain('More than R300 000 cannot be put down here');
    expect(model('instalment', { deposit: '300000' }).deposit.clamped).toBeNull();
  });

  it('T-215: what is no offer is a sentence and no figure', () => {
    const { result } = model('instalment', { deposit: '300000', balloonPercent: '50' });
    expect(result).toEqual({ kind: 'sentence', text: expect.stringContaining('is more than what is financed') });
    expect(html('instalment', { asked: { deposit: '300000', balloonPercent: '50' } })).not.toContain(
      'data-monthly-price',
    );
  });

  it('issue-5 §3: the balloon stands with its date, what it saves a month and what it costs in all', () => {
    expect(text(quoteOf('instalment').truth)).toMatch(
      /^R120 000 falls due in November 2032, with the last instalment\. It takes R1 146\.02 off every month and adds R37 486\.\d\d to all that you pay\.$/,
    );
    expect(quoteOf('instalment', { balloonPercent: '0' }).truth).toBeNull();
  });

  it('issue-5 §3: one point up and down stands with the date of the repo rate', () => {
    const { moved } = quoteOf('instalment');
    expect(moved.text).toContain('6.75% from 20 November 2025');
    expect(moved.rows.map(({ cells }) => cells[0])).toEqual(['+1 point: 13%', 'As chosen: 12%', '−1 point: 11%']);
    expect(text(moved.rows[1]?.cells[1])).toBe('R6 743.05');
  });

  it('issue-5 §3: the other pages about its cost open with the same vehicle and deposit', () => {
    const page = html('instalment', { asked: { modelCode: 'C18', deposit: '50000' } });
    for (const [path, calculator] of [
      ['side-by-side', 'ways-to-pay'],
      ['cost-of-keeping', 'keeping-cost'],
    ]) {
      expect(page).toContain(
        `href="/payment-options/${path}?calculator=${calculator}&amp;modelCode=C18&amp;deposit=50000"`,
      );
    }
  });

  it('issue-3 §1: the total of all instalments says where the last one differs', () => {
    const row = quoteOf('instalment').price.rows.find(({ key }) => key === 'totalOfInstalments');
    const [total = 0, last = 0] = (text(row?.value) ?? '').split(', the last one ').map((part) => rand(part));
    // 71 × R6 743.05 and the last one
    expect(Math.round((total - last) * 100)).toBe(71 * 674_305);
    expect(last).not.toBe(6_743.05);
  });

  it('T-033 T-036: Enquire Now opens the form with the figures in a new tab', () => {
    const url = new URL(quoteOf('instalment').enquiryUrl, 'https://example.test');
    expect(url.pathname).toBe('/enquiry/finance-offers');
    expect(url.searchParams.get('monthlyInstallment')).toBe('6743.05');
    expect(html('instalment')).toMatch(/target="_blank"[^>]*rel="noopener"[^>]*>.*?Enquire Now/s);
  });

  it('issue-5 §4: what is wrong is said at its field, kept, and the nearest that is offered is a press away', () => {
    const page = html('instalment', { asked: { termMonths: '71', deposit: 'abc' } });
    expect(plain(page)).toContain('This is not offered. The nearest that is: 72 months.');
    expect(page).toMatch(/<button[^>]* type="submit" value="72" name="termMonths"/);
    expect(page).toMatch(/<input[^>]* name="deposit"[^>]* value="abc"/);
    expect(page).not.toContain('data-monthly-price');
  });

  it('issue-5 §4: an unknown model is said, and none is taken in its place', () => {
    const page = html('instalment', { asked: { modelCode: 'NOPE' } });
    expect(plain(page)).toContain('Choose a vehicle from the list.');
    expect(page).not.toContain('data-monthly-price');
  });

  it('issue-5 §2: is a GET form of native inputs with labels, whose state is the address', () => {
    const page = html('instalment');
    expect(page).toMatch(/<form[^>]* action="\/payment-options\/toyota-financial-services\/finance"/);
    expect(page).not.toMatch(/<form[^>]*method="post"[^>]*action="\/payment-options/);
    for (const name of ['modelCode', 'deposit', 'termMonths', 'balloonPercent', 'annualRatePercent']) {
      expect(page).toContain(`for="instalment-${name}"`);
      expect(page).toMatch(
        new RegExp(`id="instalment-${name}"[^>]* name="${name}"|name="${name}"[^>]* id="instalment-${name}"`),
      );
    }
  });

  it.each(locales)('T-002: speaks %s', (locale) => {
    const page = html('instalment', { locale });
    expect(page).not.toMatch(/\{\w+\}/);
    expect(plain(page)).toContain('R6 743.05');
  });
});

describe('the Future Drive calculator', () => {
  it('T-218 T-220 T-226: offers its terms and mileages, and includes the maintenance plan', () => {
    const page = html('future-drive');
    expect(optionsOf(page, 'termMonths')).toEqual(['36', '48']);
    expect(optionsOf(page, 'annualKilometres')).toEqual(['20000', '25000', '30000', '35000']);
    expect(plain(page)).toContain('Maintenance plan');
    expect(page).not.toContain('name="balloonPercent"');
  });

  it('T-231: says which range has no guaranteed value', () => {
    expect(plain(html('future-drive', { asked: { modelCode: vitz.code } }))).not.toContain('Included');
    expect(model('future-drive', { modelCode: vitz.code }).result).toEqual({
      kind: 'sentence',
      text: 'Sorry, the Vitz is not available with FutureDrive. Please select another Vehicle.',
    });
  });

  it('T-223 T-224 D-393: the guaranteed value is price × factor, the deposit at most 15%', () => {
    expect(text(quoteOf('future-drive').price.left)).toBe('R168 000');
    expect(model('future-drive', { deposit: '90000' }).typed.deposit).toBe('60000');
  });

  it('T-235 T-236 T-237 T-239: stands against traditional finance, with both totals, terms and what one owns', () => {
    const { comparison } = quoteOf('future-drive');
    expect(comparison?.text).toContain('R69.00');
    expect(comparison?.rows.map(({ key }) => key)).toEqual([
      'monthly',
      'instalments',
      'rate',
      'left',
      'total',
      'atEnd',
    ]);
    expect(comparison?.rows[1]?.cells).toEqual(['48', '72']);
    // 6 292.05 + 69 a month for traditional finance is less than Future Drive over 48 months costs.
    expect(comparison?.savings).toBe('R0 (No savings under these conditions)');
  });

  it('T-239: no savings are no headline, and what it costs more is said', () => {
    const page = html('future-drive');
    expect(page).toContain('<span>R0 (No savings under these conditions)</span>');
    const [own, traditional] = (quoteOf('future-drive').comparison?.rows[0]?.cells ?? []).map((cell) =>
      Number(cell.replace(/[^\d.]/g, '')),
    );
    const more = ((own ?? 0) - (traditional ?? 0)).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ' ');
    expect(plain(page)).toContain(`It costs R${more} more a month than traditional finance.`);
  });

  it('T-238: the initiation fee is paid once and is in no monthly figure', () => {
    const rows = quoteOf('future-drive').price.rows;
    expect(text(rows.find(({ key }) => key === 'initiationFee')?.value)).toBe('R1 207.50');
  });
});

describe('the traditional calculator', () => {
  it('T-232: beside a term that is not 36 or 48 stands that Future Drive has none', () => {
    expect(quoteOf('traditional').comparison?.rows[0]?.cells[1]).toBe('Only available on 36, 48 months');
    expect(plain(html('traditional')).split('Only available on').length - 1).toBe(1);
    expect(quoteOf('traditional', { termMonths: '48' }).comparison?.rows[0]?.cells[1]).toMatch(/^R/);
  });

  it('T-244: the deposit is at most 60% of the price', () => {
    expect(model('traditional', { deposit: '250000' }).typed.deposit).toBe('240000');
  });
});

describe('the lease calculator', () => {
  it('T-255 T-256 T-257 T-258 T-259 T-260: shows instalment, total, balloon, savings, kilometres, and that it estimates', () => {
    const quote = quoteOf('lease');
    // (400 000 × 1.0075^36 − 80 000) × 0.0075 / (1.0075^36 − 1) = 10 775.9144…
    expect(quote.facts.map(({ key, value }) => [key, text(value)])).toEqual([
      ['monthly', expect.stringMatching(/^R10 77\d/)],
      ['total', expect.stringMatching(/^R38\d \d{3}/)],
      ['balloon', 'R80 000'],
      ['kilometres', '1 500 km a month, by quote L1-C18-36-1500'],
    ]);
    expect(quote.comparison?.savings).toBe('R0 (No savings under these conditions)');
    expect(plain(html('lease'))).toContain('These figures are estimates.');
  });

  it('T-311: nothing is stated as included', () => {
    expect(plain(html('lease'))).not.toContain('Included');
  });
});

describe('the used vehicle calculator', () => {
  it('T-289 D-216: its answer has a button for a quote, in the same tab', () => {
    const page = html('used', { asked: { listedPrice: '100000' } });
    const [button = ''] = /<a[^>]*href="\/enquiry\/finance-offers[^>]*>.*?<\/a>/s.exec(page) ?? [];
    expect(plain(button)).toContain('Get A Quote');
    expect(button).not.toContain('_blank');
  });

  it('D-219 D-223: asks for deposit, term, balloon and rate, and answers with the instalment', () => {
    const page = html('used', { asked: { listedPrice: '100000' } });
    expect(optionsOf(page, 'balloonPercent')).toEqual(['0', '5', '10', '15', '20', '25', '30', '35', '40']);
    for (const name of ['deposit', 'termMonths', 'annualRatePercent']) expect(page).toContain(`name="${name}"`);
    expect(page).toContain('data-monthly-price');
  });

  it('D-220: the deposit is at most the price with VAT', () => {
    expect(model('used', { listedPrice: '100000', deposit: '200000' }).typed.deposit).toBe('115000');
  });

  it('D-221 D-222: the prefix of the currency stands in the field of the deposit', () => {
    const prefixOf = (market: string) =>
      /class="prefix"[^>]*>([^<]+)<\/span><input[^>]* name="deposit"/.exec(
        html('used', { asked: { listedPrice: '100000', market } }),
      )?.[1];
    expect([prefixOf('ZA'), prefixOf('NA')]).toEqual(['R', 'N$']);
  });

  it('T-279: the listed price with VAT, rounded down to the nearest 10', () => {
    expect(text(model('used', { listedPrice: '199999' }).listedPriceHint)).toContain('R229 990');
  });

  it('X-39: a price that has VAT in it already is the price', () => {
    const asked = { listedPrice: '199995', vat: 'included' };
    expect(model('used', asked)).toMatchObject({ vehicle: { priceCents: 19_999_500 }, listedPriceHint: null });
    const page = html('used', { asked });
    expect(page).toMatch(/<option value="included" selected="">In this price<\/option>/);
    expect(page).toContain('<input type="hidden" name="vat" value="included"/>');
    expect(new URL(quoteOf('used', asked).enquiryUrl, 'https://example.test').searchParams.get('vat')).toBe('included');
  });

  it('D-223: a price in Namibia follows no South African repo rate', () => {
    const asked = { listedPrice: '100000' };
    expect(quoteOf('used', asked).moved.text).toContain('repo rate');
    expect(quoteOf('used', { ...asked, market: 'NA' }).moved.text).toBe('');
  });

  it('T-287 T-288 T-284: N$ in Namibia with its own fee, rand otherwise', () => {
    const asked = { listedPrice: '100000' };
    expect(text(quoteOf('used', asked).price.amount)).toMatch(/^R/);
    expect(text(quoteOf('used', { ...asked, market: 'NA' }).price.amount)).toMatch(/^N\$/);
  });

  it('issue-5 §4: without a price there is a sentence, no figure', () => {
    expect(model('used').result.kind).toBe('sentence');
    expect(html('used')).not.toContain('data-monthly-price');
  });
});

describe('every calculator', () => {
  it('T-217 T-261 D-218: has the browser’s own lists only, of which one is open at a time', () => {
    for (const name of ['instalment', 'future-drive', 'lease', 'used'] as const) {
      const page = html(name);
      expect(page).toMatch(/<select[^>]* name="termMonths"/);
      expect(page).not.toMatch(/role="(listbox|combobox)"|aria-haspopup/);
    }
  });

  it('issue-5 §2: gives the same figure on the card and on the page', () => {
    const asked = { modelCode: corolla.code };
    const card = toCalculatorModel(calculatorFixture('instalment', { isCard: true }), asked);
    expect(card.result).toEqual(model('instalment', asked).result);
  });
});
