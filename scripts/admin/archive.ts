import { mustRun, Refusal, run } from '../steps.mjs';

/** The two names that a backup adds to the files of DATA_DIR, at the top of the archive. */
export const noteName = 'backup.json';
export const databaseName = 'backup.database';

/** What a backup says about itself. */
export type BackupNote = {
  format: 1;
  databaseKind: 'sqlite' | 'postgres';
  createdAt: string;
  /** Rows per table at the moment of the backup. */
  rows: Record<string, number>;
};

type Part = { folder: string; names: readonly string[] };

/** Writes a tar archive. A file that changed or went while it was read is no failure: tar then ends with 1. */
export async function writeArchive(file: string, parts: readonly Part[]) {
  const args = parts.flatMap(({ folder, names }) => (names.length > 0 ? ['-C', folder, ...names] : []));
  const { code, output } = await run('tar', ['-cf', file, ...args]);
  if (code > 1) throw new Refusal(`The archive could not be written: ${output.trim()}`);
}

export async function readArchive(file: string, folder: string) {
  await mustRun('tar', ['-xf', file, '-C', folder]);
}

/** Postgres' tools are told where the database is by the environment, so that no password shows in a process list. */
export function postgresEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  return {
    ...process.env,
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  };
}
