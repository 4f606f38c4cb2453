import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { financeTable as table } from '@/cms/seed/finance-table';
import { toWaysToPay } from '@/domain/finance/ways-to-pay';
import { toWaysComparison } from '@/features/ways-to-pay/comparison-model';
import { readCompared } from '@/features/ways-to-pay/read-asked';
import { type Locale, locales } from '@/i18n/locales';
import { waysToPay as fixtures } from './fixture';
import { WaysToPayView } from './view';

const kilometres = table.subscription;
const nbsp = '\u00a0';
const corolla = {
  code: 'C18',
  name: 'Corolla 1.8 Hybrid XS',
  rangeName: 'Corolla',
  priceCents: 40_000_000,
  residuals: [36, 48].map((termMonths) => ({ termMonths, annualKilometres: 20_000, factor: 0.42 })),
};
const hilux = {
  code: 'A8H',
  name: 'Hilux 2.8 GD-6',
  rangeName: 'Hilux',
  priceCents: 80_000_000,
  residuals: [],
};

const subscription = {
  quoteReference: 'K1-C18-48-1000',
  product: 'KINTO ONE' as const,
  modelYear: 2026,
  term: 48,
  odometerReading: 48_000,
  monthlyKilometres: 1_000,
  leasePrice: 8_000,
  vehiclePrice: 400_000,
  excessKilometreCharge: 1.85,
};

/** What a visitor to `?{query}` gets, signing in November 2026. */
function show(query: string, { locale = 'en', quotes = [subscription] }: { locale?: Locale; quotes?: object[] } = {}) {
  const vehicles = [corolla, hilux];
  const asked = readCompared({ query: query && `calculator=ways-to-pay&${query}`, vehicles, kilometres });
  const { vehicle, request } = asked;
  const ways =
    vehicle && request && toWaysToPay({ vehicle, table, quotes: quotes as (typeof subscription)[], request });
  const comparison =
    vehicle &&
    ways &&
    toWaysComparison({
      locale,
      name: vehicle.name,
      priceCents: vehicle.priceCents,
      ways,
      request,
      validFrom: '2026-01-01T00:00:00.000+02:00',
      now: new Date('2026-11-22T10:00:00+02:00'),
    });
  const html = renderToStaticMarkup(
    <WaysToPayView
      block={fixtures.plain}
      locale={locale}
      as="h2"
      path="/payment-options/compare"
      read={{ asked, vehicles, kilometres, comparison }}
    />,
  );
  return { html, ways, comparison, cell: (way: string, cost: string) => cellOf(html, way, cost) };
}

/** The words of one cost of one way, without the label that only phones show. */
function cellOf(html: string, way: string, cost: string): string {
  const row = html.split(`data-way="${way}"`)[1]?.split('</tr>')[0] ?? '';
  const cell = row.split(`data-cost="${cost}"`)[1]?.split('</td>')[0] ?? '';
  const parts = cell.split('aria-hidden="true"')[1]?.split('</span>').slice(1) ?? [];
  return parts
    .map((part) => part.replace(/<[^>]*>/g, ''))
    .filter((part) => part !== '')
    .join(' | ');
}

/** Every way that can be had: what it must say beside its monthly amount. */
const beside = ['instalments', 'rate', 'atEnd', 'total'];

