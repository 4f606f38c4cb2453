// @ts-check
import autocannon from 'autocannon';
import { median } from './load.mjs';

const connections = 16;
const mostMilliseconds = 80;
const leastShare = 1 / 3;
const freshCount = 40;

/**
 * Pages whose choice stands in the query: under the same load as a health check, in turn, and each of many choices
 * that nobody has asked for before, one after the other.
 * @param {import('./servers.mjs').Servers} servers
 */
export async function chosenFigures({ url }) {
  const codes = await readCodes(url);
  const compare = (/** @type {number} */ first) =>
    `/vehicles/hilux-double-cab/compare?${codes
      .slice(first, first + 4)
      .map((code) => `code=${code}`)
      .join('&')}`;
  const pages = {
    'compare, four derivatives': { path: compare(0), fresh: (/** @type {number} */ n) => compare(n + 1) },
    'vehicles, filtered': {
      path: '/vehicles?max=600000&fuel=Hybrid',
      fresh: (/** @type {number} */ n) => `/vehicles?max=${400_000 + n * 10_000}&transmission=Automatic`,
    },
  };
  const figures = [];
  for (const [name, { path, fresh }] of Object.entries(pages)) {
    await load(url + path);
    const pairs = [];
    for (let round = 0; round < 3; round += 1) {
      pairs.push({ page: await load(url + path), health: await load(`${url}/livez`) });
    }
    const share = median(pairs.map(({ page, health }) => page.perSecond / health.perSecond));
    const latency = median(pairs.map(({ page }) => page.milliseconds));
    figures.push({
      figure: `${name}, ${connections} connections, requests per second`,
      ours: `${Math.round(median(pairs.map(({ page }) => page.perSecond)))} (${share.toFixed(2)})`,
      comparison: `health check ${Math.round(median(pairs.map(({ health }) => health.perSecond)))}`,
      bound: 'a third',
      isMet: share >= leastShare,
    });
    figures.push({
      figure: `${name}, ${connections} connections, median answer`,
      ours: `${latency} ms`,
      comparison: '',
      bound: `${mostMilliseconds} ms`,
      isMet: latency <= mostMilliseconds,
    });
    const made = [];
    for (let n = 0; n < freshCount; n += 1) made.push(await answerTime(url + fresh(n)));
    figures.push({
      figure: `${name}, never asked before, median answer of ${freshCount}`,
      ours: `${Math.round(median(made))} ms`,
      comparison: '',
      bound: `${mostMilliseconds} ms`,
      isMet: median(made) <= mostMilliseconds,
    });
  }
  return figures;
}

/** @param {string} url */
async function readCodes(url) {
  const answer = await fetch(`${url}/api/v1/vehicle-models?filter[limit]=60`);
  /** @type {{ code: string }[]} */
  const models = await answer.json();
  return models.map(({ code }) => code);
}

/** @param {string} url */
async function load(url) {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: 4, headers });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load: ${non2xx} answers, ${errors} errors.`);
  return { perSecond: requests.average, milliseconds: latency.p50 };
}

/** @param {string} url */
async function answerTime(url) {
  const start = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return performance.now() - start;
}
