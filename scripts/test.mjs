// @ts-check
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { testPostgres } from './postgres.mjs';
import { install, installed, installFromDebian, run, runScript, seconds } from './steps.mjs';

/** Every check of the package, in this order. A check with tests in it counts as those tests and one more. */
const checks = [
  { name: 'lint', title: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '--colors=off'] },
  { name: 'types', title: 'types', command: 'tsc', args: ['--noEmit'] },
  {
    name: 'imports',
    title: 'import directions',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'scripts', 'tests'],
  },
  { name: 'unused', title: 'dead code, unused packages', command: 'knip', args: ['--no-config-hints'] },
  { name: 'generated', title: 'generated files are fresh', command: 'tsx', args: ['scripts/generate.ts', '--check'] },
  { name: 'code', title: 'units, messages, SQLite, Postgres', command: 'vitest', args: ['run', '--project', '!pages'] },
  { name: 'pages', title: 'the built site', command: 'vitest', args: ['run', '--project', 'pages'] },
];

/**
 * `npm test`: every check, each to its end whatever the others say. Installs what it needs first.
 * `npm test -- types lint` runs the named checks only.
 */
await runScript(async () => {
  const begun = performance.now();
  await install();
  const asked = process.argv.slice(2);
  const chosen = checks.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const { env, notes, cleanUp } = await prepare(new Set(chosen.map(({ name }) => name)));
  const total = { passed: 0, failed: 0 };
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isStopped = true;
    });
  }
  try {
    for (const check of chosen) {
      if (isStopped) break;
      const { passed, failed } = await perform(check, env);
      total.passed += passed;
      total.failed += failed;
    }
  } finally {
    await cleanUp();
  }
  for (const note of notes) console.log(`\n  ! ${note}`);
  console.log(`\n  ${seconds(begun).trim()} in all\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = isStopped || total.failed > 0 || total.passed === 0 ? 1 : 0;
});

/**
 * @param {(typeof checks)[number]} check
 * @param {NodeJS.ProcessEnv} env
 */
async function perform({ name, title, command, args }, env) {
  const begun = performance.now();
  const { code, output } = await run(installed(command), args, { env });
  const isGreen = code === 0;
  const tests = countTests(output);
  if (!isGreen) console.log(`\n${output.trimEnd()}\n`);
  const counted = tests ? `${tests.passed} passed, ${tests.failed} failed` : '';
  console.log(`  ${isGreen ? '✓' : '✗'} ${name.padEnd(10)} ${title.padEnd(36)} ${seconds(begun)}  ${counted}`);
  return { passed: (tests?.passed ?? 0) + (isGreen ? 1 : 0), failed: (tests?.failed ?? 0) + (isGreen ? 0 : 1) };
}

/**
 * A folder and an environment for the checks alone, a Postgres, a browser.
 * @param {Set<string>} names of the checks to come
 */
async function prepare(names) {
  const notes = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-check-'));
  const ours =
    /^(PORT|HOST|SITE_URL|DATABASE_URL|PAYLOAD_SECRET|SMTP_URL|OUTBOX_TIME_SCALE|TRUST_PROXY_HOPS|NODE_ENV)$/;
  const others = Object.entries(process.env).filter(([name]) => !ours.test(name));
  /** @type {NodeJS.ProcessEnv} */
  const env = { NODE_ENV: 'test', ...Object.fromEntries(others), DATA_DIR: dataDir, NEXT_TELEMETRY_DISABLED: '1' };

  if (names.has('types')) await run(installed('next'), ['typegen'], { env });
  if (names.has('pages') && !(await ensureBrowser())) {
    notes.push('NO BROWSER: install Debian’s package "chromium" or Google Chrome.');
  }
  const postgres = names.has('code') ? await testPostgres() : null;
  if (postgres && 'url' in postgres) env.TEST_POSTGRES_URL = postgres.url;
  if (postgres && 'missing' in postgres) notes.push(`NOT TESTED ON POSTGRES: ${postgres.missing}.`);
  const cleanUp = async () => {
    if (postgres && 'stop' in postgres) await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { env, notes, cleanUp };
}

/** Chromium or Chrome, if need be from Debian. */
async function ensureBrowser() {
  if (hasBrowser()) return true;
  if (process.getuid?.() === 0) await installFromDebian('chromium');
  return hasBrowser();
}

function hasBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = process.env.PATH?.split(':') ?? [];
  return folders.some((folder) => names.some((name) => existsSync(join(folder, name))));
}

/** What Vitest says at its end: `Tests  2 failed | 40 passed (42)`. @param {string} output */
function countTests(output) {
  const line = /^\s*Tests\s.*$/m.exec(stripVTControlCharacters(output))?.[0];
  if (!line) return null;
  const count = (/** @type {string} */ word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed') };
}