describe('ways to pay, side by side', () => {
  it('issue-5 §3.2: R400 000 over 72 months, every cost in its place', () => {
    const { cell } = show('modelCode=C18&deposit=0&months=72&monthlyKilometres=1000');
    expect(cell('instalment', 'once')).toBe(`R1${nbsp}207.50 | initiation fee R1${nbsp}207.50`);
    // R7 820.08 + R69
    expect(cell('instalment', 'monthly')).toBe(`R7${nbsp}889.08 | R69 monthly admin fee included`);
    expect(cell('instalment', 'instalments')).toBe(`72 instalments | the last one R7${nbsp}888.83`);
    expect(cell('instalment', 'rate')).toBe('12% a year');
    // R1 207.50 + 72 × R69
    expect(cell('instalment', 'fees')).toBe(`R6${nbsp}175.50 in all | R1${nbsp}207.50 once | R69 each month`);
    expect(cell('instalment', 'paid')).toBe(`R569${nbsp}221.01 | at once, and 72 instalments`);
    expect(cell('instalment', 'left')).toBe('nothing');
    expect(cell('instalment', 'end')).toBe('The vehicle, paid off.');
  });

  it('issue-5 §3.1: a balloon stands with its amount, its day, what it saves a month and costs in all', () => {
    const { cell } = show('months=72');
    expect(cell('balloon', 'atEnd')).toBe(
      [
        `R120${nbsp}000`,
        'balloon, 30% of the price',
        'with the last instalment, in November 2032',
        `saves R1${nbsp}146.02 a month, costs R37${nbsp}486.44 more in all`,
      ].join(' | '),
    );
    expect(cell('balloon', 'left')).toBe(`R120${nbsp}000`);
    expect(cell('balloon', 'end')).toBe('The vehicle, once the balloon is paid.');
  });

  it('issue-5 §3.2: before the term is over, what would settle the credit stands as its own line', () => {
    const { cell } = show('months=36');
    expect(cell('instalment', 'instalments')).toContain('not offered over 36 months');
    expect(cell('instalment', 'left')).toBe(`R235${nbsp}442.91 | would settle the credit then`);
    // R285 214.38 paid and that
    expect(cell('instalment', 'toOwn')).toBe(`R520${nbsp}657.29`);
  });

  it.each(locales)('issue-5 §3.2: in %s no monthly amount without number, rate, total and balloon', (locale) => {
    const { html, ways } = show('deposit=50000', { locale });
    for (const one of ways ?? []) {
      if (one.kind !== 'credit' && one.kind !== 'rent') continue;
      const amount = one.kind === 'credit' ? one.quote.monthlyCents : one.price.monthlyCents;
      const [rand = ''] = String(amount / 100).split('.');
      expect(cellOf(html, one.way, 'monthly').replaceAll(nbsp, '')).toContain(`R${rand}`);
      for (const cost of beside) expect(cellOf(html, one.way, cost)).not.toBe('');
    }
    expect(html).not.toMatch(/waysToPay\.|\{\w+\}|NaN|>R0</);
  });

  it.each(locales)('issue-5 §3.2: in %s the chart says the amounts of the table', (locale) => {
    const { html, comparison, cell } = show('deposit=50000', { locale });
    const chart = html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
    expect(chart).toContain('role="img"');
    expect(chart).toContain('<title');
    expect(comparison?.chart.bars).toHaveLength(6);
    for (const bar of comparison?.chart.bars ?? []) {
      const isRented = bar.way === 'subscription';
      expect(bar.total).toBe(cell(bar.way, isRented ? 'paid' : 'toOwn').split(' | ')[0]);
      expect(bar.split).toContain(cell(bar.way, 'paid').split(' | ')[0]);
      const left = cell(bar.way, 'left').split(' | ')[0] ?? '';
      if (bar.leftShare > 0) expect(bar.split).toContain(left);
      expect(chart).toContain(bar.split);
      expect(comparison?.chart.description).toContain(bar.split);
    }
  });

  it('issue-5 §3.2: the longest bar fills the drawing, and each is as long as its amount', () => {
    const bars = show('months=72').comparison?.chart.bars ?? [];
    const lengths = bars.map(({ way, paidShare, leftShare }) => [way, Math.round(paidShare + leftShare)]);
    // R400 000, R569 221.01, R606 707.45; 48 × R8 000 = R384 000; R467 932.96: of R606 707.45
    expect(lengths).toEqual([
      ['cash', 66],
      ['instalment', 94],
      ['balloon', 100],
      ['subscription', 63],
      ['lease', 77],
    ]);
  });

  it('issue-5 §3.2: the least to own and the lowest a month are marked in words', () => {
    const { cell } = show('months=72');
    expect(cell('cash', 'toOwn')).toBe(`R400${nbsp}000 | Least of all to own it`);
    expect(cell('balloon', 'monthly')).toContain('Lowest amount a month');
    expect(cell('subscription', 'monthly')).toBe(`R8${nbsp}000`);
  });

  it('T-232 T-231: what cannot be had stays, with one sentence and no amount', () => {
    const { html } = show('modelCode=A8H&months=60', { quotes: [] });
    const rowOf = (way: string) => html.split(`data-way="${way}"`)[1]?.split('</tr>')[0];
    expect(rowOf('futureDrive')).toContain('There is no guaranteed future value for this vehicle.');
    expect(rowOf('subscription')).toContain('This vehicle cannot be had by subscription at the moment.');
    expect(rowOf('subscription')).not.toMatch(/R\d/);
    expect(show('months=60').html).toContain('Only available on 36, 48 months');
    const order = [...html.matchAll(/data-way="(\w+)"[^>]*style="--place:(\d)"/g)].map(([, way, line]) => [way, line]);
    expect(order).toEqual([
      ['futureDrive', '1'],
      ['subscription', '2'],
    ]);
  });

  it.each(locales)('issue-5 §3.8: in %s the name of a way leads to its line in the glossary', (locale) => {
    const { html } = show('', { locale });
    const prefix = locale === 'en' ? '' : `/${locale}`;
    expect(html).toContain(`href="${prefix}/payment-options/glossary#balloon"`);
    expect(html).toContain(`href="${prefix}/payment-options/glossary#future-drive"`);
  });

  it('X-23: other months and kilometres than those asked for are said', () => {
    const { cell } = show('months=36&monthlyKilometres=1500');
    expect(cell('subscription', 'instalments')).toBe('48 months | the quote nearest to 36 months');
    expect(cell('subscription', 'kilometres')).toBe(
      `1${nbsp}000 km a month | the quote nearest to 1${nbsp}500 km | R1.85 for each km above that`,
    );
    // 36 × R8 000, and 12 × R8 000 to come
    expect(cell('subscription', 'paid')).toBe(
      `R288${nbsp}000 | 36 months | R96${nbsp}000 more until the contract ends`,
    );
    expect(cell('futureDrive', 'kilometres')).toBe(
      `20${nbsp}000 km a year | you drive 18${nbsp}000 km a year: the next that is guaranteed`,
    );
  });

  it('X-24: a deposit above what a way takes is lowered there, and the reason said', () => {
    const { cell } = show('deposit=310000');
    expect(cell('instalment', 'once')).toContain(`deposit R300${nbsp}000, the most that it takes`);
    expect(cell('futureDrive', 'once')).toContain(`deposit R60${nbsp}000: at most 15% of the price`);
    expect(cell('lease', 'once')).toBe(`R310${nbsp}000 | deposit R310${nbsp}000`);
  });
});

