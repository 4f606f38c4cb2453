import { toDay } from '../calendar/south-african-time';

type Offer = {
  /** Slugs of the ranges whose pages show it; none: wherever it stands. */
  shownOn: readonly string[];
  validTo: string | null;
  /** Whether it goes when it is over; an offer that is over otherwise stays with its dates. */
  hidesWhenOver: boolean;
};

/** Whether a range's page shows a value added offer now (C-212, C-217, X-17). */
export function isOfferShown(offer: Offer, { rangeSlug, now }: { rangeSlug: string | null; now: Date }): boolean {
  if (offer.shownOn.length > 0 && !(rangeSlug && offer.shownOn.includes(rangeSlug))) return false;
  return !(offer.hidesWhenOver && isOfferOver(offer, now));
}

/** Whether its last day in Johannesburg has passed. */
export function isOfferOver({ validTo }: Pick<Offer, 'validTo'>, now: Date): boolean {
  return validTo !== null && toDay(now) > toDay(new Date(validTo));
}
