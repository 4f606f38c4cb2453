import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Promotion } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { balloonPromotion, fixtures, guaranteedPromotion } from './fixture';
import { toOffer } from './model';
import { PromotedOfferView } from './view';

const now = new Date('2026-11-21T10:00:00+02:00');

function offerOf(promotion: Promotion, options: { now?: Date; locale?: Locale } = {}) {
  return toOffer({
    block: { blockType: 'promotedOffer', promotion, buttons: fixtures.typical?.buttons },
    promotion,
    picture: null,
    locale: 'en',
    now,
    ...options,
  });
}

function show(promotion: Promotion, locale: Locale = 'en') {
  const offer = offerOf(promotion, { locale });
  return offer ? renderToStaticMarkup(<PromotedOfferView offer={offer} />) : '';
}

describe('promoted offer', () => {
  it('T-194: shows with the instalment all that regulation 21 asks for', () => {
    const html = show(balloonPromotion);
    const closed = html.slice(0, html.indexOf('<dl'));
    for (const words of [
      '72 instalments',
      '11.25% a year, linked to prime',
      'to repay in all',
      'balloon R79\u00a0980',
    ]) {
      expect(closed).toContain(words);
    }
    for (const words of [
      'R</span>6\u00a0182.94',
      '72 monthly',
      'R445\u00a0171.68',
      '11.25%, linked to prime',
      'R39\u00a0990',
      'R1\u00a0207.50',
      'Balloon payment at the end</a></dt><dd>R79\u00a0980 (20% of the price)',
      'November 2032, with the last instalment',
      'R399\u00a0900',
      'R359\u00a0910',
      'Valid from 1 November 2026 to 31 December 2032',
      'Subject to credit approval',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('T-194: a guaranteed future value stands in place of the balloon, and a fixed rate says so', () => {
    const html = show(guaranteedPromotion);
    expect(html).toContain('Guaranteed future value at the end</a></dt><dd>R352\u00a0005 (46.5% of the price)');
    expect(html).toContain('11.25%, fixed');
    expect(html).toContain('Deposit</a></dt><dd>R0');
    expect(html).not.toContain('Balloon');
  });

  it('T-194: the figures are the same in every language, their names are not', () => {
    for (const locale of ['af', 'zu'] as const) {
      const html = show(balloonPromotion, locale);
      expect(html).toContain('R445\u00a0171.68');
      expect(html).not.toContain('Balloon payment');
    }
  });

  it('T-194: is gone when its last day in Johannesburg is over', () => {
    const promotion = { ...balloonPromotion, promoEndDate: '2026-11-30T00:00:00+02:00' };
    expect(offerOf(promotion, { now: new Date('2026-11-30T23:59:59+02:00') })).not.toBeNull();
    expect(offerOf(promotion, { now: new Date('2026-12-01T00:00:00+02:00') })).toBeNull();
  });

  it('C-305 C-306: without terms, heading, buttons or a remaining value their places are empty', () => {
    const promotion = { ...balloonPromotion, terms: null, balloonPaymentAmount: 0 };
    const offer = toOffer({
      block: { blockType: 'promotedOffer', promotion },
      promotion,
      picture: null,
      locale: 'en',
      now,
    });
    const html = offer ? renderToStaticMarkup(<PromotedOfferView offer={offer} />) : '';
    expect(html).toContain('<h2>Corolla 1.8 XS over six years</h2>');
    expect(html).not.toMatch(/Balloon|<a (?![^>]*rel="help")|<img/);
  });
});
