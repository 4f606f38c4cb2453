// @ts-check
import { chosenFigures } from './bench/chosen.mjs';
import { enquiryFigures } from './bench/enquiries.mjs';
import { financeFigures } from './bench/finance.mjs';
import { interactionFigures } from './bench/interaction.mjs';
import { lighthouseFigures } from './bench/lighthouse.mjs';
import { loadFigures } from './bench/load.mjs';
import { publishFigures } from './bench/publish.mjs';
import { startServers } from './bench/servers.mjs';
import { transferFigures } from './bench/transfer.mjs';
import { install, runScript } from './steps.mjs';

/**
 * `npm run bench`: every speed figure beside its comparison, an empty page of the same Next version that is built and
 * run in the same call. Ends with code 1 when a figure misses its bound. `npm run bench -- load publish` measures some.
 *
 * @typedef {{ figure: string, ours: string, comparison: string, bound: string, isMet: boolean }} Figure
 * @typedef {import('./bench/servers.mjs').Servers} Servers
 */

/** @type {Record<string, (servers: Servers) => Promise<Figure[]>>} */
const parts = {
  transfer: transferFigures,
  publish: publishFigures,
  load: loadFigures,
  chosen: chosenFigures,
  finance: financeFigures,
  interaction: interactionFigures,
  lighthouse: lighthouseFigures,
  enquiries: enquiryFigures,
};

await runScript(async () => {
  await install();
  const asked = process.argv.slice(2);
  const names = asked.length > 0 ? asked : Object.keys(parts);
  const servers = await startServers();
  /** @type {Figure[]} */
  const figures = [];
  try {
    for (const name of names) figures.push(...((await parts[name]?.(servers)) ?? []));
  } finally {
    await servers.stop();
  }
  print(figures);
  process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;
});

/** @param {Figure[]} figures */
function print(figures) {
  const head = { figure: 'figure', ours: 'measured', comparison: 'comparison', bound: 'at least', isMet: true };
  const rows = [head, ...figures];
  const width = (/** @type {'figure' | 'ours' | 'comparison' | 'bound'} */ key) =>
    Math.max(...rows.map((row) => row[key].length));
  console.log('');
  for (const row of rows) {
    const mark = row === head ? ' ' : row.isMet ? '✓' : '✗';
    console.log(
      `${mark} ${row.figure.padEnd(width('figure'))}  ${row.ours.padStart(width('ours'))}  ` +
        `${row.comparison.padStart(width('comparison'))}  ${row.bound}`,
    );
  }
}
