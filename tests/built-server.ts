import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { TestProject } from 'vitest/node';
import { freePort } from '../scripts/postgres.mjs';
import { headerOf, type ReceivedMail, startMailServer } from './integration/mail-server';

/**
 * Global set-up: one `npm start` for all tests of pages, with a demo market of its own in a new folder and an SMTP server
 * that keeps its letters there. Builds first when the sources changed.
 */
export default async function startBuiltSite(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-site-'));
  const letters = join(dataDir, 'mail');
  mkdirSync(letters);
  const mail = await startMailServer({ onMessage: (received) => keepLetter(letters, received) });
  const site = await startSite({ dataDir, smtpUrl: mail.url, untilSaid: / Editor .*\n/ });
  project.provide('baseUrl', site.baseUrl);
  project.provide('dataDir', dataDir);
  project.provide('editor', loginIn(site.said));

  return async () => {
    await site.stop();
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

type NewSite = {
  dataDir: string;
  smtpUrl: string;
  /** What it prints once it serves. */
  untilSaid: RegExp;
  /** Run in the server before anything else. */
  prelude?: string;
};

/** `npm start` on a free port. A client may say its address in `X-Forwarded-For`, as behind a proxy. */
export async function startSite({ dataDir, smtpUrl, untilSaid, prelude }: NewSite) {
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const { NODE_ENV, PAYLOAD_SECRET, DATABASE_URL, VITEST, ...environment } = process.env;
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      GALLERY: 'on',
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_URL: baseUrl,
      SMTP_URL: smtpUrl,
      TRUST_PROXY_HOPS: '1',
      ...(prelude ? { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(prelude)}` } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await untilStarted(site.stdout, untilSaid);
  const stop = async () => {
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
  };
  return { baseUrl, said, stop };
}

/** As a mailbox keeps it: a file per letter, with those whom it was delivered to. The same letter again replaces it. */
function keepLetter(folder: string, mail: ReceivedMail) {
  const name = (headerOf(mail, 'Message-ID') ?? '').replace(/[^\w.@-]/g, '');
  const delivered = mail.recipients.map((address) => `Delivered-To: ${address}\r\n`).join('');
  const unfinished = join(folder, `${name}.tmp`);
  writeFileSync(unfinished, delivered + mail.source);
  renameSync(unfinished, join(folder, `${name}.eml`));
}

/** What start-up printed. Later output is read and dropped, so that the site never has to wait for a reader. */
function untilStarted(output: Readable, sign: RegExp) {
  return new Promise<string>((resolve, reject) => {
    let said = '';
    output.on('data', (chunk) => {
      said += chunk;
      if (sign.test(said)) resolve(said);
    });
    output.once('end', () => reject(new Error(`The built site did not start:\n${said}`)));
  });
}

function loginIn(said: string) {
  const [, email = '', password = ''] = / Editor {2}(\S+) {2}(\S+)/.exec(said) ?? [];
  return { email, password };
}
