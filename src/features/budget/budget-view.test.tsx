import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type BudgetRules, fitBudget } from '@/domain/finance/budget';
import { readBudget, type TypedBudget } from '@/domain/finance/budget-wish';
import type { QuoteTerms } from '@/domain/finance/quote';
import { mainSite, type SitePlace } from '@/domain/site/site-place';
import { type Locale, locales } from '@/i18n/locales';
import { toBudgetForm } from './budget-form';
import { type BudgetVehicle, rangeOf, toBudgetResults } from './budget-model';
import { BudgetSentence } from './budget-sentence';
import { BudgetView } from './budget-view';

const terms: QuoteTerms = {
  depositCap: { kind: 'amount', cents: 30_000_000 },
  monthlyFeeCents: 6_900,
  initiationFeeCents: 120_750,
};
const offer = {
  terms,
  termMonths: [48, 60, 72],
  defaultTermMonths: 72,
  balloonPercents: [0, 10, 20, 30],
  defaultDepositCents: 0,
  defaultRatePercent: 12,
};
const dealer: SitePlace = { kind: 'dealer', slug: 'roses', supplierCode: 'R1', province: 'Gauteng', name: 'Roses' };

/** Over 60 months at 12% an instalment is R22.24 for each R1 000, and R69; running one costs R1 a kilometre. */
const vehicle = (code: string, rand: number, id: number): BudgetVehicle => ({
  code,
  name: `Vehicle ${code}`,
  priceCents: rand * 100,
  range: { id, rangeSlug: `range-${id}` },
  picture: null,
});
const vehicles = [
  vehicle('A1', 200_000, 1),
  vehicle('A2', 210_000, 1),
  vehicle('B1', 150_000, 2),
  vehicle('C1', 300_000, 3),
];
const rules: BudgetRules<BudgetVehicle> = {
  offer,
  runningOf: ({ code }, { monthlyKilometres }) => ({
    cents: monthlyKilometres * 100,
    missing: code === 'B1' ? ['fuel', 'tyres'] : [],
  }),
  rangeOf,
};

function render({
  locale = 'en',
  place = mainSite,
  canRun = true,
  ...asked
}: Partial<TypedBudget> & { locale?: Locale; place?: SitePlace; canRun?: boolean }) {
  const atFirst = { budget: 6_000, monthlyKilometres: 1_000 };
  const read = readBudget({ asked: { termMonths: '60', ...asked }, offer, atFirst, canRun });
  const { wish } = read;
  const form = toBudgetForm(read, { locale, place, offer, prefix: 'R', canRun });
  const shown = { locale, place, prefix: 'R', province: wish?.province ?? '', terms };
  return renderToStaticMarkup(
    <BudgetView
      title="Start from a budget"
      lead=""
      sentence={<BudgetSentence locale={locale} form={form} />}
      results={wish && toBudgetResults(fitBudget(vehicles, wish, rules), wish, shown)}
      notes={null}
      labels={{ noPicture: 'Picture to follow' }}
    />,
  )
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&');
}

