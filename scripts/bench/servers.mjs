// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../postgres.mjs';
import { installed, mustRun, Refusal, root, step } from '../steps.mjs';

/**
 * @typedef {{ url: string, emptyUrl: string, editor: { email: string, password: string }, stop: () => Promise<void> }} Servers
 */

/** Starts the site with a fresh demo market, and beside it an empty page of the same Next version. */
export async function startServers() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const site = await startSite(join(folder, 'data'));
  const empty = await startEmpty().catch(async (error) => {
    await end(site.process);
    throw error;
  });
  const stop = async () => {
    await Promise.all([end(site.process), end(empty.process)]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: site.url, emptyUrl: empty.url, editor: site.editor, stop };
}

/** @param {string} dataDir */
async function startSite(dataDir) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PAYLOAD_SECRET, DATABASE_URL, SMTP_URL, ...environment } = process.env;
  const server = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...environment, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), SITE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await untilSaid(server, / Editor .*\n/);
  const [, email = '', password = ''] = / Editor {2}(\S+) {2}(\S+)/.exec(said) ?? [];
  return { process: server, url, editor: { email, password } };
}

async function startEmpty() {
  const folder = join(root, '.tmp', 'empty-page');
  const port = await freePort();
  const files = {
    'package.json': '{ "name": "empty-page", "private": true, "type": "module" }\n',
    'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(resolve(root))} } };\n`,
    // Turbopack looks for this file in the folders above, too, and would find the site's.
    'instrumentation.js': 'export function register() {}\n',
    'app/layout.jsx':
      'export const metadata = { title: "Empty", description: "An empty page." };\n' +
      'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
    'app/page.jsx': 'export default function Page() {\n  return <main><h1>Empty</h1></main>;\n}\n',
  };
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(root, 'node_modules'), modules);
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'));
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production'), NEXT_TELEMETRY_DISABLED: '1' };
  await step(`build the empty page with Next ${version}`, () => mustRun(installed('next'), ['build', folder], { env }));
  const server = spawn(installed('next'), ['start', folder, '--port', String(port)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilSaid(server, /Ready in/);
  return { process: server, url: `http://localhost:${port}` };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {RegExp} sign
 * @returns {Promise<string>}
 */
function untilSaid(child, sign) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (sign.test(said)) resolve(said);
    });
    child.once('exit', () => reject(new Refusal(`${said}\n\nA server of the benchmark did not start.`)));
  });
}

/** @param {import('node:child_process').ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
