// @ts-check
import autocannon from 'autocannon';

const rounds = 5;
const leastRatio = 0.8;

/**
 * Requests per second of cached pages against the empty static page, under the same load, in turn.
 * @param {import('./servers.mjs').Servers} servers
 */
export async function loadFigures({ url, emptyUrl }) {
  const figures = [];
  for (const path of ['/', '/vehicles/hilux-double-cab']) {
    await perSecond(url + path);
    await perSecond(`${emptyUrl}/`);
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ ours: await perSecond(url + path), empty: await perSecond(`${emptyUrl}/`) });
    }
    const ratio = median(pairs.map(({ ours, empty }) => ours / empty));
    figures.push({
      figure: `cached page ${path}, requests per second`,
      ours: `${Math.round(median(pairs.map(({ ours }) => ours)))} (${ratio.toFixed(2)})`,
      comparison: String(Math.round(median(pairs.map(({ empty }) => empty)))),
      bound: `ratio ${leastRatio}`,
      isMet: ratio >= leastRatio,
    });
  }
  return figures;
}

/** A browser asks for compressed pages, and so does the load. */
const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' };

/** @param {string} url */
async function perSecond(url) {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 20, duration: 4, headers: asBrowser });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load: ${non2xx} answers, ${errors} errors.`);
  return requests.average;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
