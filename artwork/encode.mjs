// @ts-check
/**
 * node artwork/encode.mjs <folder of PNG files>: writes each picture in the site's fixed widths as AVIF and WebP into the
 * demo market's media, and its size into sizes.json there. The file's name is the picture's name.
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const media = fileURLToPath(new URL('../src/cms/seed/media/', import.meta.url));
// The same as mediaWidths in src/domain/media/media-sizes.ts.
const widths = [480, 960, 1440, 1920];
/** At most this many bytes, by the width of an AVIF; a phone's cut is the first thing that a page shows there. */
const budget = /** @type {Record<number, number>} */ ({ 960: 45_000, 1920: 120_000 });
const phoneBudget = /** @type {Record<number, number>} */ ({ 960: 28_000 });

const [folder = ''] = process.argv.slice(2);
const sizesFile = path.join(media, 'sizes.json');
/** @type {Record<string, [number, number]>} */
const sizes = JSON.parse(await readFile(sizesFile, 'utf8').catch(() => '{}'));

const files = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
await Promise.all([lane(), lane()]);

const sorted = Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)));
const lines = Object.entries(sorted).map(([name, [width, height]]) => `  "${name}": [${width}, ${height}]`);
await writeFile(sizesFile, `{\n${lines.join(',\n')}\n}\n`);

/** Takes one picture after another; two lanes keep two cores busy. */
async function lane() {
  for (let file = files.shift(); file; file = files.shift()) {
    const name = path.basename(file, '.png');
    const source = path.join(folder, file);
    const { width = 0, height = 0 } = await sharp(source).metadata();
    sizes[name] = [width, height];
    if (await isNewer(path.join(media, `${name}-480.avif`), source)) continue;
    for (const wanted of widthsOf(width)) await encode({ name, source, width: wanted });
    console.log(name);
  }
}

/** The fixed widths up to the picture's own, which stands for the next of them. @param {number} own */
function widthsOf(own) {
  const smaller = widths.filter((width) => width < own);
  return own <= (widths.at(-1) ?? 0) ? [...smaller, own] : smaller;
}

/** @param {{ name: string, source: string, width: number }} picture */
async function encode({ name, source, width }) {
  const pixels = await sharp(source).resize({ width, kernel: 'lanczos3' }).png().toBuffer();
  const most = name.endsWith('-portrait') ? phoneBudget : budget;
  for (let quality = 60; quality > 20; quality -= 5) {
    const avif = await sharp(pixels).avif({ quality, effort: 4 }).toBuffer();
    await writeFile(path.join(media, `${name}-${width}.avif`), avif);
    if (avif.length <= (most[width] ?? Number.POSITIVE_INFINITY)) break;
  }
  const webp = await sharp(pixels).webp({ quality: 76, alphaQuality: 75, effort: 4 }).toBuffer();
  await writeFile(path.join(media, `${name}-${width}.webp`), webp);
}

/** @param {string} made @param {string} source */
async function isNewer(made, source) {
  const [one, other] = await Promise.all([made, source].map((file) => stat(file).catch(() => null)));
  return one !== null && other !== null && one.mtimeMs >= other.mtimeMs;
}
