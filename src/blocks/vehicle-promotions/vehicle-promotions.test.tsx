import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mainSite, type SitePlace } from '@/domain/site/site-place';
import { type StoredOffer, toOfferCard } from '@/features/monthly-price/offer-card-model';
import { OfferSection } from '@/features/monthly-price/offer-section';
import type { Locale } from '@/i18n/locales';
import { corollaModel, corollaPromotion, corollaRange } from '../fixture-offers';
import { fixtures } from './fixture';
import { toVehiclePromotions } from './model';

const now = new Date('2026-11-21T10:00:00+02:00');
const dealer: SitePlace = { kind: 'dealer', slug: 'roses', supplierCode: 'R1', province: 'Gauteng', name: 'Roses' };

function cardOf({ place = mainSite, locale = 'en', buyingSite = null }: Options = {}) {
  const offer: StoredOffer = {
    kind: 'credit',
    promotion: corollaPromotion,
    model: corollaModel,
    range: corollaRange,
    place,
  };
  return toOfferCard({ offer, pictures: new Map(), buyingSite, locale, now });
}
type Options = { place?: SitePlace; locale?: Locale; buyingSite?: string | null };

function show(options: Options & { allUrl?: string | null } = {}) {
  const { locale = 'en', allUrl = null } = options;
  const model = toVehiclePromotions({ block: fixtures.alone, cards: [cardOf(options)], allUrl, locale });
  return model ? renderToStaticMarkup(<OfferSection block="vehiclePromotions" {...model} />) : '';
}

describe('vehicle promotion cards', () => {
  it('C-265: a card shows the promotion with its vehicle, its instalment and its whole cost', () => {
    const html = show();
    expect(html).toContain('data-block="vehiclePromotions"');
    expect(html).toContain('Corolla 1.8 Hybrid XS CVT');
    expect(html).toContain('R</span>7\u00a0581.70');
    expect(html).toContain('72 instalments');
    expect(html).toContain('R621\u00a0834.90 to repay in all');
    expect(html).toContain('Valid from 1 November 2026 to 31 December 2032');
    expect(html).toContain('Subject to credit approval');
  });

  it('C-265: a card leads to its derivative and to a quote for it, on the site that it stands on', () => {
    expect(show()).toContain('href="/vehicles/corolla/C18"');
    expect(show()).toContain('href="/enquiry/vehicle?model=C18"');
    const html = show({ place: dealer, locale: 'zu', buyingSite: 'https://buy.example' });
    expect(html).toContain('href="/zu/dealers/roses/new-vehicles/corolla/C18"');
    expect(html).toContain('href="https://buy.example/toyota?deriv_code=C18&amp;dealercode=R1"');
  });

  it('C-267: without a promotion there is no heading, no message, nothing', () => {
    expect(toVehiclePromotions({ block: fixtures.typical, cards: [], allUrl: '/x', locale: 'en' })).toBeNull();
  });

  it('C-265: leads to every offer of the range where the page is about one', () => {
    expect(show({ allUrl: '/vehicles/corolla/offers' })).toContain('href="/vehicles/corolla/offers"');
    expect(show()).not.toContain('/offers"');
  });
});
