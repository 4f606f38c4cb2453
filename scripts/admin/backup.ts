import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Env } from '@/lib/env';
import { connect } from '../database.mjs';
import { mustRun, Refusal } from '../steps.mjs';
import { type BackupNote, databaseName, noteName, postgresEnvironment, writeArchive } from './archive';
import { countRows } from './count-rows';

/**
 * Writes the database as it is at one moment, and every file of DATA_DIR, into one tar archive. The site may go on
 * writing meanwhile. The archive appears under its name only when it is whole.
 */
export async function backup(env: Pick<Env, 'databaseKind' | 'databaseUrl' | 'dataDir'>, target: string) {
  const file = resolve(target);
  if (existsSync(file)) throw new Refusal(`${file} exists already: give another name.`);
  const work = mkdtempSync(join(tmpdir(), 'forecourt-backup-'));
  try {
    const rows = await (env.databaseKind === 'sqlite' ? copySqlite : dumpPostgres)(env.databaseUrl, work);
    const note: BackupNote = { format: 1, databaseKind: env.databaseKind, createdAt: new Date().toISOString(), rows };
    writeFileSync(join(work, noteName), JSON.stringify(note, null, 2));

    const names = existsSync(env.dataDir) ? readdirSync(env.dataDir).filter(isKept(env.databaseUrl)) : [];
    const unfinished = `${file}.part`;
    await writeArchive(unfinished, [
      { folder: work, names: [noteName, databaseName] },
      { folder: env.dataDir, names },
    ]);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, file);
    return { file, rows: Object.values(rows).reduce((sum, count) => sum + count, 0), tables: Object.keys(rows).length };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** `VACUUM INTO` reads one moment of the database, whatever is written during it. */
async function copySqlite(databaseUrl: string, work: string) {
  const copy = join(work, databaseName);
  const database = await connect({ databaseKind: 'sqlite', databaseUrl });
  try {
    await database.rows(`vacuum into '${copy}'`);
  } finally {
    await database.close();
  }
  const copied = await connect({ databaseKind: 'sqlite', databaseUrl: `file:${copy}` });
  try {
    const [verdict] = await copied.rows('pragma integrity_check');
    if (verdict?.integrity_check !== 'ok')
      throw new Refusal('The copy of the database is damaged: no backup was made.');
    return await countRows(copied, 'sqlite');
  } finally {
    await copied.close();
  }
}

/** `pg_dump` reads in one transaction of its own; the rows are counted in the dump's own snapshot. */
async function dumpPostgres(databaseUrl: string, work: string) {
  const database = await connect({ databaseKind: 'postgres', databaseUrl });
  try {
    await database.rows('begin isolation level repeatable read read only');
    const [row] = await database.rows('select pg_export_snapshot() as snapshot');
    const args = ['--format=custom', `--snapshot=${row?.snapshot}`, `--file=${join(work, databaseName)}`];
    await mustRun('pg_dump', args, { env: postgresEnvironment(databaseUrl) });
    return await countRows(database, 'postgres');
  } finally {
    await database.close();
  }
}

/** Neither the database itself, which is copied, nor what tells about this one process. */
function isKept(databaseUrl: string) {
  const database = basename(databaseUrl);
  const passing = [
    'server.pid',
    'first-login.json',
    'audit-chain.json',
    `${database}-wal`,
    `${database}-shm`,
    database,
  ];
  return (name: string) => !passing.includes(name) && !name.startsWith(`${database}.before-`);
}