describe('the form', () => {
  it('issue-5 §3.2: is a GET form whose state is the address', () => {
    const { html } = show('modelCode=A8H&deposit=R+50+000&months=60&monthlyKilometres=2500');
    expect(html).toMatch(/<form[^>]*action="\/payment-options\/compare#ways-to-pay"/);
    expect(html).not.toMatch(/method=/);
    expect(html).toContain('<input type="hidden" name="calculator" value="ways-to-pay"/>');
    expect(html).toMatch(/<optgroup label="Hilux"><option value="A8H" selected="">/);
    expect(html).toContain('value="R 50 000"');
    expect(html).toContain('inputMode="numeric"');
    expect(html).toContain('<option value="60" selected="">60 months</option>');
    expect(html).toContain(`<option value="2500" selected="">2${nbsp}500 km a month</option>`);
    expect(html).toContain('id="ways-to-pay"');
  });

  it.each(locales)('issue-5 §4: in %s what cannot be is said at its field, kept, and the nearest offered', (locale) => {
    const { html } = show('modelCode=A8H&deposit=lots&months=50&monthlyKilometres=9000', { locale });
    expect(html).not.toContain('<table');
    for (const field of ['deposit', 'months', 'monthlyKilometres']) {
      expect(html).toContain(`href="#${field}"`);
      expect(html).toContain(`id="${field}-error"`);
    }
    expect(html).toContain('value="lots"');
    expect(html).toContain('<option value="50" selected="">50</option>');
    expect(html).toContain('<option value="9000" selected="">9000</option>');
    expect(html).toContain('<option value="A8H" selected="">');
    expect(html).toContain(
      'href="/payment-options/compare?calculator=ways-to-pay&amp;modelCode=A8H&amp;deposit=0&amp;months=48&amp;monthlyKilometres=4000#ways-to-pay"',
    );
  });

  it('issue-5 §4: an unknown model is named, and the list asks for one', () => {
    const { html } = show('modelCode=%3Cb%3E');
    expect(html).toContain('“&lt;b&gt;” is not a vehicle with a price');
    expect(html).toContain('<option value="" selected="">Choose a vehicle</option>');
  });

  it('issue-5 §3.2: without rates in force it says so, and makes nothing up', () => {
    const html = renderToStaticMarkup(
      <WaysToPayView block={fixtures.plain} locale="en" as="h1" path="/" read={null} />,
    );
    expect(html).toContain('<h1>Ways to pay, side by side</h1>');
    expect(html).toContain('Ways to pay cannot be compared just now.');
    expect(html).not.toMatch(/<form|R\d/);
  });
});
