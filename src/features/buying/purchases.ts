import 'server-only';
import type { DealerPlace } from '@/domain/site/site-place';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import type { Locale } from '@/i18n/locales';
import { getSiteSettings } from '@/queries/site-settings';
import { getNewPriceFormat, getRangeCards } from '@/queries/vehicles';
import { type Purchases, toPurchases } from './purchase-links';

/** The page from which somebody buys: its public path without language, and its dealer, if it is a dealer's. */
type Place = { locale: Locale; path: string; dealer: DealerPlace | null };

/** Where the purchase of what a page is about begins (C-399 to C-401). */
export async function getPurchases({ locale, path, dealer }: Place): Promise<Purchases> {
  const rangeSlug = rangeSlugOf(path);
  const [{ buyingSite }, format, cards] = await Promise.all([
    getSiteSettings(locale),
    getNewPriceFormat(locale, dealer?.province ?? null),
    rangeSlug ? getRangeCards(locale) : [],
  ]);
  const rangeCode = cards.find((card) => card.rangeSlug === rangeSlug)?.rangeCode ?? null;
  return toPurchases({ locale, buyingSite: buyingSite || null, rangeCode, dealer, showsPrices: format !== null });
}
