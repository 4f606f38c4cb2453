import 'server-only';
import type { Media } from '@/cms/payload-types';
import { readVideoLink } from '@/domain/media/video-link';
import type { Locale } from '@/i18n/locales';
import { getMedia } from './media';
import type { MediaReference } from './pictures';

/**
 * A video, ready to show. Width and height in px; `size` says how much it loads, such as `12 MB`, `host` from whom where
 * it is not from here. One of YouTube has its id there, and its page as `url`.
 */
export type VideoFile = {
  url: string;
  mimeType?: string;
  youtubeId?: string;
  width: number;
  height: number;
  size?: string;
  host?: string;
};

/** The video that a reference means; null when there is none, it is gone, or it is something else. */
export async function getVideo(locale: Locale, reference: MediaReference): Promise<VideoFile | null> {
  if (!reference) return null;
  const file = typeof reference === 'number' ? await getMedia(locale, reference) : reference;
  return file && toVideo(file);
}

/** The stored file, or else what the link leads to. */
export async function getVideoOf(
  locale: Locale,
  { video, videoUrl }: { video?: MediaReference; videoUrl?: string | null },
): Promise<VideoFile | null> {
  return (await getVideo(locale, video)) ?? toLinkedVideo(videoUrl);
}

function toLinkedVideo(link: string | null | undefined): VideoFile | null {
  const found = readVideoLink(link);
  if (!found) return null;
  const shape = { url: found.url, width: 1920, height: 1080 };
  if (found.kind === 'youtube') return { ...shape, youtubeId: found.id, host: 'YouTube' };
  return { ...shape, mimeType: found.mimeType, host: found.host ?? undefined };
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
