// @ts-check
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { browserPath, browserSwitches } from './browser.mjs';
import { median } from './load.mjs';

const runs = 5;
const vehiclePath = '/vehicles/hilux-double-cab';

/**
 * Lighthouse on a phone: five runs of each page in turn.
 * @param {import('./servers.mjs').Servers} servers
 */
export async function lighthouseFigures({ url, emptyUrl }) {
  const pages = {
    home: '/',
    vehicle: vehiclePath,
    vehicles: '/vehicles',
    compare: `${vehiclePath}/compare`,
  };
  const ours = Object.entries(pages).map(([name, path]) => [name, url + path]);
  const addresses = { ...Object.fromEntries(ours), empty: `${emptyUrl}/` };
  /** @type {Record<string, Result[]>} */
  const results = {};
  for (let round = 0; round < runs; round += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      const result = await measure(address);
      results[name] = [...(results[name] ?? []), result];
    }
  }
  const empty = summary(results.empty ?? []);
  const figures = [];
  for (const name of Object.keys(pages)) {
    const page = summary(results[name] ?? []);
    figures.push(
      {
        figure: `Lighthouse performance, ${name} (LCP ${Math.round(page.lcp)} ms, TBT ${Math.round(page.tbt)} ms)`,
        ours: String(page.performance),
        comparison: String(empty.performance),
        bound: 'comparison - 3',
        isMet: page.performance >= empty.performance - 3,
      },
      {
        figure: `Lighthouse accessibility / best practices / SEO, ${name}`,
        ours: `${page.accessibility} / ${page['best-practices']} / ${page.seo}`,
        comparison: '',
        bound: '100 / 100 / 100',
        isMet: page.accessibility === 100 && page['best-practices'] === 100 && page.seo === 100,
      },
      {
        figure: `cumulative layout shift, ${name}`,
        ours: page.cls.toFixed(3),
        comparison: empty.cls.toFixed(3),
        bound: '0',
        isMet: page.cls < 0.0005,
      },
    );
  }
  return figures;
}

/** @typedef {{ scores: Record<string, number>, lcp: number, tbt: number, cls: number }} Result */

/**
 * @param {string} address
 * @returns {Promise<Result>}
 */
async function measure(address) {
  const browser = await launch();
  try {
    const outcome = await lighthouse(
      address,
      { port: Number(new URL(browser.wsEndpoint()).port), output: 'json', logLevel: 'error' },
      { extends: 'lighthouse:default', settings: { formFactor: 'mobile' } },
    );
    if (!outcome) throw new Error(`Lighthouse gave no answer for ${address}`);
    const { categories, audits } = outcome.lhr;
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
    );
    if (process.env.BENCH_VERBOSE) console.error(address, failed.map(({ id }) => id).join(' '));
    const number = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

/** @param {Result[]} results */
function summary(results) {
  const score = (/** @type {string} */ id) => median(results.map(({ scores }) => scores[id] ?? 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: median(results.map(({ lcp }) => lcp)),
    tbt: median(results.map(({ tbt }) => tbt)),
    // A run in which the browser recorded no frame has no figure.
    cls: Math.max(...results.map(({ cls }) => cls).filter(Number.isFinite)),
  };
}

/** A browser that Lighthouse can drive. */
export function launch() {
  return puppeteer.launch({ executablePath: browserPath(), args: browserSwitches });
}
