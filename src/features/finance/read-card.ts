import 'server-only';
import { mainSite, type SitePlace } from '@/domain/site/site-place';
import type { Locale } from '@/i18n/locales';
import type { CardContent, CardProduct } from './card-content';
import { readCalculator } from './read-calculator';
import { readSubscription } from './read-subscription';

/** An opened card's calculator for the vehicles of one range; null where this site has none. */
export async function readCard({
  locale,
  product,
  place = mainSite,
  path,
  rangeId,
}: {
  locale: Locale;
  product: CardProduct;
  place?: SitePlace;
  path: string;
  rangeId: number;
}): Promise<CardContent | null> {
  const asked = { locale, place, path, query: '', rangeId, isCard: true, level: 4 } as const;
  if (product === 'subscription') {
    const props = await readSubscription(asked);
    return props && { product, props };
  }
  const props = await readCalculator({ ...asked, calculator: product });
  return props && { product, props };
}
