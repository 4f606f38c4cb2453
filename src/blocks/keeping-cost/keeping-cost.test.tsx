import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptCosts, keptTable, keptVehicles } from '@/features/keeping/fixture';
import type { Locale } from '@/i18n/locales';
import { toKeeping } from './model';
import { KeepingCostView } from './view';

type Options = Partial<Parameters<typeof toKeeping>[0]>;

function show(asked: Record<string, string> = {}, options: Options = {}) {
  const locale: Locale = options.locale ?? 'en';
  const keeping = toKeeping({
    locale,
    path: '/payment-options/cost-of-keeping',
    query: Object.keys(asked).length > 0 ? String(new URLSearchParams({ calculator: 'keeping-cost', ...asked })) : '',
    province: null,
    range: null,
    table: keptTable,
    vehicles: keptVehicles,
    costs: keptCosts,
    ...options,
  });
  const html = renderToStaticMarkup(
    <KeepingCostView heading={null} intro={null} as="h1" keeping={keeping} locale={locale} />,
  );
  return html.replaceAll('\u00a0', ' ');
}

const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** The field with its messages. */
const fieldOf = (html: string, name: string) =>
  new RegExp(`<label[^>]*for="${name}".*?(?=<label|<details|<p class="(?:lead|actions)|</form)`, 's').exec(html)?.[0];

