import 'server-only';
import type { DealerAd } from '@/cms/payload-types';
import { isRunning, nextPromotionChange } from '@/domain/monthly-price/offer-days';
import type { Locale } from '@/i18n/locales';
import { cacheTag, clearCacheTagsAt } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';

/** The specials that a dealer shows today, in the order in which they were made. A page that shows them goes when one begins or ends. */
export async function getDealerAds(locale: Locale, dealerId: number): Promise<DealerAd[]> {
  return (await getRunningDealerAds(locale)).filter(({ dealer }) => dealer === dealerId);
}

/** Every dealer's specials that are shown today. */
export async function getRunningDealerAds(locale: Locale): Promise<DealerAd[]> {
  const now = new Date();
  const ads = await cachedRead({
    key: ['dealer-ads', locale],
    tags: [cacheTag.dealerAds],
    read: () => findLocalized({ collection: 'dealer-ads', locale }),
  });
  const change = nextPromotionChange(ads.map(toDays), now);
  if (change) clearCacheTagsAt(change, [cacheTag.dealerAds]);
  return ads.filter((ad) => isRunning(toDays(ad), now));
}

function toDays({ startDate, endDate }: DealerAd) {
  return { promoStartDate: startDate, promoEndDate: endDate };
}
