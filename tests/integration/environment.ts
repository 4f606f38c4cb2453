import 'next/dist/server/node-environment-baseline';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { administer } from './postgres-server';

/**
 * Every test file has a DATA_DIR and a database of its own, in the environment before any module of the site is
 * loaded: whatever reads the settings, in the test or in the site, sees the same empty place.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, {
  DATA_DIR: dataDir,
  DATABASE_URL: await databaseUrl(inject('postgresUrl')),
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  DISABLE_PAYLOAD_HMR: 'true',
  LOG_LEVEL: 'silent',
});

async function databaseUrl(server: string) {
  if (!server) return `file:${join(dataDir, 'test.db')}`;
  const name = inject('databasePrefix') + randomBytes(8).toString('hex');
  await administer(server, `create database ${name}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
