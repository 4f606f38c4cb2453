// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mustRun, Refusal, root, step } from './steps.mjs';

/** @typedef {{ databaseUrl: string, databaseKind: 'sqlite' | 'postgres', dataDir: string, isDemoMode: boolean }} Place */

/**
 * Brings the database up to date, and proves it by looking at the database rather than at an exit code.
 * @param {Place} place
 */
export async function migrate(place) {
  const wanted = readdirSync(join(root, 'src/cms/migrations', place.databaseKind))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
  const isMissing = async () => {
    const { migrations } = await look(place);
    return wanted.filter((name) => !migrations.includes(name));
  };
  if ((await isMissing()).length === 0) return;
  await step('migrate the database', () => script('migrate.ts'));
  const missing = await isMissing();
  if (missing.length > 0) throw new Refusal(`The database was not migrated: ${missing.join(', ')} is missing.`);
}

/**
 * Demo mode only: loads the demo market into an empty database, or again when the last loading was cut short.
 * @param {Place} place
 */
export async function loadDemoMarketOnce(place) {
  if (!place.isDemoMode) return;
  const marker = join(place.dataDir, 'demo-market');
  const progress = existsSync(marker) ? readFileSync(marker, 'utf8').trim() : 'none';
  if (progress === 'loaded' || (progress === 'none' && (await look(place)).users > 0)) return;
  await step('load the demo market', () => script('seed.ts'));
  const { users, pages } = await look(place);
  if (users === 0 || pages === 0) throw new Refusal('The demo market was not loaded: the database is still empty.');
}

/** Runs one of the TypeScript scripts. @param {string} name @param {readonly string[]} [args] */
function script(name, args = []) {
  return mustRun(process.execPath, ['--import', 'tsx', join(root, 'scripts', name), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/**
 * What the database holds; a database without tables holds nothing.
 * @param {Place} place
 * @returns {Promise<{ migrations: string[], users: number, pages: number }>}
 */
async function look(place) {
  const query = await connect(place);
  try {
    const migrations = await query.rows('select name from payload_migrations');
    const [counts] = await query.rows(
      'select (select count(*) from users) as users, (select count(*) from pages) as pages',
    );
    return {
      migrations: migrations.map((row) => String(row.name)),
      users: Number(counts?.users),
      pages: Number(counts?.pages),
    };
  } catch (error) {
    if (/no such table|does not exist/.test(String(error))) return { migrations: [], users: 0, pages: 0 };
    throw new Refusal(`The database cannot be read: ${error instanceof Error ? error.message : error}`);
  } finally {
    await query.close();
  }
}

/**
 * A plain connection, without the CMS. The drivers are those of Payload's adapters.
 * @param {Pick<Place, 'databaseKind' | 'databaseUrl'>} place
 * @returns {Promise<{ rows: (sql: string) => Promise<Record<string, unknown>[]>, close: () => Promise<void> }>}
 */
export async function connect({ databaseKind, databaseUrl }) {
  const adapter = databaseKind === 'sqlite' ? '@payloadcms/db-sqlite' : '@payloadcms/db-postgres';
  const load = createRequire(createRequire(import.meta.url).resolve(adapter));
  if (databaseKind === 'sqlite') {
    if (!existsSync(databaseUrl.slice('file:'.length))) return { rows: async () => [], close: async () => {} };
    const client = load('@libsql/client').createClient({ url: databaseUrl });
    return { rows: async (sql) => (await client.execute(sql)).rows, close: async () => client.close() };
  }
  const client = new (load('pg').Client)({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(`DATABASE_URL: no database answers (${error instanceof Error ? error.message : error}).`);
  }
  return { rows: async (sql) => (await client.query(sql)).rows, close: () => client.end() };
}
