import type { Promotion } from '@/cms/payload-types';
import { cheapestOf, toCreditPrice } from '@/domain/monthly-price/monthly-price';
import { type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import type { MonthlyPriceView } from '@/i18n/credit-price-view';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { toMonthlyPriceView } from '@/i18n/monthly-price-view';
import { idOf } from '@/lib/reference';
import { Icon } from '@/ui/icon';
import { MonthlyTerms } from '@/ui/monthly-price';
import styles from './offers-tile.module.css';

export type OffersTileModel = {
  href: string;
  /** Of the cheapest promotion; null where none runs. */
  price: MonthlyPriceView | null;
  labels: { from: string; none: string; noneNote: string; see: string };
};

/**
 * 'Offers From' with the monthly price of the cheapest promotion that runs, its terms right below, or 'N/A'; leads to
 * the range's offers (T-005 to T-008).
 */
export function OffersTile({ href, price, labels }: OffersTileModel) {
  return (
    <aside className={styles.tile} aria-label={labels.see} data-monthly-price={price?.kind}>
      <a className={styles.tileLink} href={href}>
        <span className={styles.tileLabel}>{labels.from}</span>
        <strong className={price ? styles.tileAmount : undefined}>{price?.plainAmount ?? labels.none}</strong>
        <Icon name="arrow" className={styles.tileArrow} />
      </a>
      {price ? <MonthlyTerms price={price} /> : <p className={styles.tileNone}>{labels.noneNote}</p>}
    </aside>
  );
}

/**
 * The tile of a range, from the promotions that run (`getRunningPromotions`) and the ids of the range's models. On a
 * dealer's site it leads to that dealer's page.
 */
export function toOffersTile({
  locale,
  place,
  range,
  modelIds,
  promotions,
  now,
}: {
  locale: Locale;
  place: SitePlace;
  range: { name: string; rangeSlug: string };
  modelIds: readonly number[];
  promotions: readonly Promotion[];
  now: Date;
}): OffersTileModel {
  const t = getWords(locale, 'offers');
  const ofRange = promotions.filter(({ vehicleModel }) => modelIds.includes(idOf(vehicleModel)));
  const cheapest = cheapestOf(ofRange.map((promotion) => ({ price: toCreditPrice(promotion, now) })));
  return {
    href: localePath(locale, offersPath(place, range.rangeSlug)),
    price: cheapest && toMonthlyPriceView(locale, cheapest.price),
    labels: {
      from: t('tile.from'),
      none: t('tile.none'),
      noneNote: t('tile.noneNote'),
      see: t('tile.see', { range: range.name }),
    },
  };
}

/** Where the offers of a range stand, without language: a range's slug is its name in small letters with dashes. */
export function offersPath(place: SitePlace, rangeSlug: string): string {
  return `${vehiclesPath(place)}/${rangeSlug}/offers`;
}
