import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { includedItems } from '@/domain/finance/included-items';
import { type Locale, locales } from '@/i18n/locales';
import { getTemplates, getWords } from '@/i18n/messages';
import { corolla, vitz } from './fixture';
import { Subscription } from './subscription';
import { type RatebookQuote, type SubscriptionProps, toSubscriptionView } from './subscription-model';

const quote: RatebookQuote = {
  quoteReference: 'K1-C18-60-1000',
  term: 60,
  odometerReading: 60_000,
  leasePrice: 8_765,
  kintoProtectInclVat: 2_001.5,
  vehiclePrice: 400_000,
  excessKilometreCharge: 1.8,
};

function propsOf(changes: Partial<SubscriptionProps> = {}, locale: Locale = 'en'): SubscriptionProps {
  const t = getWords(locale, 'finance');
  return {
    id: 'subscription',
    vehicles: [corolla, vitz],
    asked: { modelCode: 'C18', monthlyKilometres: '1000', termMonths: '60' },
    kilometres: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000],
    terms: [72, 60, 48],
    quotes: [quote, { ...quote, term: 48, odometerReading: 48_000, quoteReference: 'K1-C18-48-1000' }],
    ways: {
      Vitz: [
        { label: 'The cheapest: Vitz 1.0 X-Play', url: '/kinto-one?modelCode=V11' },
        { label: 'Ask a dealer', url: '/dealers' },
      ],
    },
    protectAmount: 1_896.84,
    isCard: false,
    level: 3,
    included: includedItems.subscription.map((item) => t(`included.${item}`)),
    stale: null,
    words: getTemplates(locale, 'finance').subscription,
    page: {
      action: '/payment-options/kinto',
      language: '',
      dealerSlug: null,
      keep: '/quotes/keep',
    },
    ...changes,
  };
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
const render = (props: SubscriptionProps) => renderToStaticMarkup(<Subscription {...props} />);
const view = (changes: Partial<SubscriptionProps> = {}) => {
  const props = propsOf(changes);
  return toSubscriptionView(props, { asked: props.asked, quotes: props.quotes ?? [], vehicle: corolla });
};

describe('the subscription calculator', () => {
  it('T-264 T-266: offers kilometres from 500 to 4 000 and the terms 72, 60 and 48', () => {
    const html = render(propsOf());
    const valuesOf = (name: string) => {
      const [, options = ''] = new RegExp(`name="${name}".*?</select>`, 's').exec(html)
        ? [0, html.split(`name="${name}"`)[1]?.split('</select>')[0]]
        : [];
      return [...String(options).matchAll(/<option value="(\d+)"/g)].map(([, value]) => Number(value));
    };
    expect(valuesOf('monthlyKilometres')).toEqual([500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000]);
    expect(valuesOf('termMonths')).toEqual([72, 60, 48]);
  });

  it('T-273 T-274: the price is whole rand a month, Protect has two decimals', () => {
    const html = plain(render(propsOf()));
    expect(html).toContain('R 8 765 per month');
    expect(html).toContain('R2 001.50 a month');
  });

  it('T-268: without a Protect value of its own a quote shows the stated one', () => {
    const html = plain(render(propsOf({ quotes: [{ ...quote, kintoProtectInclVat: null }] })));
    expect(html).toContain('R1 896.84 a month at 1 000 km');
  });

  it('T-269 T-270 T-271 T-272: states what is included', () => {
    const html = plain(render(propsOf()));
    for (const item of [
      'Vehicle licence and registration for the first year',
      'Scheduled services and maintenance',
      'Stolen vehicle recovery device',
      'Connected car: Wi-Fi and telematics',
    ]) {
      expect(html).toContain(item);
    }
  });

  it('T-266: shows the quote of the chosen term, and says so where the nearest has another', () => {
    expect(view()?.quoteReference).toBe('K1-C18-60-1000');
    const asked = { modelCode: 'C18', monthlyKilometres: '1000', termMonths: '48' };
    expect(view({ asked })?.quoteReference).toBe('K1-C18-48-1000');
    expect(view({ asked: { ...asked, termMonths: '72' } })?.otherTerm).toBe('The nearest quote runs over 60 months.');
  });

  it('T-278: without a quote there is no card, and the page says so', () => {
    for (const quotes of [[], null]) {
      const html = render(propsOf({ quotes }));
      expect(html).not.toContain('data-monthly-price');
      expect(plain(html)).toMatch(/No subscription quote can be shown|The quote could not be fetched/);
    }
  });

  it('T-278: where a model has no quote, the cheapest of its range that has one is named, and dealers are a link away', () => {
    const none = { quotes: [], asked: { modelCode: vitz.code, monthlyKilometres: '1000', termMonths: '60' } };
    const html = render(propsOf(none));
    expect(html).toMatch(/<a href="\/kinto-one\?modelCode=V11">[^<]*Vitz 1\.0 X-Play<\/a>/);
    expect(html).toContain('<a href="/dealers">Ask a dealer</a>');
    expect(render(propsOf())).not.toContain('/dealers');
    const other = render(propsOf({ ...none, asked: { ...none.asked, modelCode: corolla.code } }));
    expect(other).not.toContain('V11');
  });

  it('T-030 T-032: Enquire Now carries the quote', () => {
    const url = new URL(view()?.enquiryUrl ?? '', 'https://example.test');
    expect(url.pathname).toBe('/enquiry/kinto');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      vehicleRange: 'Corolla',
      rentalTerm: '60',
      affordability: '8765',
      mileage: '1000',
      modelCode: 'C18',
      quoteReference: 'K1-C18-60-1000',
    });
  });

  it('issue-3 §1: the monthly amount stands with term, kilometres, total and that nothing is owned', () => {
    // 60 × R8 765
    expect(plain(render(propsOf()))).toContain(
      '60 months · 60 000 km in all · R525 900 to pay in all · you own nothing at the end',
    );
  });

  it.each(locales)('T-002: speaks %s', (locale) => {
    expect(render(propsOf({}, locale))).not.toMatch(/\{\w+\}/);
  });
});
