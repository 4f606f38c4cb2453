import 'server-only';
import type { Media } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';

/** One file of the media library, or null when it is gone. */
export function getMedia(locale: Locale, id: number): Promise<Media | null> {
  return cachedRead({
    key: ['media', locale, String(id)],
    tags: [cacheTag.media(id)],
    read: async () => {
      const [file] = await findLocalized({ collection: 'media', where: { id: { equals: id } }, locale, limit: 1 });
      return file ?? null;
    },
  });
}
