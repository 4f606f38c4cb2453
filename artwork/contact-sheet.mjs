// @ts-check
/** node artwork/contact-sheet.mjs: the sheets of docs/artwork.md, from the demo market's own pictures. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const media = fileURLToPath(new URL('../src/cms/seed/media/', import.meta.url));
const docs = fileURLToPath(new URL('../docs/artwork/', import.meta.url));
const sheetWidth = 1200;
const gap = 8;
const ground = '#f3f5f7';
/** Pixels for a metre in the picture of all side views; the side views themselves have 220. */
const pixelsPerMetre = 36;

/** @type {Record<string, [number, number]>} */
const sizes = JSON.parse(await readFile(`${media}sizes.json`, 'utf8'));
const names = Object.keys(sizes);
const ranges = names.filter((name) => name.endsWith('-side')).map((name) => name.slice(0, -'-side'.length));
const views = ['studio', 'side', 'rear', 'front', 'hero'];

await mkdir(docs, { recursive: true });
await grid(
  'fleet',
  6,
  ranges.map((range) => `${range}-studio`),
);
await row(
  'sides',
  ranges.map((range) => `${range}-side`),
);
await grid('paints', 7, ['hilux-double-cab', 'fortuner', 'corolla'].flatMap(paintsOf));
await grid(
  'views',
  4,
  ['fortuner', 'gr86', 'quantum'].flatMap((range) => views.slice(0, 4).map((view) => `${range}-${view}`)),
);
await grid(
  'turn',
  6,
  names.filter((name) => name.startsWith('fortuner-turn-')),
);
await grid(
  'places',
  3,
  names.filter((name) => names.includes(`${name}-portrait`)),
);
await grid(
  'places-phone',
  6,
  names.filter((name) => name.endsWith('-portrait')),
);
await grid(
  'line-ups',
  3,
  names.filter((name) => /^(news|event)-/.test(name)),
);
for (const folder of ['drawings', 'figures']) await drawingSheet(folder);

/** @param {string} range */
function paintsOf(range) {
  const other = [...views, 'turn'].map((view) => `${range}-${view}`);
  const longer = ranges.filter((one) => one !== range && one.startsWith(range));
  return names.filter(
    (name) =>
      name.startsWith(`${range}-`) &&
      !other.some((view) => name.startsWith(view)) &&
      !longer.some((one) => name.startsWith(`${one}-`)),
  );
}

/** Pictures of one shape in columns. @param {string} sheet @param {number} columns @param {string[]} pictures */
async function grid(sheet, columns, pictures) {
  const width = Math.floor((sheetWidth - gap) / columns) - gap;
  const [first = ''] = pictures;
  const [w = 1, h = 1] = sizes[first] ?? [];
  const height = Math.round((width * h) / w);
  const tiles = await Promise.all(
    pictures.map(async (name, index) => ({
      input: await sharp(await fileOf(name))
        .resize(width, height, { fit: 'contain', background: '#fff0' })
        .png()
        .toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  await write(sheet, gap + Math.ceil(pictures.length / columns) * (height + gap), tiles);
}

/** Side views at one scale, one behind the other. @param {string} sheet @param {string[]} pictures */
async function row(sheet, pictures) {
  const scale = pixelsPerMetre / 220;
  const tiles = [];
  let left = gap;
  let bottom = gap + Math.round(3 * pixelsPerMetre);
  for (const name of pictures) {
    const [w = 1, h = 1] = sizes[name] ?? [];
    const width = Math.round(w * scale);
    const height = Math.round(h * scale);
    if (left + width > sheetWidth - gap) {
      left = gap;
      bottom += Math.round(2.6 * pixelsPerMetre);
    }
    const input = await sharp(await fileOf(name))
      .resize(width, height)
      .png()
      .toBuffer();
    tiles.push({ input, left, top: bottom - height });
    left += width;
  }
  await write(sheet, bottom + gap, tiles);
}

/** @param {string} folder */
async function drawingSheet(folder) {
  const files = (await readdir(media + folder)).filter((name) => name.endsWith('.svg')).sort();
  const columns = 16;
  const size = Math.floor((sheetWidth - gap) / columns) - gap;
  const tiles = await Promise.all(
    files.map(async (name, index) => ({
      input: await sharp(`${media}${folder}/${name}`, { density: 96 })
        .resize(size, size, { fit: 'contain', background: '#fff0' })
        .png()
        .toBuffer(),
      left: gap + (index % columns) * (size + gap),
      top: gap + Math.floor(index / columns) * (size + gap),
    })),
  );
  await write(folder, gap + Math.ceil(files.length / columns) * (size + gap), tiles);
}

/** @param {string} sheet @param {number} height @param {import('sharp').OverlayOptions[]} tiles */
async function write(sheet, height, tiles) {
  await sharp({ create: { width: sheetWidth, height, channels: 3, background: ground } })
    .composite(tiles)
    .webp({ quality: 72 })
    .toFile(`${docs}${sheet}.webp`);
  console.log(sheet);
}

/** The smallest file of a picture that fills a tile. @param {string} name */
async function fileOf(name) {
  const [own = 0] = sizes[name] ?? [];
  return `${media}${name}-${Math.min(own, 480)}.webp`;
}
