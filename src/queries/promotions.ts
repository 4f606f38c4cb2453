import 'server-only';
import type { Promotion } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';

/** One promotion, or null when it is gone. */
export function getPromotion(locale: Locale, id: number): Promise<Promotion | null> {
  return cachedRead({
    key: ['promotion', locale, String(id)],
    tags: [cacheTag.promotion(id)],
    read: async () => {
      const [promotion] = await findLocalized({
        collection: 'promotions',
        where: { id: { equals: id } },
        locale,
        limit: 1,
      });
      return promotion ?? null;
    },
  });
}

/** Every promotion, running or not, in the order in which they were made. */
export function getPromotions(locale: Locale): Promise<Promotion[]> {
  return cachedRead({
    key: ['promotions', locale],
    tags: [cacheTag.promotions],
    read: () => findLocalized({ collection: 'promotions', locale }),
  });
}
