import type { LeaseQuote, Media, Promotion, VehicleModel, VehicleRange } from '@/cms/payload-types';
import {
  type MonthlyPrice,
  monthlyCentsOf,
  toCreditPrice,
  toSubscriptionPrice,
} from '@/domain/monthly-price/monthly-price';
import { dealerOf, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { toRequestLink } from '@/domain/vehicle/buying-link';
import type { MonthlyPriceView } from '@/i18n/credit-price-view';
import { formatDate } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { toMonthlyPriceView } from '@/i18n/monthly-price-view';
import { idOf } from '@/lib/reference';
import type { PictureProps } from '@/ui/picture';

/** An offer with the derivative that it is made on, and the site that it is shown on. */
export type StoredOffer = { model: VehicleModel; range: VehicleRange; place: SitePlace } & (
  | { kind: 'credit'; promotion: Promotion }
  | { kind: 'subscription'; quote: LeaseQuote }
);

export type OfferCardModel = {
  key: string;
  kind: StoredOffer['kind'];
  modelCode: string;
  /** Range and derivative, as 'Corolla 1.8 Hybrid XS'. */
  vehicle: string;
  /** What the finance desk calls it; null where that says no more than the vehicle's name. */
  name: LocalText | null;
  /** What tells it from other offers on the same vehicle: its name, or how long it runs and on which conditions. */
  variant: LocalText;
  picture: PictureProps | null;
  price: MonthlyPriceView;
  /** For ordering only. */
  monthlyCents: number;
  /** From when until when, in words. */
  dates: string;
  terms: LocalText | null;
  modelUrl: string;
  quoteUrl: string;
  labels: { toModel: string; requestQuote: string };
};

/** The offer's own picture, or else one of the derivative or its range. */
export function pictureOf({ model, range, ...offer }: StoredOffer): number | Media | null {
  const own = offer.kind === 'credit' ? offer.promotion.image : null;
  const colour = model.colourSelectors?.find(({ colourImage }) => colourImage)?.colourImage;
  return own ?? colour ?? model.sideImage ?? range.modelImage ?? range.heroModelSideImage ?? null;
}

export function toOfferCard({
  offer,
  pictures,
  buyingSite,
  locale,
  now,
}: {
  offer: StoredOffer;
  /** By media id. */
  pictures: ReadonlyMap<number, PictureProps>;
  buyingSite: string | null;
  locale: Locale;
  now: Date;
}): OfferCardModel {
  const t = getWords(locale, 'offers');
  const { model, range, place } = offer;
  const price = priceOf(offer, now);
  const vehicle = `${range.name} ${model.name}`;
  const ownName = offer.kind === 'credit' ? localText(offer.promotion, 'name') : null;
  const name = ownName?.text === vehicle ? null : ownName;
  const view = toMonthlyPriceView(locale, price);
  const picture = pictureOf(offer);
  return {
    key: offer.kind === 'credit' ? `promotion-${offer.promotion.id}` : `quote-${offer.quote.id}`,
    kind: offer.kind,
    modelCode: model.code,
    vehicle,
    name,
    variant: name ?? { text: view.line.slice(0, 2).join(' · ') },
    picture: pictures.get(idOf(picture) ?? -1) ?? null,
    price: view,
    monthlyCents: monthlyCentsOf(price),
    dates:
      offer.kind === 'credit'
        ? t('page.valid', {
            start: formatDate(locale, offer.promotion.promoStartDate),
            end: formatDate(locale, offer.promotion.promoEndDate),
          })
        : t('page.validUntil', { end: formatDate(locale, offer.quote.validUntil) }),
    terms: offer.kind === 'credit' ? localText(offer.promotion, 'terms') : null,
    modelUrl: localePath(locale, `${vehiclesPath(place)}/${range.rangeSlug}/${model.code}`),
    quoteUrl: toRequestLink({
      buyingSite: buyingSite && localeHref(locale, buyingSite),
      enquiryPath: localePath(locale, '/enquiry/vehicle'),
      dealer: dealerOf(place),
      // An offer is a price: it is shown only where prices are.
      showsPrices: true,
      step: 'quote',
      modelCode: model.code,
      paintCode: null,
    }),
    labels: { toModel: t('page.toModel'), requestQuote: t('page.requestQuote') },
  };
}

function priceOf(offer: StoredOffer, now: Date): MonthlyPrice {
  return offer.kind === 'credit' ? toCreditPrice(offer.promotion, now) : toSubscriptionPrice(offer.quote);
}
