// @ts-check
/**
 * node artwork/compositions.mjs <folder>: pictures for news and events, 1920 × 1080, composed from the fleet's own
 * see-through pictures on a stage of light. Writes PNG files for `encode.mjs`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const media = fileURLToPath(new URL('../src/cms/seed/media/', import.meta.url));
const [folder = ''] = process.argv.slice(2);
const width = 1920;
const height = 1080;

/**
 * Light from above on a wall, and its shine on the floor: wall and floor at their brightest, and at the edges.
 * @typedef {{ wall: string, wallEdge: string, floor: string, floorEdge: string, strip?: string }} Stage
 */
/** @type {Record<string, Stage>} */
const stages = {
  mist: { wall: '#f6f8fa', wallEdge: '#cfd6dc', floor: '#ffffff', floorEdge: '#dbe1e6' },
  night: { wall: '#2b3037', wallEdge: '#0a0c0f', floor: '#3a4048', floorEdge: '#0c0e11', strip: '#d0021b' },
  leaf: { wall: '#e9f3ec', wallEdge: '#a9c7b3', floor: '#f7fbf8', floorEdge: '#c3d9ca' },
  sand: { wall: '#f7efe2', wallEdge: '#d8bf9b', floor: '#fffaf2', floorEdge: '#e3d1b4' },
};

/** Cars from the back to the front: file, the width and the middle of the picture in the whole, the line of its wheels. */
const compositions = {
  'news-bakkies': {
    stage: 'sand',
    cars: [
      car('hilux-single-cab-white', 820, 420, 770),
      car('hilux-xtra-cab-blue', 820, 1500, 770),
      car('hilux-double-cab-copper', 1080, 960, 930),
    ],
  },
  'news-seven-seats': {
    stage: 'mist',
    cars: [
      car('innova-graphite', 800, 420, 770),
      car('land-cruiser-prado-green', 820, 1500, 770),
      car('fortuner-blue', 1060, 960, 930),
    ],
  },
  'news-hybrid': {
    stage: 'leaf',
    cars: [car('rav4-green', 860, 1400, 780), car('corolla-sky', 1080, 720, 930)],
  },
  'news-first-car': {
    stage: 'sand',
    cars: [
      car('vitz-sky', 780, 400, 780),
      car('starlet-cross-white-black', 800, 1500, 780),
      car('starlet-blue', 1020, 950, 930),
    ],
  },
  'news-on-duty': {
    stage: 'mist',
    cars: [
      car('coaster-white', 960, 1440, 770),
      car('hiace-silver', 860, 420, 790),
      car('quantum-blue', 1060, 960, 940),
    ],
  },
  'event-gr': {
    stage: 'night',
    cars: [
      car('gr-corolla-graphite', 800, 380, 760),
      car('gr-yaris-red', 760, 1540, 760),
      car('gr86-red', 900, 560, 900),
      car('gr-supra-ochre', 1060, 1280, 950),
    ],
  },
  'event-off-road': {
    stage: 'night',
    cars: [
      car('land-cruiser-76-sand', 820, 420, 770),
      car('land-cruiser-79-sand', 860, 1500, 770),
      car('land-cruiser-300-black', 1080, 960, 930),
    ],
  },
};

/** @param {string} name @param {number} wide @param {number} middle @param {number} wheels */
function car(name, wide, middle, wheels) {
  return { name, wide, middle, wheels };
}

await mkdir(folder, { recursive: true });
for (const [name, { stage, cars }] of Object.entries(compositions)) {
  const shown = stages[stage];
  if (!shown) throw new Error(`There is no stage ${stage}.`);
  const tiles = await Promise.all(cars.map(place));
  await sharp(Buffer.from(toSvg(shown)))
    .composite(tiles)
    .png({ compressionLevel: 1 })
    .toFile(path.join(folder, `${name}.png`));
  console.log(name);
}

/** The wheels stand 640 px below the top of a colour's picture of 960 × 840. @param {ReturnType<typeof car>} car */
async function place({ name, wide, middle, wheels }) {
  const input = await sharp(`${media}${name}-960.webp`).resize({ width: wide, kernel: 'lanczos3' }).png().toBuffer();
  return { input, left: Math.round(middle - wide / 2), top: Math.round(wheels - (640 * wide) / 960) };
}

/** @param {Stage} stage */
function toSvg({ wall, wallEdge, floor, floorEdge, strip }) {
  const horizon = 600;
  const light = (
    /** @type {string} */ id,
    /** @type {string} */ inner,
    /** @type {string} */ outer,
    /** @type {number} */ cy,
  ) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="960" cy="${cy}" r="1250"><stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    ${light('wall', wall, wallEdge, 420)}${light('floor', floor, floorEdge, 860)}
    <linearGradient id="seam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <mask id="soft"><rect y="${horizon - 120}" width="${width}" height="240" fill="url(#seam)"/><rect y="${horizon + 120}" width="${width}" height="${height}" fill="#fff"/></mask>
    <filter id="glow" x="-20%" y="-2000%" width="140%" height="4100%"><feGaussianBlur stdDeviation="22"/></filter></defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <rect width="${width}" height="${height}" fill="url(#floor)" mask="url(#soft)"/>
    ${strip ? `<rect x="260" y="210" width="1400" height="14" fill="${strip}" filter="url(#glow)"/><rect x="260" y="214" width="1400" height="5" rx="2" fill="${strip}"/>` : ''}
  </svg>`;
}
