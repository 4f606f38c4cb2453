import type { Promotion, VehiclePromotionsBlock as Stored } from '@/cms/payload-types';
import { mainSite } from '@/domain/site/site-place';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { OfferSection } from '@/features/monthly-price/offer-section';
import { offersPath } from '@/features/monthly-price/offers-tile';
import { readChosenPromotions, readOffersOfSlug, toOfferCards } from '@/features/monthly-price/read-offers';
import { localePath } from '@/i18n/locales';
import type { BlockProps } from '../block';
import { toVehiclePromotions } from './model';

/** The chosen promotions that run, or those of the page's range; nothing without any (C-267, T-290). */
export async function VehiclePromotionsBlock({ block, context: { locale, path, dealer } }: BlockProps<Stored>) {
  const place = dealer ?? mainSite;
  const rangeSlug = rangeSlugOf(path);
  const chosen: readonly (number | Promotion)[] = block.promotions ?? [];
  const offers =
    chosen.length > 0
      ? await readChosenPromotions({ locale, place, chosen })
      : await readOffersOfSlug({ locale, place, rangeSlug, kind: 'credit' });
  const model = toVehiclePromotions({
    block,
    cards: await toOfferCards(locale, offers),
    allUrl: rangeSlug && localePath(locale, offersPath(place, rangeSlug)),
    locale,
  });
  return model && <OfferSection block="vehiclePromotions" {...model} />;
}
