// @ts-check
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { connect } from '../database.mjs';
import { freePort, testPostgres } from '../postgres.mjs';
import { installed, mustRun, Refusal, root, step } from '../steps.mjs';

/**
 * A site to be killed: the build's server itself, on a database of its own with the demo market.
 * @typedef {{
 *   kind: 'sqlite' | 'postgres',
 *   url: string,
 *   dealers: string[],
 *   editor: { email: string, password: string },
 *   start: () => Promise<void>,
 *   kill: () => Promise<void>,
 *   rows: (sql: string) => Promise<Record<string, unknown>[]>,
 *   remove: () => Promise<void>,
 * }} EnquirySite
 */

/**
 * @param {'sqlite' | 'postgres'} kind
 * @param {string} smtpUrl
 * @returns {Promise<EnquirySite | { missing: string }>}
 */
export async function makeSite(kind, smtpUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-enquiries-'));
  const database = kind === 'sqlite' ? sqliteIn(folder) : await freshPostgres();
  if ('missing' in database) return database;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_MANUAL_SIG_HANDLE: '1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    PORT: String(port),
    SITE_URL: url,
    SMTP_URL: smtpUrl,
    TRUST_PROXY_HOPS: '1',
    OUTBOX_TIME_SCALE: '600',
  };
  for (const script of ['migrate.ts', 'seed.ts']) {
    await step(`${script} on ${kind}`, () =>
      mustRun(process.execPath, ['--import', 'tsx', join(root, 'scripts', script)], { env }),
    );
  }
  const login = join(folder, 'first-login.json');
  const editor = existsSync(login) ? JSON.parse(readFileSync(login, 'utf8')) : { email: '', password: '' };
  const rows = await database.open();
  const dealers = (await rows.rows('SELECT slug FROM dealers ORDER BY id LIMIT 6')).map(({ slug }) => String(slug));

  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    kind,
    url,
    dealers,
    editor,
    start: async () => {
      server = spawn(installed('next'), ['start', '--port', String(port)], { cwd: root, env, stdio: 'ignore' });
      await untilReady(url);
    },
    kill,
    rows: rows.rows,
    remove: async () => {
      await kill();
      await rows.close();
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} folder */
function sqliteIn(folder) {
  const url = `file:${join(folder, 'forecourt.db')}`;
  return { url, open: () => connect({ databaseKind: 'sqlite', databaseUrl: url }), remove: async () => {} };
}

async function freshPostgres() {
  const server = await testPostgres();
  if ('missing' in server) return server;
  const name = `forecourt_enquiries_${randomBytes(6).toString('hex')}`;
  const administer = async (/** @type {string} */ sql) => {
    const connection = await connect({ databaseKind: 'postgres', databaseUrl: server.url });
    await connection.rows(sql);
    await connection.close();
  };
  await administer(`create database ${name}`);
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  return {
    url,
    open: () => connect({ databaseKind: 'postgres', databaseUrl: url }),
    remove: async () => {
      await administer(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

/** @param {string} url */
async function untilReady(url) {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(25);
  }
  throw new Refusal('The server of the enquiries did not become ready.');
}

/**
 * A mail server on the loopback interface. While `isFaulty`, one conversation in ten goes wrong: at the greeting, at the
 * sender, or after the message. `received`: how often each Message-ID was taken.
 */
export async function startMailServer() {
  /** @type {Map<string, number>} */
  const received = new Map();
  const state = { isFaulty: false };
  let conversations = 0;
  const refuse = (/** @type {number} */ turn) => state.isFaulty && conversations % 30 === turn;
  const later = () => Object.assign(new Error('4.3.0 faulty'), { responseCode: 451 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, callback) => {
      conversations += 1;
      callback(refuse(0) ? Object.assign(new Error('4.3.2 faulty'), { responseCode: 421 }) : null);
    },
    onMailFrom: (_address, _session, callback) => callback(refuse(10) ? later() : null),
    onData: async (stream, _session, callback) => {
      let source = '';
      try {
        for await (const chunk of stream) source += chunk;
      } catch {
        return;
      }
      if (refuse(20)) return callback(later());
      const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1] ?? '';
      received.set(messageId, (received.get(messageId) ?? 0) + 1);
      callback();
    },
  });
  // The site is killed with its connections open.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    close: () => new Promise((/** @type {(value?: unknown) => void} */ resolve) => server.close(() => resolve())),
  };
}
