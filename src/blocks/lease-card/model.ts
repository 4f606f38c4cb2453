import type { LeaseCardBlock } from '@/cms/payload-types';
import type { OfferCardModel } from '@/features/monthly-price/offer-card-model';
import type { OfferSectionModel } from '@/features/monthly-price/offer-section';
import { localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

/** The first of the cards, which come cheapest first; null without any (C-267). */
export function toLeaseCard({
  block,
  cards: [card],
  locale,
}: {
  block: LeaseCardBlock;
  cards: OfferCardModel[];
  locale: Locale;
}): OfferSectionModel | null {
  if (!card) return null;
  const heading = localText(block, 'heading') ?? { text: getWords(locale, 'offers')('lease.heading') };
  return { heading, cards: [card], all: null };
}
