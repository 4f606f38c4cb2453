import 'server-only';
import type { Media } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { getMedia } from './media';
import type { MediaReference } from './pictures';

/** A video, ready to show. Width and height in px; `size` says how much it loads, such as `12 MB`. */
export type VideoFile = { url: string; mimeType: string; width: number; height: number; size?: string };

/** The video that a reference means; null when there is none, it is gone, or it is something else. */
export async function getVideo(locale: Locale, reference: MediaReference): Promise<VideoFile | null> {
  if (!reference) return null;
  const file = typeof reference === 'number' ? await getMedia(locale, reference) : reference;
  return file && toVideo(file);
}

function toVideo(file: Media): VideoFile | null {
  if (!file.url || !file.mimeType?.startsWith('video/')) return null;
  return {
    url: file.url,
    mimeType: file.mimeType,
    width: file.width ?? 1920,
    height: file.height ?? 1080,
    size: file.filesize ? `${Math.max(1, Math.round(file.filesize / 1_000_000))} MB` : undefined,
  };
}
