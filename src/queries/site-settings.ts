import 'server-only';
import type { Navigation, SiteSetting } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalizedGlobal } from './localized';

/** Brand name, contacts, other sites and disclaimers. Private fields are not in it. */
export function getSiteSettings(locale: Locale): Promise<SiteSetting> {
  return cachedRead({
    key: ['site-settings', locale],
    tags: [cacheTag.siteSettings],
    read: () => findLocalizedGlobal('site-settings', locale),
  });
}

/** The header's menus and the footer's columns. */
export function getNavigation(locale: Locale): Promise<Navigation> {
  return cachedRead({
    key: ['navigation', locale],
    tags: [cacheTag.navigation],
    read: () => findLocalizedGlobal('navigation', locale),
  });
}
