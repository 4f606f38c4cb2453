import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { mediaWidths } from '@/domain/media/media-sizes';
import { type PictureName, pictures, type SeedPicture } from './pictures';
import { required, store } from './records';

const source = fileURLToPath(new URL('./media/', import.meta.url));

const formats = ['avif', 'webp'] as const;

/** Copies the committed pictures to where the media library serves them from, and registers them as they are. */
export async function registerPictures(payload: Payload): Promise<(name: PictureName) => number> {
  const target = payload.collections.media.config.upload.staticDir ?? '';
  await mkdir(target, { recursive: true });
  const ids = new Map<string, number>();
  for (const [name, picture] of pictures) {
    const files = await (picture.folder ? copyDrawing : copyRendered)({ name, picture, target });
    ids.set(name, await register(payload, picture, files));
  }
  return (name) => required(ids, name);
}

type Copied = { filename: string; mimeType: string; filesize: number; sizes?: Record<string, object> };
type ToCopy = { name: string; picture: SeedPicture; target: string };

function register(payload: Payload, { alt, width, height, focal }: SeedPicture, files: Copied): Promise<number> {
  const [focalX, focalY] = [focal?.x ?? 50, focal?.y ?? 50];
  return store(payload, {
    collection: 'media',
    key: 'filename',
    record: { alt, width, height, focalX, focalY, ...files },
  });
}

async function copyDrawing({ name, picture, target }: ToCopy): Promise<Copied> {
  const filename = `${name}.svg`;
  const filesize = await copy(path.join(source, picture.folder ?? '', filename), path.join(target, filename));
  return { filename, mimeType: 'image/svg+xml', filesize };
}

/** The largest WebP stands for the file that an editor would have brought. */
async function copyRendered({ name, picture, target }: ToCopy): Promise<Copied> {
  const filename = `${name}.webp`;
  const original = path.join(source, `${name}-${Math.min(picture.width, largest)}.webp`);
  const sizes = await Promise.all(
    mediaWidths.flatMap((nominal) => formats.map((format) => copySize({ name, picture, target, nominal, format }))),
  );
  return {
    filename,
    mimeType: 'image/webp',
    filesize: await copy(original, path.join(target, filename)),
    sizes: Object.fromEntries(sizes),
  };
}

async function copy(from: string, to: string): Promise<number> {
  await copyFile(from, to);
  return (await stat(to)).size;
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
  nominal: number;
  format: (typeof formats)[number];
} & ToCopy) {
  const smaller = mediaWidths.filter((width) => width < nominal).at(-1) ?? 0;
  const width = Math.min(nominal, picture.width);
  if (width <= smaller) return [`${format}${nominal}`, {}];
  const height = Math.round((picture.height * width) / picture.width);
  const filename = `${name}-${width}x${height}.${format}`;
  const filesize = await copy(path.join(source, `${name}-${width}.${format}`), path.join(target, filename));
  return [`${format}${nominal}`, { filename, width, height, mimeType: `image/${format}`, filesize }];
}
