import 'server-only';
import type { Locale } from '@/i18n/locales';
import { getSiteSettings } from '@/queries/site-settings';
import { getNewPriceFormat, getRange, getRangeCards } from '@/queries/vehicles';
import { type PriceList, toPriceList } from './price-list-model';

/** The price list of every range, or of the one with a slug; null where there is no such range. */
export async function readPriceList(
  locale: Locale,
  { rangeSlug, now }: { rangeSlug: string | null; now: Date },
): Promise<PriceList | null> {
  const [cards, format, settings] = await Promise.all([
    getRangeCards(locale),
    getNewPriceFormat(locale),
    getSiteSettings(locale),
  ]);
  const only = rangeSlug === null ? null : (cards.find((card) => card.rangeSlug === rangeSlug.toLowerCase()) ?? null);
  if (rangeSlug !== null && !only) return null;
  const found = await Promise.all((only ? [only] : cards).map(({ id }) => getRange(locale, id)));
  return toPriceList({ ranges: found.filter((range) => range !== null), only, format, settings, locale, now });
}