/** The sentence as it reads: each gap says what is chosen or typed. */
function sentenceOf(html: string) {
  const [first = ''] = /<p class="sentence">.*?<\/p>/s.exec(html) ?? [];
  return first
    .replace(/<select.*?<\/select>/gs, (select) => /<option[^>]* selected=""[^>]*>([^<]*)/.exec(select)?.[1] ?? '')
    .replace(/<input[^>]* value="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]+>/g, '');
}

const cardsOf = (html: string) => [...html.matchAll(/data-vehicle="(\w+)"/g)].map(([, code]) => code);
const cardOf = (html: string, code: string) => html.split('data-vehicle="').find((part) => part.startsWith(code)) ?? '';

describe('the sentence', () => {
  it.each([
    [
      'en',
      'I can spend R6 000 a month, all in, with R20 000 as a deposit over 60 months, driving 1 000 km a month, leaving 30% of the price for the end.',
    ],
    [
      'af',
      'Ek kan R6 000 per maand bestee, alles ingesluit, met R20 000 as deposito oor 60 maande. Ek ry 1 000 km per maand en laat 30% van die prys vir die einde oor.',
    ],
    [
      'zu',
      'Ngingakhokha u‑R6 000 ngenyanga, kuhlangene konke, ngediphozithi engu‑R20 000, ngikhokhe izinyanga ezingu‑60. Ngishayela amakhilomitha angu‑1 000 ngenyanga, bese ekugcineni kusale u‑30% wentengo.',
    ],
  ] as const)('issue-5 §3: reads in the order of %s', (locale, words) => {
    expect(sentenceOf(render({ locale, deposit: '20000', balloonPercent: '30' }))).toBe(words);
  });

  it.each([
    ['en', '/vehicles/budget'],
    ['af', '/af/vehicles/budget'],
    ['zu', '/zu/vehicles/budget'],
  ] as const)('issue-5 §3: is in %s a form whose state is the address, each gap labelled', (locale, action) => {
    const html = render({ locale });
    expect(/<form[^>]* action="([^"]*)"/.exec(html)?.[1]).toBe(action);
    const controls = [...html.matchAll(/<(?:input|select)[^>]*>/g)].map(([control]) => control);
    expect(controls.map((control) => / name="(\w+)"/.exec(control)?.[1]).sort()).toEqual(
      ['allIn', 'balloonPercent', 'budget', 'deposit', 'monthlyKilometres', 'province', 'termMonths'].sort(),
    );
    expect(controls.filter((control) => !/ aria-label="[^"]+"/.test(control))).toEqual([]);
    expect(html).toMatch(/<button[^>]* type="submit"/);
  });

  it('issue-5 §3: asks nothing of running a vehicle where that is not known', () => {
    const html = render({ canRun: false });
    expect(html).not.toMatch(/name="(allIn|monthlyKilometres|province)"/);
    expect(html).toContain('the instalment alone counts');
  });
});

describe('an amount in the sentence', () => {
  it.each([
    ['R12 500,50', 'R12 500.50'],
    ['7500', 'R7 500'],
    ['R5', 'R5'],
  ])('issue-5 §4: %s is shown with one sign, as amounts are written', (budget, shown) => {
    expect(sentenceOf(render({ budget })).replace(/(This|Choose).*/s, '')).toContain(`I can spend ${shown} `);
  });
});

describe('what fits', () => {
  it('issue-5 §3: one card for each range, the nearest first, the others of the range folded below it', () => {
    // A2: 210 × 22.2444 = 4 671.33, with R69 and R1 000 it is R5 740.33; B1, in part, stands last
    const html = render({});
    expect(html).toContain('3 models fit R6 000 a month, all in');
    expect(cardsOf(html)).toEqual(['A2', 'B1']);
    expect(cardOf(html, 'A2')).toMatch(/5 740\.33.*a month, all in.*1 more model of this range fits.*Vehicle A1/s);
    expect(cardOf(html, 'B1')).toContain('a month, without its fuel, its tyres');
    expect(html).toContain('Models of which a cost is not known stand last.');
  });

  it.each(locales)('issue-5 §3: in %s no amount a month without number, rate, total and balloon', (locale) => {
    const html = render({ locale, balloonPercent: '10', deposit: '1000' });
    const amounts = html.match(/class="(amount|numerals)"/g) ?? [];
    const lines = [...html.matchAll(/<div class="terms">(.*?)<\/div>/gs)].map(([, line = '']) => line);
    expect(lines).toHaveLength(amounts.length);
    for (const line of lines) {
      expect(line).toMatch(/60|72/);
      expect(line).toContain('12%');
      expect(line.match(/R\d/g)?.length).toBeGreaterThanOrEqual(5);
    }
    expect(html).not.toMatch(/NaN|undefined|Infinity|budget\.\w|\[object/);
  });

  it('issue-5 §3: what an amount is made of, and the terms of its credit', () => {
    const card = cardOf(render({}), 'A2');
    for (const words of [
      'R4 740.33 instalment + R1 000 running',
      '60 instalments',
      '12% a year',
      'to repay in all',
      'nothing left at the end',
    ]) {
      expect(card).toContain(words);
    }
  });

  it('issue-5 §3: leads to the vehicle, to the cost of keeping it and to its instalment', () => {
    const card = cardOf(render({ deposit: '1000', locale: 'af' }), 'A2');
    for (const url of [
      '/af/vehicles/range-1/A2',
      '/af/payment-options/cost-of-keeping?calculator=keeping-cost&modelCode=A2&deposit=1000&termMonths=60&balloonPercent=0&monthlyKilometres=1000&province=Gauteng',
      '/af/payment-options/toyota-financial-services/instalment?calculator=instalment&modelCode=A2&deposit=1000&termMonths=60&balloonPercent=0',
    ]) {
      expect(card).toContain(`href="${url}"`);
    }
    const onDealers = render({ place: dealer });
    expect(onDealers).toContain('action="/dealers/roses/new-vehicles/budget"');
    expect(onDealers).toContain('href="/dealers/roses/new-vehicles/range-1/A2"');
  });

  it('X-24: a deposit above its cap counts as the cap, and the page says so', () => {
    expect(render({ deposit: '400000' })).toContain('At most R300 000 counts as a deposit.');
    expect(render({ deposit: '300000' })).not.toContain('counts as a deposit');
  });

  it('issue-5 §3: what the deposit pays for is said', () => {
    expect(render({ deposit: '150000' })).toContain('1 model costs no more than your deposit: it needs no credit.');
  });
});

describe('what would make the next one fit', () => {
  it('issue-5 §3: each way is a link that sets it, with its price and what it costs in all', () => {
    const html = render({ allIn: '0' });
    const next = html.slice(html.indexOf('data-next="C1"'));
    expect(next).toContain('R742.33 a month above your budget');
    // worked out in the tests of the domain
    expect(next).toMatch(
      /href="\/vehicles\/budget\?budget=6000&allIn=0&deposit=33400&termMonths=60&monthlyKilometres=1000&balloonPercent=0&province=Gauteng"[^>]*>With a deposit of R33 400</,
    );
    expect(next).toMatch(/termMonths=72[^>]*>Over 72 months<.*5 934\.06.*more in all than over 60 months/s);
    expect(next).toMatch(
      /balloonPercent=30[^>]*>Leaving 30% of the price for the end<.*5 640\.33.*more in all than without a balloon/s,
    );
    expect(next).not.toContain('km a month');
  });

  it.each([
    ['en', 'No model fits R500 a month, all in', 'The nearest, and what would make it fit'],
    ['af', 'Geen model pas by R500 per maand, alles ingesluit', 'Die naaste, en wat dit sou laat pas'],
    [
      'zu',
      'Ayikho imodeli efaneleka ku‑R500 ngenyanga, kuhlangene konke',
      'Okuseduze kakhulu, nokuthi yini engakwenza kufaneleke',
    ],
  ] as const)('issue-5 §3: nothing fits: %s says so, and shows the cheapest', (locale, heading, nearest) => {
    const html = render({ locale, budget: '500' });
    expect(html.replace(/<[^>]+>/g, '')).toContain(heading);
    expect(html).toContain(nearest);
    expect(cardsOf(html)).toEqual([]);
    expect(html).toContain('data-next="A1"');
    expect(html).toContain('data-way="budget"');
  });
});

describe('bad input', () => {
  it.each([
    ['en', 'Type the amount in digits.', 'Use R6 000'],
    ['af', 'Tik die bedrag in syfers.', 'Gebruik R6 000'],
    ['zu', 'Bhala imali ngezinombolo.', 'Sebenzisa okuthi R6 000'],
  ] as const)('issue-5 §4: in %s it is said at the field, kept, and the nearest is a link', (locale, message, use) => {
    const html = render({ locale, budget: '<b>much', deposit: '500' });
    const [gap = ''] = /<input[^>]* name="budget".*?<\/a>/s.exec(html) ?? [];
    expect(gap).toContain('value="&lt;b&gt;much"');
    expect(gap).toContain('aria-invalid="true" aria-describedby="budget-error"');
    expect(gap).toContain('id="budget-error"');
    expect(gap).toContain(message);
    expect(gap).toMatch(/href="[^"]*\?budget=6000&allIn=1&deposit=500&[^"]*"/);
    expect(gap).toContain(use);
  });

  it('issue-5 §4: no figure is made up', () => {
    const html = render({ termMonths: '66' });
    expect(html).not.toMatch(/data-vehicle|data-next|class="amount"/);
    expect(html).toContain('<option value="66" selected="">66</option>');
    expect(html).toMatch(/This is not on offer\..*termMonths=60.*Use 60 months/s);
  });

  it('issue-5 §4: out of range says the range', () => {
    expect(render({ budget: '5' })).toContain('Choose an amount from R500 to R1 000 000.');
    expect(render({ monthlyKilometres: '5' })).toContain('Choose from 100 to 20 000 km.');
  });
});
