import type { Media } from '@/cms/payload-types';
import { mediaWidths } from '@/domain/media/media-sizes';

/**
 * A picture of the demo market as a fixture refers to it: whole, so that it needs no library. Ids count from 9000,
 * where no stored file is.
 */
export function fixturePicture(
  name: string,
  { id, alt, width = 960, height = 840 }: { id: number; alt: string; width?: number; height?: number },
): Media {
  return {
    id: 9000 + id,
    alt,
    filename: `${name}.webp`,
    url: fileUrl(`${name}.webp`),
    mimeType: 'image/webp',
    width,
    height,
    focalX: 60,
    focalY: 60,
    sizes: Object.fromEntries(
      mediaWidths
        .filter((nominal) => nominal <= width)
        .flatMap((nominal) =>
          (['avif', 'webp'] as const).map((format) => [
            `${format}${nominal}`,
            {
              url: fileUrl(`${name}-${nominal}x${Math.round((height * nominal) / width)}.${format}`),
              width: nominal,
              height: Math.round((height * nominal) / width),
              mimeType: `image/${format}`,
            },
          ]),
        ),
    ),
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
  };
}

/** A landscape of 1920×1080, as banners have it (C-073). */
export const duskPicture = fixturePicture('karoo-dusk', {
  id: 1,
  alt: 'A blue Fortuner on a gravel road in the Karoo at dusk',
  width: 1920,
  height: 1080,
});

export const duskPortrait = fixturePicture('karoo-dusk-portrait', {
  id: 2,
  alt: 'A blue Fortuner on a gravel road in the Karoo at dusk',
  width: 1080,
  height: 1350,
});

export const mountainPicture = fixturePicture('drakensberg-road', {
  id: 3,
  alt: 'A copper Hilux on a road below the Drakensberg',
  width: 1920,
  height: 1080,
});

export const nightPicture = fixturePicture('gr-night', {
  id: 4,
  alt: 'An ochre GR Supra in a dark studio',
  width: 1920,
  height: 1080,
});

export const hiluxPicture = fixturePicture('hilux-double-cab-copper', {
  id: 5,
  alt: 'Hilux in copper, seen from the front left',
});

export const fortunerPicture = fixturePicture('fortuner-blue', {
  id: 6,
  alt: 'Fortuner in blue, seen from the front left',
});

export const corollaPicture = fixturePicture('corolla-red', {
  id: 7,
  alt: 'Corolla in red, seen from the front left',
});

function fileUrl(filename: string): string {
  return `/api/media/file/${filename}`;
}
