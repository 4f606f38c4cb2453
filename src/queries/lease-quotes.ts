import 'server-only';
import type { LeaseQuote } from '@/cms/payload-types';
import { isValid, nextLeaseChange } from '@/domain/monthly-price/offer-days';
import type { Locale } from '@/i18n/locales';
import { cacheTag, clearCacheTagsAt } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';
import { getUpstreamLeaseQuotes, isRatebookUpstream } from './ratebook';

/** Every quote that still holds; with an upstream ratebook of those that it gave last. A page that shows them goes when one holds no longer. */
export async function getValidLeaseQuotes(locale: Locale): Promise<LeaseQuote[]> {
  const now = new Date();
  const own = await getLeaseQuotes(locale);
  const quotes = isRatebookUpstream() ? await getUpstreamLeaseQuotes(own) : own;
  const change = nextLeaseChange(quotes, now);
  if (change) clearCacheTagsAt(change, [cacheTag.leaseQuotes]);
  return quotes.filter((quote) => isValid(quote, now));
}

/** Every stored lease or subscription quote, valid or not, in the order in which they were made. */
function getLeaseQuotes(locale: Locale): Promise<LeaseQuote[]> {
  return cachedRead({
    key: ['lease-quotes', locale],
    tags: [cacheTag.leaseQuotes],
    read: () => findLocalized({ collection: 'lease-quotes', locale }),
  });
}
