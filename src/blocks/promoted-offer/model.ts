import type { PromotedOfferBlock, Promotion } from '@/cms/payload-types';
import { toCreditPrice } from '@/domain/monthly-price/monthly-price';
import { isRunning } from '@/domain/monthly-price/offer-days';
import type { MonthlyPriceView } from '@/i18n/credit-price-view';
import { formatDate } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { toMonthlyPriceView } from '@/i18n/monthly-price-view';
import { type ListedButton, toButtons } from '@/ui/button-list';
import type { PictureProps } from '@/ui/picture';

export type OfferModel = {
  heading: LocalText | null;
  name: LocalText | null;
  picture: PictureProps | null;
  price: MonthlyPriceView;
  /** From when until when, in words. */
  dates: string;
  terms: LocalText | null;
  buttons: ListedButton[];
};

/** A promotion with its whole cost; null outside of its days. */
export function toOffer({
  block,
  promotion,
  picture,
  locale,
  now,
}: {
  block: PromotedOfferBlock;
  promotion: Promotion;
  picture: PictureProps | null;
  locale: Locale;
  now: Date;
}): OfferModel | null {
  if (!isRunning(promotion, now)) return null;
  return {
    heading: localText(block, 'heading'),
    name: localText(promotion, 'name'),
    picture,
    price: toMonthlyPriceView(locale, toCreditPrice(promotion, now)),
    dates: getWords(locale, 'offers')('page.valid', {
      start: formatDate(locale, promotion.promoStartDate),
      end: formatDate(locale, promotion.promoEndDate),
    }),
    terms: localText(promotion, 'terms'),
    buttons: toButtons(block.buttons, locale),
  };
}
