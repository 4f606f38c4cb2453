import 'server-only';
import type { Dealer, DealerGroup, Market } from '@/cms/payload-types';
import { hasSite } from '@/domain/dealer/has-site';
import type { DealerPlace } from '@/domain/site/site-place';
import type { Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { logger } from '@/lib/logger';
import { cachedRead, shortenPageLife } from './cached-read';
import { findLocalized } from './localized';

/** Every dealer's public fields, by name. */
export function getDealers(locale: Locale): Promise<Dealer[]> {
  return cachedRead({
    key: ['dealers', locale],
    tags: [cacheTag.dealers],
    read: () => findLocalized({ collection: 'dealers', locale, sort: 'name' }),
  });
}

export async function getDealer(locale: Locale, slug: string): Promise<Dealer | null> {
  return (await getDealers(locale)).find((dealer) => dealer.slug === slug) ?? null;
}

/**
 * The site of a dealer that has one; null when there is no such dealer, or it has no site (D-143). When dealers cannot
 * be read that is logged, and the site is an unnamed one that shows no prices; the page is made anew soon (D-400).
 */
export async function getDealerPlace(locale: Locale, slug: string): Promise<DealerPlace | null> {
  try {
    const dealer = await getDealer(locale, slug);
    if (!dealer || !hasSite(dealer)) return null;
    const { supplierCode, province, name } = dealer;
    return { kind: 'dealer', slug, supplierCode, province, name };
  } catch (error) {
    logger.error({ error, dealer: slug }, 'dealer of a vehicle page not read');
    await shortenPageLife();
    return { kind: 'dealer', slug, supplierCode: '', province: '', name: '' };
  }
}

/** The groups of dealers; dealers are ids. */
export function getDealerGroups(locale: Locale): Promise<DealerGroup[]> {
  return cachedRead({
    key: ['dealer-groups', locale],
    tags: [cacheTag.dealers],
    read: () => findLocalized({ collection: 'dealer-groups', locale }),
  });
}

/** The countries that the site serves. */
export function getMarkets(locale: Locale): Promise<Market[]> {
  return cachedRead({
    key: ['markets', locale],
    tags: [cacheTag.markets],
    read: () => findLocalized({ collection: 'markets', locale }),
  });
}
