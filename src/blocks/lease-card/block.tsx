import type { LeaseCardBlock as Stored } from '@/cms/payload-types';
import { mainSite } from '@/domain/site/site-place';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { OfferSection } from '@/features/monthly-price/offer-section';
import { readChosenQuote, readOffersOfSlug, toOfferCards } from '@/features/monthly-price/read-offers';
import type { BlockProps } from '../block';
import { toLeaseCard } from './model';

/** The chosen quote while it holds, or the cheapest of the page's range; nothing without one (C-267). */
export async function LeaseCardBlock({ block, context: { locale, path, dealer } }: BlockProps<Stored>) {
  const place = dealer ?? mainSite;
  const offers = block.leaseQuote
    ? await readChosenQuote({ locale, place, chosen: block.leaseQuote })
    : await readOffersOfSlug({ locale, place, rangeSlug: rangeSlugOf(path), kind: 'subscription' });
  const model = toLeaseCard({ block, cards: await toOfferCards(locale, offers), locale });
  return model && <OfferSection block="leaseCard" {...model} />;
}
