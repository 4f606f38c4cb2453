import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Env } from '@/lib/env';
import { connect } from '../database.mjs';
import { serverOfData } from '../running.mjs';
import { mustRun, Refusal } from '../steps.mjs';
import { type BackupNote, databaseName, noteName, postgresEnvironment, readArchive } from './archive';
import { countRows } from './count-rows';

type Place = Pick<Env, 'databaseKind' | 'databaseUrl' | 'dataDir'>;

/**
 * Puts a backup in the place of the database and the files of this environment.
 * @throws {Refusal} while the site runs, and over a database that holds something unless `isForced`
 */
export async function restore(env: Place, source: string, { isForced }: { isForced: boolean }) {
  const file = resolve(source);
  if (!existsSync(file)) throw new Refusal(`There is no ${file}.`);
  const server = serverOfData(env.dataDir);
  if (server) throw new Refusal(`The site runs from ${env.dataDir} as process ${server}: stop it first.`);
  if (!isForced && (await holdsSomething(env))) {
    throw new Refusal('The database is not empty. Give --force to replace it.');
  }
  const work = mkdtempSync(join(tmpdir(), 'forecourt-restore-'));
  try {
    await readArchive(file, work);
    const note = readNote(work);
    if (note.databaseKind !== env.databaseKind) {
      throw new Refusal(`The backup is of ${note.databaseKind}, DATABASE_URL of ${env.databaseKind}.`);
    }
    mkdirSync(env.dataDir, { recursive: true });
    await (env.databaseKind === 'sqlite' ? placeSqlite : placePostgres)(env.databaseUrl, join(work, databaseName));
    for (const name of readdirSync(work).filter((entry) => entry !== noteName && entry !== databaseName)) {
      cpSync(join(work, name), join(env.dataDir, name), { recursive: true, preserveTimestamps: true });
    }
    await compare(env, note);
    return note;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function readNote(work: string): BackupNote {
  const file = join(work, noteName);
  const note: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (!isBackupNote(note)) throw new Refusal('This archive is not a backup of Forecourt.');
  return note;
}

function isBackupNote(note: unknown): note is BackupNote {
  return typeof note === 'object' && note !== null && 'format' in note && note.format === 1 && 'rows' in note;
}

/** The database that was there is set aside, not deleted. */
async function placeSqlite(databaseUrl: string, copy: string) {
  const file = databaseUrl.slice('file:'.length);
  mkdirSync(dirname(file), { recursive: true });
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(file + ending)) renameSync(file + ending, `${file}.before-${moment}${ending}`);
  }
  cpSync(copy, file);
}

async function placePostgres(databaseUrl: string, dump: string) {
  const env = postgresEnvironment(databaseUrl);
  const args = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];
  await mustRun('pg_restore', [...args, `--dbname=${env.PGDATABASE}`, dump], { env });
}

async function compare(env: Place, { rows }: BackupNote) {
  const database = await connect(env);
  try {
    const present = await countRows(database, env.databaseKind);
    const differing = Object.keys(rows).filter((table) => present[table] !== rows[table]);
    if (differing.length > 0) throw new Refusal(`Restored, but these tables differ: ${differing.join(', ')}.`);
  } finally {
    await database.close();
  }
}

async function holdsSomething(env: Place) {
  const database = await connect(env);
  try {
    const tables = await countRows(database, env.databaseKind);
    return (tables.users ?? 0) > 0 || (tables.pages ?? 0) > 0;
  } finally {
    await database.close();
  }
}