describe('cost of keeping it', () => {
  it('issue-5 §3.3: one figure all in, its parts with how each was worked out', () => {
    const words = text(show());
    // R7 889.08 + 1 311.50 + 100 + 200 + 62 + 1 200
    expect(words).toContain('Corolla Cross 1.8 XS, all in');
    expect(words).toContain('R 10 762.58');
    expect(words).toContain('1 000 km × 6.1 l/100 km × R21.50');
    expect(words).toContain(
      '7 services in 72 months, one every 10 000 km. The plan pays for 5, you pay for 2 × R3 600, spread over the months',
    );
    expect(words).toContain('1 000 km of the 50 000 km that a set of R10 000 lasts');
    expect(words).toContain('R744 a year in Gauteng, spread over twelve months');
    expect(words).toContain('3.6% of the price a year');
    expect(words).not.toContain('without');
  });

  it('issue-5 §3.3: the instalment stands with its number, rate, total and balloon', () => {
    // 71 × 7 820.08 + 7 819.83, with 72 × R69 and R1 207.50
    expect(text(show())).toContain(
      'Of which R7 889.08 a month is the instalment: 72 instalments at 12% a year, R569 221.01 to repay in all, no balloon.',
    );
    // 71 × 6 674.05 + 6 674.40 + 72 × 69 + 120 000 + 1 207.50
    expect(text(show({ balloonPercent: '30' }))).toContain(
      'R606 707.45 to repay in all, with a balloon of R120 000 due with the last one.',
    );
  });

  it('issue-5 §3.3: what it loses in worth stands apart, and the term comes to its sum', () => {
    const words = text(show());
    expect(words).toContain('This is no payment');
    // R240 000 over 72 months
    expect(words).toContain('R 3 333.33');
    expect(words).toContain('R400 000 today, about R160 000 after 72 months: 40% of the price.');
    // 568 013.51 + 1 207.50 + 72 × 2 873.50
    expect(words).toContain('Paid in all R776 113.01');
    expect(words).toContain('Less what it is then worth −R160 000');
    expect(words).toContain('What it has cost you in the end R616 113.01');
  });

  it('issue-5 §3.3: the pump prices have their month, and the method and the glossary their links', () => {
    const html = show();
    expect(html).toContain('Pump prices of November 2026: petrol R21.50, diesel R20.30 a litre.');
    expect(html).toContain('href="/payment-options/how-we-work-it-out"');
    expect(html).toContain('href="/payment-options/glossary#balloon"');
    expect(html).toContain('href="/payment-options/glossary#depreciation"');
  });

  it('issue-5 §3.3: what is not known is a sentence, never 0, and the sum says without what', () => {
    const words = text(show({ modelCode: 'VAN' }));
    expect(words).toContain('We do not know how much fuel this vehicle uses.');
    expect(words).toContain('We do not know its services');
    expect(words).toContain('We do not know what its tyres cost');
    expect(words).toContain('per month, without fuel, services, tyres');
    expect(words).toContain('Paid in all, without fuel, services, tyres');
    // The deposit is 0, and no part of a month.
    expect(words.replace('Deposit R0', '')).not.toMatch(/\bR ?0\b(?!\.)/);
    expect(words).not.toContain('in the end');
  });

  it('issue-5 §3.3: a form that asks by the address, every assumption in it, open when one is the visitor’s', () => {
    const html = show();
    expect(html).toContain('action="/payment-options/cost-of-keeping#keeping-cost"');
    expect(html).toContain('<input type="hidden" name="calculator" value="keeping-cost"/>');
    expect(html).toContain('<input type="hidden" name="statedFor" value="XS.Gauteng.72"/>');
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(html).not.toContain('name="assumptions"');
    const changed = show({ pumpPrice: '25' });
    expect(changed).toMatch(/<details[^>]* open/);
    expect(changed).toContain('1 figure is your own.');
    expect(changed).toMatch(/<button[^>]*value="stated"[^>]*name="assumptions"/);
    expect(fieldOf(changed, 'pumpPrice')).toContain('Ours: 21.50.');
    // The button that asks comes first: Enter presses it.
    expect(changed.indexOf('Work it out')).toBeLessThan(changed.indexOf('name="assumptions"'));
  });

  it('issue-5 §3.3: another calculator’s question is not this one’s', () => {
    expect(show({}, { query: 'calculator=lease&modelCode=VAN' })).toContain('data-model-code="XS"');
  });

  it('issue-5 §3.3: an editor’s range is what it starts with', () => {
    expect(show({}, { range: 8 })).toContain('data-model-code="VAN"');
  });

  it('X-24: a deposit above its cap says so', () => {
    expect(fieldOf(show({ deposit: '350000' }), 'deposit')).toContain('At most R300 000 counts as a deposit');
  });

  it('issue-5 §3.3: a balloon above what is borrowed gives no instalment, and says why', () => {
    const words = text(show({ deposit: '300000', balloonPercent: '50' }));
    expect(words).toContain('the balloon is more than what you would borrow');
    expect(words).toContain('without the instalment');
    // 1 311.50 + 100 + 200 + 62 + 1 200
    expect(words).toContain('R 2 873.50');
    expect(words).not.toContain('Over 72 months');
  });

  it.each([
    ['en', 'Type a whole number from 100 to 10 000. The nearest is 100.', 'Take the nearest values'],
    ['af', 'Tik ’n heelgetal van 100 tot 10 000. Die naaste is 100.', 'Neem die naaste waardes'],
    ['zu', 'Bhala inombolo ephelele esuka ku‑100 iye ku‑10 000. Okuseduze ngu‑100.', 'Sebenzisa izibalo eziseduze'],
  ] as const)('issue-5 §4: bad input in %s: a message at the field, what was typed kept', (locale, message, take) => {
    const html = show({ monthlyKilometres: '7', deposit: '5000' }, { locale });
    const field = fieldOf(html, 'monthlyKilometres');
    expect(field).toContain(message);
    expect(field).toContain('value="7"');
    expect(fieldOf(html, 'deposit')).toContain('value="5000"');
    expect(html).toContain('href="#monthlyKilometres"');
    expect(html).toContain(take);
    expect(html).toMatch(/href="[^"]*monthlyKilometres=100(&amp;|&)[^"]*deposit=5000[^"]*#keeping-cost"/);
    expect(html).not.toContain('data-all-in');
  });

  it.each([
    ['en', 'Type a number from 1 to 200, such as 21.5.'],
    ['af', 'Tik ’n getal van 1 tot 200, soos 21.5.'],
    ['zu', 'Bhala inombolo esuka ku‑1 iye ku‑200, njengokuthi 21.5.'],
  ] as const)('issue-5 §4: what is no number at all is offered ours, in %s', (locale, message) => {
    const html = show({ pumpPrice: 'dear' }, { locale });
    expect(fieldOf(html, 'pumpPrice')).toContain(message);
    expect(fieldOf(html, 'pumpPrice')).toContain('value="dear"');
    expect(html).toMatch(/<details[^>]* open/);
  });

  it('issue-5 §4: an unknown model offers the list, and markup that was typed stays text', () => {
    const html = show({ modelCode: '<b>X' });
    expect(html).toContain('We do not know the model “&lt;b&gt;X”');
    expect(html).toContain('Choose a model');
    expect(html).not.toContain('Take the nearest values');
  });

  it.each(['en', 'af', 'zu'] as const)('issue-5 §3.3: without figures there is a sentence, in %s', (locale) => {
    for (const missing of [{ table: null }, { vehicles: [] }, { costs: { ...keptCosts, worth: [] } }]) {
      const html = show({}, { locale, ...missing });
      expect(html).toContain('data-block="keepingCost"');
      expect(html).not.toContain('<form');
      expect(html).not.toMatch(/R\d/);
    }
  });

  it.each([
    ['af', 'R744 per jaar in Gauteng', 'Daarvan is R7 889.08 per maand die paaiement', 'November 2026'],
    ['zu', 'R744 ngonyaka (IGauteng)', 'Kulokho u‑R7 889.08 ngenyanga yisitolimende', '2026'],
  ] as const)('issue-5 §6: the same figures in %s', (locale, licence, instalment, month) => {
    const words = text(show({}, { locale }));
    expect(words).toContain('R 10 762.58');
    expect(words).toContain(licence);
    expect(words).toContain(instalment);
    expect(words).toContain(month);
    expect(show({}, { locale })).toContain(`action="/${locale}/payment-options/cost-of-keeping#keeping-cost"`);
  });
});
