// @ts-check
import { brotliCompressSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';

const kilobyte = 1000;
/** What our islands may add to Next's own modules. */
const addedBytes = 15 * kilobyte;
/** And a calculator may add to those. */
const calculatorBytes = 6 * kilobyte;
const firstViewBytes = 300 * kilobyte;

const paying = '/payment-options/toyota-financial-services';

const calculators = {
  instalment: `${paying}/instalment`,
  'Future Drive': `${paying}/future-drive`,
  lease: `${paying}/lease`,
  'KINTO ONE': `${paying}/kinto-one`,
  used: `${paying}/used`,
  'tabbed calculator': `${paying}/finance`,
};

const pages = {
  home: '/',
  vehicles: '/vehicles',
  vehicle: '/vehicles/hilux-double-cab',
  offers: '/vehicles/hilux-double-cab/offers',
  compare: '/vehicles/hilux-double-cab/compare',
  derivatives: '/vehicles/derivatives',
  dealer: '/dealers/highveld-crest/new-vehicles/hilux-double-cab',
};

/**
 * JavaScript modules of pages against the empty page; everything over the wire of a phone's first view.
 * @param {import('./servers.mjs').Servers} servers
 */
export async function transferFigures({ url, emptyUrl }) {
  const floor = await moduleBytes(`${emptyUrl}/`);
  const figures = [];
  for (const [all, allowed] of /** @type {const} */ ([
    [pages, addedBytes],
    [calculators, addedBytes + calculatorBytes],
  ])) {
    for (const [name, path] of Object.entries(all)) {
      const bytes = await moduleBytes(url + path);
      figures.push({
        figure: `JavaScript modules, ${name}, brotli`,
        ours: toKilobytes(bytes),
        comparison: toKilobytes(floor),
        bound: `floor + ${allowed / kilobyte} kB`,
        isMet: bytes <= floor + allowed,
      });
    }
  }
  const firstView = await wireBytes(url + pages.vehicle);
  figures.push({
    figure: 'first view of the vehicle page, 390 px, wire',
    ours: toKilobytes(firstView),
    comparison: toKilobytes(await wireBytes(`${emptyUrl}/`)),
    bound: '300 kB',
    isMet: firstView <= firstViewBytes,
  });
  return figures;
}

/**
 * The script files that a modern browser loads for a page, each compressed by brotli.
 * @param {string} address
 */
export async function moduleBytes(address) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    /** @type {Promise<Buffer>[]} */
    const bodies = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const scripts = await Promise.all(bodies);
    return scripts.reduce((sum, body) => sum + brotliCompressSync(new Uint8Array(body)).length, 0);
  } finally {
    await browser.close();
  }
}

/**
 * Everything that comes over the wire, headers included, until the page is at rest.
 * @param {string} address
 */
async function wireBytes(address) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(address, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await browser.close();
  }
}

/** @param {number} bytes */
function toKilobytes(bytes) {
  return `${(bytes / kilobyte).toFixed(1)} kB`;
}
