import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { mediaWidths } from '@/domain/media/media-sizes';
import { type PictureName, pictures, type SeedPicture } from './pictures';
import { store } from './records';

const source = fileURLToPath(new URL('./media/', import.meta.url));

const formats = ['avif', 'webp'] as const;

/** Copies the committed pictures to where the media library serves them from, and registers them as they are. */
export async function registerPictures(payload: Payload): Promise<(name: PictureName) => number> {
  const target = payload.collections.media.config.upload.staticDir ?? '';
  await mkdir(target, { recursive: true });
  const ids = new Map<string, number>();
  for (const [name, picture] of Object.entries<SeedPicture>(pictures)) {
    ids.set(name, await register(payload, { name, picture, target }));
  }
  return (name) => ids.get(name) ?? 0;
}

async function register(
  payload: Payload,
  { name, picture, target }: { name: string; picture: SeedPicture; target: string },
): Promise<number> {
  const original = `${name}.webp`;
  await copyFile(path.join(source, `${name}-${Math.min(picture.width, largest)}.webp`), path.join(target, original));
  const sizes = Object.fromEntries(
    await Promise.all(
      mediaWidths.flatMap((nominal) => formats.map((format) => copySize({ name, picture, target, nominal, format }))),
    ),
  );
  return store(payload, {
    collection: 'media',
    key: 'filename',
    record: {
      alt: picture.alt,
      filename: original,
      mimeType: 'image/webp',
      filesize: (await stat(path.join(target, original))).size,
      width: picture.width,
      height: picture.height,
      focalX: picture.focal?.x ?? 50,
      focalY: picture.focal?.y ?? 50,
      sizes,
    },
  });
}

const largest = Math.max(...mediaWidths);

/** A width beyond the picture's own is empty: nothing is enlarged. The largest may fall between two fixed widths. */
async function copySize({
  name,
  picture,
  target,
  nominal,
  format,
}: {
  name: string;
  picture: SeedPicture;
  target: string;
  nominal: number;
  format: (typeof formats)[number];
}) {
  const smaller = mediaWidths.filter((width) => width < nominal).at(-1) ?? 0;
  const width = Math.min(nominal, picture.width);
  if (width <= smaller) return [`${format}${nominal}`, {}];
  const height = Math.round((picture.height * width) / picture.width);
  const filename = `${name}-${width}x${height}.${format}`;
  await copyFile(path.join(source, `${name}-${width}.${format}`), path.join(target, filename));
  const { size } = await stat(path.join(target, filename));
  return [`${format}${nominal}`, { filename, width, height, mimeType: `image/${format}`, filesize: size }];
}
