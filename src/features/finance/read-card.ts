import 'server-only';
import { mainSite, type SitePlace } from '@/domain/site/site-place';
import type { Locale } from '@/i18n/locales';
import type { CalculatorProps } from './calculator-props';
import { readCalculator } from './read-calculator';
import { readSubscription } from './read-subscription';
import type { SubscriptionProps } from './subscription-model';

/** The three products of a vehicle page, in their order (T-020). */
export const cardProducts = ['instalment', 'future-drive', 'subscription'] as const;

export type CardProduct = (typeof cardProducts)[number];

/** What a card shows once it is open. */
export type CardContent =
  | { product: 'subscription'; props: SubscriptionProps }
  | { product: Exclude<CardProduct, 'subscription'>; props: CalculatorProps };

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
  const asked = { locale, place, path, query: '', rangeId, isCard: true };
  if (product === 'subscription') {
    const props = await readSubscription(asked);
    return props && { product, props };
  }
  const props = await readCalculator({ ...asked, calculator: product });
  return props && { product, props };
}
