import { describe, expect, it } from 'vitest';
import { isOfferOver, isOfferShown } from './value-added-offer';

const offer = { shownOn: ['vitz', 'fortuner'], validTo: '2024-09-30T00:00:00+02:00', hidesWhenOver: false };
const now = new Date('2024-09-30T21:00:00Z');

describe('isOfferShown', () => {
  it('C-212: only on the pages of its ranges', () => {
    expect(isOfferShown(offer, { rangeSlug: 'vitz', now })).toBe(true);
    expect(isOfferShown(offer, { rangeSlug: 'fortuner', now })).toBe(true);
    expect(isOfferShown(offer, { rangeSlug: 'corolla', now })).toBe(false);
    expect(isOfferShown(offer, { rangeSlug: null, now })).toBe(false);
  });

  it('X-17: an offer that is over stays, unless the editor lets it hide', () => {
    const later = new Date('2024-09-30T22:30:00Z');
    expect(isOfferShown(offer, { rangeSlug: 'vitz', now: later })).toBe(true);
    expect(isOfferShown({ ...offer, hidesWhenOver: true }, { rangeSlug: 'vitz', now })).toBe(true);
    expect(isOfferShown({ ...offer, hidesWhenOver: true }, { rangeSlug: 'vitz', now: later })).toBe(false);
  });
});

it('X-17: the last day counts to its end in Johannesburg; without one it is never over', () => {
  expect(isOfferOver(offer, now)).toBe(false);
  expect(isOfferOver(offer, new Date('2024-09-30T22:00:00Z'))).toBe(true);
  expect(isOfferOver({ validTo: null }, now)).toBe(false);
});
