import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import type { Outline } from '@/domain/comparison/stance';
import type { Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { getEnv } from '@/lib/env';
import { cachedRead } from './cached-read';
import { getMedia } from './media';

/**
 * Where on a picture with a transparent ground its vehicle stands, without its shadow. Null for a picture whose ground
 * is not transparent, and for a file that is not at hand.
 */
export function getPictureOutline(locale: Locale, id: number): Promise<Outline | null> {
  return cachedRead({
    key: ['picture-outline', String(id)],
    tags: [cacheTag.media(id)],
    read: async () => {
      const file = await getMedia(locale, id);
      const name = file?.sizes?.webp480?.filename ?? file?.filename;
      return name ? readOutline(path.join(getEnv().dataDir, 'media', path.basename(name))).catch(() => null) : null;
    },
  });
}

/** Shadows are fainter than this, of 255. */
const leastAlpha = 128;

async function readOutline(file: string): Promise<Outline | null> {
  const image = sharp(file);
  if (!(await image.metadata()).hasAlpha) return null;
  const { data, info } = await image.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, 0, info.height, 0];
  for (const [place, alpha] of data.entries()) {
    if (alpha < leastAlpha) continue;
    const x = place % info.width;
    const y = (place - x) / info.width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) return null;
  return { left: left / info.width, right: right / info.width, top: top / info.height, bottom: bottom / info.height };
}
