import 'server-only';
import { defaultLocale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';

/** Where a published page stands, or null. Cleared when a page comes, goes or moves. */
export function getPagePath(id: number): Promise<string | null> {
  return cachedRead({
    key: ['page-path', String(id)],
    tags: [cacheTag.pageList],
    read: async () => {
      const [page] = await findLocalized({
        collection: 'pages',
        where: { id: { equals: id }, _status: { equals: 'published' } },
        locale: defaultLocale,
        limit: 1,
      });
      if (!page) return null;
      return page.slug === 'home' ? '/' : `/${page.slug}`;
    },
  });
}
