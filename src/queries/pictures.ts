import 'server-only';
import type { Media } from '@/cms/payload-types';
import { mediaWidths } from '@/domain/media/media-sizes';
import { localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import type { PictureProps, PictureSource } from '@/ui/picture';
import { getMedia } from './media';

/** A reference to a media file as a read at depth 0 has it. */
export type MediaReference = number | Media | null | undefined;

/** The picture that a reference means, ready to show; null when there is none or it is gone. */
export async function getPicture(locale: Locale, reference: MediaReference): Promise<PictureProps | null> {
  if (!reference) return null;
  const file = typeof reference === 'number' ? await getMedia(locale, reference) : reference;
  return file && toPicture(file);
}

/** The pictures that references mean, by media id; those that are gone are left out. */
export async function getPictures(
  locale: Locale,
  references: readonly MediaReference[],
): Promise<Map<number, PictureProps>> {
  const wanted = new Map(
    references.flatMap((file) => (file ? [[typeof file === 'number' ? file : file.id, file] as const] : [])),
  );
  const found = await Promise.all(
    [...wanted].map(async ([id, reference]) => ({ id, picture: await getPicture(locale, reference) })),
  );
  return new Map(found.flatMap(({ id, picture }) => (picture ? [[id, picture] as const] : [])));
}

/** A stored picture with its finished sizes; null for a file that is no picture. */
export function toPicture(file: Media): PictureProps | null {
  if (!file.url || !file.width || !file.height || !file.mimeType?.startsWith('image/')) return null;
  const alt = localText(file, 'alt');
  return {
    sources: { avif: sourcesOf(file, 'avif'), webp: sourcesOf(file, 'webp') },
    fallbackUrl: versioned(file, file.url),
    width: file.width,
    height: file.height,
    alt: alt?.text ?? '',
    altLang: alt?.lang,
    focalPoint: file.focalX != null && file.focalY != null ? { x: file.focalX, y: file.focalY } : undefined,
  };
}

function sourcesOf(file: Media, format: 'avif' | 'webp'): PictureSource[] {
  return mediaWidths.flatMap((width) => {
    const size = file.sizes?.[`${format}${width}`];
    return size?.url && size.width ? [{ width: size.width, url: versioned(file, size.url) }] : [];
  });
}

/** Files may be kept for a year by browsers: a replaced one gets another address. */
function versioned(file: Media, url: string): string {
  return `${url}?v=${Date.parse(file.updatedAt).toString(36)}`;
}
