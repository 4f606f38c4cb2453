import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import { toCreditPrice, toSubscriptionPrice } from '@/domain/monthly-price/monthly-price';
import { mainSite, type SitePlace } from '@/domain/site/site-place';
import { locales } from '@/i18n/locales';
import { toMonthlyPriceView } from '@/i18n/monthly-price-view';
import { MonthlyPrice } from '@/ui/monthly-price';
import { leaseQuoteFixture, promotionFixture } from './fixture';
import { OfferCards } from './offer-card';
import { toOfferCard } from './offer-card-model';
import { OffersTile, toOffersTile } from './offers-tile';

const now = new Date('2026-11-21T10:00:00+02:00');
const nbsp = '\u00a0';
const credit = toCreditPrice(promotionFixture, now);
const subscription = toSubscriptionPrice(leaseQuoteFixture);

/** What is read while the terms are closed. */
const closedPart = (html: string) => html.slice(0, html.indexOf('<dl'));

describe('<MonthlyPrice>', () => {
  it('issue-3 §1: an instalment stands with its number, rate, total and balloon before anything is opened', () => {
    const html = renderToStaticMarkup(<MonthlyPrice price={toMonthlyPriceView('en', credit)} />);
    expect(html).not.toContain('open=""');
    for (const words of [
      `R</span>7${nbsp}581.70`,
      '72 instalments',
      '9.9% a year, fixed',
      `R621${nbsp}834.90 to repay in all`,
      `balloon R74${nbsp}745 in November 2032`,
    ]) {
      expect(closedPart(html)).toContain(words);
    }
  });

  it('issue-3 §1: a subscription stands with term, kilometres, excess charge, total, and that nothing is owned', () => {
    const html = renderToStaticMarkup(<MonthlyPrice price={toMonthlyPriceView('en', subscription)} />);
    for (const words of [
      `R</span>9${nbsp}876.50`,
      '48 months',
      `80${nbsp}000 km in all`,
      'R1.85 for each extra km',
      `R474${nbsp}072 to pay in all`,
      'you own nothing at the end',
    ]) {
      expect(closedPart(html)).toContain(words);
    }
  });

  it.each(locales)('issue-3 §1: in %s the line and the table say the same figures', (locale) => {
    for (const price of [credit, subscription]) {
      const view = toMonthlyPriceView(locale, price);
      const html = renderToStaticMarkup(<MonthlyPrice price={view} isOpen />);
      const table = html.slice(html.indexOf('<dl'));
      expect(view.line.join(' ')).toContain(view.total);
      expect(table).toContain(view.total);
      expect(table).toContain(view.end.value);
    }
  });

  it('issue-3 §1: without a balloon none is named, and no month is assumed', () => {
    const price = toCreditPrice({ ...promotionFixture, balloonPaymentAmount: null }, now);
    const html = renderToStaticMarkup(<MonthlyPrice price={toMonthlyPriceView('en', price)} isOpen />);
    expect(html).not.toMatch(/balloon|sign in/i);
    expect(html).toContain('The vehicle is yours with the last instalment.');
  });
});

describe('<OffersTile>', () => {
  const range = { name: 'Hilux Double Cab', rangeSlug: 'hilux-double-cab' };
  const cheap = { ...promotionFixture, id: 2, monthlyInstallment: 6_499.5 };
  const ofOther = { ...promotionFixture, id: 3, vehicleModel: 77, monthlyInstallment: 100 };
  const promotions = [promotionFixture, cheap, ofOther];
  const show = (options: Partial<Parameters<typeof toOffersTile>[0]> = {}) =>
    renderToStaticMarkup(
      <OffersTile
        {...toOffersTile({ locale: 'en', place: mainSite, range, modelIds: [1], promotions, now, ...options })}
      />,
    );

  it('T-005 T-007: Offers From, the cheapest of the range in whole ungrouped rand, p/m, with its terms', () => {
    const html = show();
    expect(html).toContain('Offers From');
    expect(html).toContain('>R6500 p/m<');
    expect(html).toContain('72 instalments');
    expect(html).toContain('to repay in all');
  });

  it('T-006: N/A where nothing runs, and no terms of nothing', () => {
    const html = show({ promotions: [ofOther] });
    expect(html).toContain('>N/A<');
    expect(html).not.toMatch(/p\/m|<details/);
  });

  it('T-008: leads to the offers of the range, on a dealer’s site to the dealer’s', () => {
    const dealer: SitePlace = { kind: 'dealer', slug: 'roses', supplierCode: 'R1', province: 'Gauteng', name: 'Roses' };
    expect(show()).toContain('href="/vehicles/hilux-double-cab/offers"');
    expect(show({ place: dealer, locale: 'af' })).toContain(
      'href="/af/dealers/roses/new-vehicles/hilux-double-cab/offers"',
    );
  });
});

describe('<OfferCards>', () => {
  const range: VehicleRange = {
    id: 1,
    name: 'Corolla',
    rangeSlug: 'corolla',
    rangeCode: 'C',
    brand: 1,
    bodyType: 'hatch',
    position: 1,
    createdAt: '',
    updatedAt: '',
  };
  const model: VehicleModel = {
    id: 1,
    name: '1.8 XS',
    code: 'C1',
    range: 1,
    category: 1,
    createdAt: '',
    updatedAt: '',
  };
  const terms = [12, 24, 36, 48, 60, 72];
  const cards = terms.map((term, index) => {
    const quote = { ...leaseQuoteFixture, id: index, term };
    const offer = { kind: 'subscription' as const, quote, model, range, place: mainSite };
    return toOfferCard({ offer, pictures: new Map(), buyingSite: null, locale: 'en', now });
  });
  const headings = (html: string) => [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text = '']) => text);

  it('issue-3 §1: of many on one vehicle the first names it, the others say how they differ; the rest lie folded', () => {
    const html = renderToStaticMarkup(<OfferCards cards={cards} allLabel="See every offer" />);
    expect(headings(html)).toEqual([
      'Corolla 1.8 XS',
      ...terms.slice(1).map((term) => expect.stringMatching(`^${term} months`)),
    ]);
    const [open = '', folded = ''] = html.split('See every offer');
    expect(open.match(/<article/g)).toHaveLength(4);
    expect(folded.match(/<article/g)).toHaveLength(2);
  });

  it('issue-3 §1: a few stand beside each other with the name of their vehicle', () => {
    const html = renderToStaticMarkup(<OfferCards cards={cards.slice(0, 3)} allLabel="See every offer" />);
    expect(headings(html)).toEqual(['Corolla 1.8 XS', 'Corolla 1.8 XS', 'Corolla 1.8 XS']);
    expect(html).not.toContain('See every offer');
  });
});
