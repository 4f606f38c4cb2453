import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LeaseQuote } from '@/cms/payload-types';
import { mainSite } from '@/domain/site/site-place';
import { toOfferCard } from '@/features/monthly-price/offer-card-model';
import { OfferSection } from '@/features/monthly-price/offer-section';
import { corollaModel, corollaQuote, corollaRange } from '../fixture-offers';
import { fixtures } from './fixture';
import { toLeaseCard } from './model';

const now = new Date('2026-11-21T10:00:00+02:00');

function show(quote: LeaseQuote) {
  const vehicle = { model: corollaModel, range: corollaRange, place: mainSite };
  const offer = { kind: 'subscription' as const, quote, ...vehicle };
  const card = toOfferCard({ offer, pictures: new Map(), buyingSite: null, locale: 'en', now });
  const lease = toLeaseCard({ block: fixtures.typical, cards: [card], locale: 'en' });
  return lease ? renderToStaticMarkup(<OfferSection block="leaseCard" {...lease} />) : '';
}

describe('lease card', () => {
  it('C-266: shows the quote with its term, kilometres, charges, and that nothing is owned at the end', () => {
    const html = show(corollaQuote);
    for (const words of [
      'data-block="leaseCard"',
      'R</span>9\u00a0876.50',
      '48 months',
      '80\u00a0000 km over the term, 1\u00a0667 km a month',
      'R1.85 for each extra km',
      'KINTO Protect, if you take it</dt><dd>R1\u00a0150 a month',
      'Quote</dt><dd>K1-C18-48',
      'You own nothing at the end: the vehicle goes back.',
      'Valid until 31 December 2032',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('C-266: no instalments, no balloon, no interest on a lease', () => {
    expect(show({ ...corollaQuote, product: 'Lease' })).not.toMatch(/instalment|balloon|interest/i);
  });

  it('C-267: without a quote there is nothing', () => {
    expect(toLeaseCard({ block: fixtures.typical, cards: [], locale: 'en' })).toBeNull();
  });
});
