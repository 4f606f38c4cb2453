import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { TestProject } from 'vitest/node';
import { freePort } from '../scripts/postgres.mjs';

/**
 * Global set-up: one `npm start` for all tests of pages, with a demo market of its own in a new folder. Builds first
 * when the sources changed.
 */
export default async function startBuiltSite(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-site-'));
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const { NODE_ENV, PAYLOAD_SECRET, DATABASE_URL, SMTP_URL, VITEST, ...environment } = process.env;
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      GALLERY: 'on',
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_URL: baseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await untilStarted(site.stdout);
  project.provide('baseUrl', baseUrl);
  project.provide('dataDir', dataDir);
  project.provide('editor', loginIn(said));

  return async () => {
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** What start-up printed. Later output is read and dropped, so that the site never has to wait for a reader. */
function untilStarted(output: Readable) {
  return new Promise<string>((resolve, reject) => {
    let said = '';
    output.on('data', (chunk) => {
      said += chunk;
      if (/ Editor .*\n/.test(said)) resolve(said);
    });
    output.once('end', () => reject(new Error(`The built site did not start:\n${said}`)));
  });
}

function loginIn(said: string) {
  const [, email = '', password = ''] = / Editor {2}(\S+) {2}(\S+)/.exec(said) ?? [];
  return { email, password };
}
