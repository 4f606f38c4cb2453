// @ts-check
import { join } from 'node:path';
import autocannon from 'autocannon';
import { installed, mustRun, root } from '../steps.mjs';
import { median } from './load.mjs';

const leastTimesFaster = 10;
const leastShare = 0.5;
const connections = 16;
const body = JSON.stringify({ price: 400_000, deposit: 0, termMonths: 72, balloonPercent: 30, annualRatePercent: 12 });

/**
 * The engine beside the same annuity in decimal.js, to the cent, and POST /api/v1/finance beside the health check.
 * @param {import('./servers.mjs').Servers} servers
 */
export async function financeFigures({ url }) {
  const script = join(root, 'scripts', 'bench', 'finance-figures.ts');
  const { count, differing, oursMs, theirsMs } = JSON.parse(await mustRun(installed('tsx'), [script]));
  const pairs = [];
  for (let round = 0; round < 3; round += 1) {
    const quotes = await load(`${url}/api/v1/finance/instalment`, { method: 'POST', body });
    pairs.push({ quotes, health: await load(`${url}/livez`, {}) });
  }
  const share = median(pairs.map(({ quotes, health }) => quotes / health));
  return [
    {
      figure: `${count} instalments, milliseconds`,
      ours: oursMs.toFixed(0),
      comparison: `${theirsMs.toFixed(0)} (decimal.js)`,
      bound: `${leastTimesFaster} times faster`,
      isMet: theirsMs >= leastTimesFaster * oursMs,
    },
    {
      figure: `${count} instalments, other than decimal.js's`,
      ours: String(differing),
      comparison: '0',
      bound: 'the same to the cent',
      isMet: differing === 0,
    },
    {
      figure: `a quote by the API, ${connections} connections, requests per second`,
      ours: `${Math.round(median(pairs.map(({ quotes }) => quotes)))} (${share.toFixed(2)})`,
      comparison: `${Math.round(median(pairs.map(({ health }) => health)))} (health)`,
      bound: `${leastShare} of the health check`,
      isMet: share >= leastShare,
    },
  ];
}

/** @param {string} url @param {Partial<import('autocannon').Options>} options @returns {Promise<number>} per second */
async function load(url, options) {
  const result = await autocannon({
    url,
    connections,
    duration: 5,
    headers: { 'Content-Type': 'application/json' },
    ...options,
  });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} requests otherwise than with 2xx.`);
  return result.requests.average;
}
