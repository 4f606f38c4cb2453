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
  return offer ? renderToStaticMarkup(<PromotedOfferView offer={offer} locale={locale} />) : '';
}

describe('promoted offer', () => {
  it('T-194: shows with the instalment all that regulation 21 asks for', () => {
    const html = show(balloonPromotion);
    for (const words of [
      'R</span>6\u00a0207',
      '72 monthly',
      'R446\u00a0904',
      '11.25%, linked to prime',
      'R39\u00a0990',
      'R1\u00a0207.50',
      'Balloon payment at the end</dt><dd>R79\u00a0980 (20% of the price)',
      'R399\u00a0900',
      'R361\u00a0117.50',
      'from 1 November 2026 to 31 December 2032',
      'Subject to credit approval',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('T-194: a guaranteed future value stands in place of the balloon, and a fixed rate says so', () => {
    const html = show(guaranteedPromotion);
    expect(html).toContain('Guaranteed future value at the end</dt><dd>R352\u00a0000 (46.5% of the price)');
    expect(html).toContain('11.25%, fixed');
    expect(html).toContain('Deposit</dt><dd>R0');
    expect(html).not.toContain('Balloon');
  });

  it('T-194: the figures are the same in every language, their names are not', () => {
    for (const locale of ['af', 'zu'] as const) {
      const html = show(balloonPromotion, locale);
      expect(html).toContain('R446\u00a0904');
      expect(html).not.toContain('Balloon payment');
    }
  });

  it('T-194: cents are shown where there are any, so that number and total agree', () => {
    const promotion = { ...balloonPromotion, monthlyInstallment: 7581.7, totalInstallments: 545_882.4 };
    expect(offerOf(promotion)).toMatchObject({ monthly: 'R7\u00a0581.70', cost: { total: 'R545\u00a0882.40' } });
  });

  it('T-194: stands from its first day to the end of its last one, in Johannesburg', () => {
    const promotion = {
      ...balloonPromotion,
      promoStartDate: '2026-11-01T00:00:00+02:00',
      promoEndDate: '2026-11-30T00:00:00+02:00',
    };
    const isShownAt = (time: string) => offerOf(promotion, { now: new Date(time) }) !== null;
    expect(isShownAt('2026-10-31T23:59:59+02:00')).toBe(false);
    expect(isShownAt('2026-11-01T00:00:00+02:00')).toBe(true);
    expect(isShownAt('2026-11-30T23:59:59+02:00')).toBe(true);
    expect(isShownAt('2026-12-01T00:00:00+02:00')).toBe(false);
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
    const html = offer ? renderToStaticMarkup(<PromotedOfferView offer={offer} locale="en" />) : '';
    expect(html).toContain('<h2>Corolla 1.8 XS over six years</h2>');
    expect(html).not.toMatch(/Balloon|<a |<img/);
  });
});
