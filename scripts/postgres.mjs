// @ts-check
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian, run } from './steps.mjs';

/**
 * A Postgres for the tests: the one that TEST_POSTGRES_URL names, or Debian's, started here on a port of its own.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { missing: string }>} `missing` says what to install
 */
export async function testPostgres() {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return { url: given, stop: async () => {} };
  const bin = binaries() ?? (await fromDebian());
  if (!bin) return { missing: 'install Debian’s package "postgresql", or give TEST_POSTGRES_URL' };
  const owner = await serverOwner();
  if (!owner) return { missing: 'Postgres refuses to run as root, and there is no user "postgres" to run it as' };

  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = async (/** @type {string} */ name, /** @type {string[]} */ args) => {
    const { code, output } = await run(join(bin, name), args, owner);
    return code === 0 ? null : `${name}: ${output.trim()}`;
  };
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  const failure =
    (await call('initdb', ['-D', data, '-U', 'forecourt', '-A', 'trust', '-E', 'UTF8', '--no-sync'])) ??
    (await call('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start']));
  const stop = async () => {
    await call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  if (failure) {
    await stop();
    return { missing: failure };
  }
  return { url: `postgres://forecourt@127.0.0.1:${port}/postgres`, stop };
}

const versions = '/usr/lib/postgresql';

function binaries() {
  if (!existsSync(versions)) return null;
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(versions, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

async function fromDebian() {
  if (process.getuid?.() !== 0) return null;
  await installFromDebian('postgresql');
  return binaries();
}

/** @returns {Promise<{ uid?: number, gid?: number } | null>} */
async function serverOwner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  if (uid?.code !== 0 || gid?.code !== 0) return null;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
