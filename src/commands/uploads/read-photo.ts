import sharp from 'sharp';
import type { ReadFile } from './file-reading';

const most = { pixels: 40_000_000, edgePixels: 2_560, seconds: 20 };

const magic = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/**
 * Makes a JPEG or PNG anew from its pixels: upright, without metadata (a phone notes where it was), the long edge at most
 * 2560 px, and without anything that was hidden behind the picture. `unsafe`: more pixels than we decode.
 */
export async function readPhoto(bytes: Uint8Array): Promise<ReadFile> {
  const format = (['jpeg', 'png'] as const).find((name) => magic[name].every((byte, at) => bytes[at] === byte));
  if (!format) return { ok: false, error: 'wrongType' };
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: most.pixels }).timeout({ seconds: most.seconds });
    // The header alone says how large it is; nothing is decoded before that is known.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format !== format) return { ok: false, error: 'wrongType' };
    if (header.width * header.height > most.pixels) return { ok: false, error: 'unsafe' };
    const upright = picture
      .rotate()
      .resize({ width: most.edgePixels, height: most.edgePixels, fit: 'inside', withoutEnlargement: true });
    const anew = await (format === 'jpeg' ? upright.jpeg({ quality: 85 }) : upright.png()).toBuffer();
    return {
      ok: true,
      bytes: new Uint8Array(anew),
      mimeType: `image/${format}`,
      extension: format === 'jpeg' ? 'jpg' : 'png',
    };
  } catch {
    return { ok: false, error: 'unreadable' };
  }
}
