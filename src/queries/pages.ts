import 'server-only';
import { headers } from 'next/headers';
import type { Page } from '@/cms/payload-types';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { getCms } from './cms';
import { findLocalized } from './localized';
import { mergeLocales } from './merge-locales';

/** The published page at a path, or null. */
export function getPage(locale: Locale, path: string): Promise<Page | null> {
  const slug = toSlug(path);
  return cachedRead({
    key: ['page', locale, slug],
    tags: [cacheTag.page(slug)],
    read: async () => {
      const [page] = await findLocalized({
        collection: 'pages',
        where: { slug: { equals: slug }, _status: { equals: 'published' } },
        locale,
        limit: 1,
      });
      return page ?? null;
    },
  });
}

/** The newest draft at a path for whoever may see drafts; null for everybody else. Never cached. */
export async function getDraftPage(locale: Locale, path: string): Promise<Page | null> {
  const cms = await getCms();
  const { user } = await cms.auth({ headers: await headers() });
  if (!user) return null;
  const read = async (language: Locale) => {
    const { docs } = await cms.find({
      collection: 'pages',
      where: { slug: { equals: toSlug(path) } },
      draft: true,
      locale: language,
      limit: 1,
      depth: 0,
      overrideAccess: false,
      user,
    });
    return docs[0] ?? null;
  };
  if (locale === defaultLocale) return read(locale);
  const [wanted, english] = await Promise.all([read(locale), read(defaultLocale)]);
  return mergeLocales(wanted, english);
}

/** Every published page's path with the time of its last change. */
export function getPagePaths(): Promise<{ path: string; updatedAt: string }[]> {
  return cachedRead({
    key: ['page-paths'],
    tags: [cacheTag.pageList],
    read: async () => {
      const pages = await findLocalized({
        collection: 'pages',
        where: { _status: { equals: 'published' }, 'meta.robots': { not_equals: 'noindex' } },
        locale: defaultLocale,
      });
      return pages.map((page) => ({ path: toPath(page.slug), updatedAt: page.updatedAt }));
    },
  });
}

/** `/` is the page `home`; any other slug is the path without its first slash. */
function toSlug(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}

function toPath(slug: string): string {
  return slug === 'home' ? '/' : `/${slug}`;
}
