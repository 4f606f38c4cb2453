import 'server-only';
import { defaultLocale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';

/** Where a path that has no page leads, or null. */
export async function getRedirect(path: string): Promise<{ to: string; permanent: boolean } | null> {
  const all = await cachedRead({
    key: ['redirects'],
    tags: [cacheTag.redirects],
    read: () => findLocalized({ collection: 'redirects', locale: defaultLocale }),
  });
  const found = all.find((redirect) => redirect.from === path);
  return found ? { to: found.to, permanent: found.permanent ?? true } : null;
}
