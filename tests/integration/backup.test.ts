import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { getEnv } from '@/lib/env';
import { backup } from '../../scripts/admin/backup';
import { createAdmin } from '../../scripts/admin/create-admin';
import { restore } from '../../scripts/admin/restore';
import { connect } from '../../scripts/database.mjs';
import { run } from '../../scripts/steps.mjs';
import { openCms } from './database';
import { administer } from './postgres-server';

type Place = Parameters<typeof restore>[0];

const folder = mkdtempSync(join(tmpdir(), 'forecourt-backup-test-'));
let cms: Payload;

beforeAll(async () => {
  cms = await openCms();
  mkdirSync(join(getEnv().dataDir, 'media'));
  writeFileSync(join(getEnv().dataDir, 'media', 'bakkie.webp'), 'picture');
  await addBrand(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const addBrand = (value: number) => cms.create({ collection: 'brands', data: { name: `Brand ${value}`, value } });

/** Adds brands one after the other, numbered without a gap, until told to stop. */
function keepWriting() {
  let isOn = true;
  let last = 0;
  const writing = (async () => {
    while (isOn) {
      last += 1;
      await addBrand(last);
      await setImmediate();
    }
  })();
  return async () => {
    isOn = false;
    await writing;
    return last;
  };
}

/** An empty place for the same kind of database. */
async function emptyPlace(name: string) {
  const { databaseKind } = getEnv();
  const dataDir = join(folder, name);
  if (databaseKind === 'sqlite') return { databaseKind, dataDir, databaseUrl: `file:${join(dataDir, 'forecourt.db')}` };
  const server = inject('postgresUrl');
  const database = inject('databasePrefix') + name;
  await administer(server, `create database ${database}`);
  return { databaseKind, dataDir, databaseUrl: Object.assign(new URL(server), { pathname: `/${database}` }).href };
}

async function query(place: Place, sql: string) {
  const database = await connect(place);
  try {
    return await database.rows(sql);
  } finally {
    await database.close();
  }
}

const brandsIn = async (place: Place) => {
  const rows = await query(place, 'select value from brands order by value');
  return rows.map(({ value }) => Number(value));
};

describe('backup and restore', () => {
  it('issue-2 §1: a backup taken while writing opens and counts right', async () => {
    const file = join(folder, 'busy.tar');
    const stopWriting = keepWriting();
    const { code, output } = await run(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', 'backup', file]);
    const written = await stopWriting();
    expect(code, output).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const place = await emptyPlace('busy');
    await restore(place, file, { isForced: false });
    const brands = await brandsIn(place);
    expect(written).toBeGreaterThan(1);
    expect(brands.length).toBeLessThanOrEqual(written + 1);
    expect(brands).toEqual(brands.map((_, index) => index));
    expect(readFileSync(join(place.dataDir, 'media', 'bakkie.webp'), 'utf8')).toBe('picture');
    if (place.databaseKind === 'sqlite') {
      expect(await query(place, 'pragma integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
    }
  });

  it('issue-2 §1: refuses a place that holds something, unless forced; then nothing of it is left', async () => {
    const file = join(folder, 'quiet.tar');
    await cms.create({
      collection: 'users',
      data: { email: 'a@forecourt.example', password: 'Aa1!aaaaaaaa', name: 'A', role: 'editor' },
    });
    await backup(getEnv(), file);
    const place = await emptyPlace('quiet');
    await restore(place, file, { isForced: false });
    await query(place, "insert into brands (name, value) values ('Added later', 1000000)");
    await expect(restore(place, file, { isForced: false })).rejects.toThrow('--force');
    await restore(place, file, { isForced: true });
    expect(await brandsIn(place)).not.toContain(1_000_000);
  });

  it('issue-2 §1: refuses while the site runs, and what is no backup', async () => {
    const place = await emptyPlace('running');
    mkdirSync(place.dataDir);
    const server = spawn(process.execPath, ['-e', 'console.log(); setInterval(() => {}, 1000)', 'next-server']);
    await once(server.stdout, 'data');
    writeFileSync(join(place.dataDir, 'server.pid'), String(server.pid));
    await expect(restore(place, join(folder, 'quiet.tar'), { isForced: true })).rejects.toThrow('stop it first');
    server.kill();
    writeFileSync(join(folder, 'other.tar'), '');
    await expect(restore(place, join(folder, 'other.tar'), { isForced: true })).rejects.toThrow();
    await expect(backup(getEnv(), join(folder, 'quiet.tar'))).rejects.toThrow('exists already');
  });
});

describe('create-admin', () => {
  it('issue-2 §1: makes an administrator who can sign in, once per address', async () => {
    const email = 'Chief@forecourt.example';
    const { password } = await createAdmin(cms, { email });
    const { user } = await cms.login({ collection: 'users', data: { email, password } });
    expect(user).toMatchObject({ email: email.toLowerCase(), role: 'admin' });
    await expect(createAdmin(cms, { email: email.toLowerCase() })).rejects.toThrow('already');
    await expect(createAdmin(cms, { email: 'b@forecourt.example', password: 'short' })).rejects.toThrow(
      '12 characters',
    );
    await expect(createAdmin(cms, { email: 'nobody' })).rejects.toThrow('not an email address');
  });
});
