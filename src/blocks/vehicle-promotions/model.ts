import type { VehiclePromotionsBlock } from '@/cms/payload-types';
import type { OfferCardModel } from '@/features/monthly-price/offer-card-model';
import type { OfferSectionModel } from '@/features/monthly-price/offer-section';
import { localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

/** Null without a card: no heading over nothing, and no message (C-267). */
export function toVehiclePromotions({
  block,
  cards,
  allUrl,
  locale,
}: {
  block: VehiclePromotionsBlock;
  cards: OfferCardModel[];
  allUrl: string | null;
  locale: Locale;
}): OfferSectionModel | null {
  if (cards.length === 0) return null;
  const t = getWords(locale, 'offers');
  return {
    heading: localText(block, 'heading') ?? { text: t('promotions.heading') },
    cards,
    all: allUrl ? { label: t('promotions.all'), url: allUrl } : null,
  };
}
