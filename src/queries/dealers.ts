import 'server-only';
import type { Dealer, DealerGroup, Market } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
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
