import 'server-only';
import type { Promotion } from '@/cms/payload-types';
import { isRunning, nextPromotionChange } from '@/domain/monthly-price/offer-days';
import type { Locale } from '@/i18n/locales';
import { cacheTag, clearCacheTagsAt } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';
import { getUpstreamPromotions, isRatebookUpstream } from './ratebook';

/** One promotion, or null when it is gone or does not run now. A page that shows it goes when it ends. */
export async function getRunningPromotion(locale: Locale, id: number): Promise<Promotion | null> {
  return (await getRunningPromotions(locale)).find((promotion) => promotion.id === id) ?? null;
}

/** Every promotion that runs now. A page that shows them goes when one begins or ends. */
export async function getRunningPromotions(locale: Locale): Promise<Promotion[]> {
  const now = new Date();
  const promotions = await getPromotions(locale);
  const change = nextPromotionChange(promotions, now);
  if (change) clearCacheTagsAt(change, [cacheTag.promotions]);
  return promotions.filter((promotion) => isRunning(promotion, now));
}

/**
 * Every promotion, running or not, in the order in which they were made; with an upstream ratebook those that it gave last,
 * numbered apart from the CMS's: a block's chosen one is then not among them.
 */
export function getPromotions(locale: Locale): Promise<Promotion[]> {
  if (isRatebookUpstream()) return getUpstreamPromotions(locale);
  return cachedRead({
    key: ['promotions', locale],
    tags: [cacheTag.promotions],
    read: () => findLocalized({ collection: 'promotions', locale }),
  });
}
