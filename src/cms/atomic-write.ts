import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

type Value = string | number | null;

export type Statement = { parts: readonly string[]; values: readonly Value[] };

export type Row = Readonly<Record<string, unknown>>;

/** An SQL statement that both SQLite and Postgres understand; every `${value}` is bound, never spliced in. */
export function sql(parts: TemplateStringsArray, ...values: Value[]): Statement {
  return { parts, values };
}

/**
 * Runs statements as one write: all of them or none (design §2: on SQLite one `batch` in write mode, because
 * Payload's own transactions fail under load there; on Postgres a transaction).
 * Gives the rows of each statement. Throws what the database throws: locked, full, gone, or a broken constraint.
 */
export function atomicWrite(payload: Payload, statements: readonly Statement[]): Promise<Row[][]> {
  const database: unknown = payload.db;
  return isSqlite(database)
    ? writeToSqlite(database, statements)
    : writeToPostgres(database as PostgresAdapter, statements);
}

/** Reads rows outside of a write: on SQLite this takes no write lock. */
export async function readRows(payload: Payload, statement: Statement): Promise<Row[]> {
  const database: unknown = payload.db;
  if (isSqlite(database)) {
    const { rows } = await database.client.execute(toSqlite(statement));
    return rows.map((row) => ({ ...row }));
  }
  return (await (database as PostgresAdapter).pool.query(toPostgres(statement))).rows;
}

async function writeToSqlite(database: SQLiteAdapter, statements: readonly Statement[]): Promise<Row[][]> {
  const batch = () => database.client.batch(statements.map(toSqlite), 'write');
  const results = await batch().catch(async (error: unknown) => {
    if (!isBusy(error)) throw error;
    await renewConnection(database);
    if (!isLeftOver(error)) throw error;
    return batch();
  });
  return results.map(({ rows }) => rows.map((row) => ({ ...row })));
}

/**
 * A statement that libsql gave up as busy stays in progress until the garbage collector finds it, and makes every
 * later COMMIT of its connection fail although nothing is locked any more (tursodatabase/libsql-client-ts#352,
 * measured). Opening a transaction makes the client let go of that connection and open another.
 */
async function renewConnection({ client, busyTimeout, wal }: SQLiteAdapter): Promise<void> {
  (await client.transaction('deferred')).close();
  await client.execute(`PRAGMA busy_timeout = ${busyTimeout}`);
  if (wal) await client.execute(`PRAGMA synchronous = ${wal.synchronous}`);
}

function isBusy(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}

/** Busy with an earlier statement of our own, not locked by somebody else. */
function isLeftOver(error: Error): boolean {
  return error.message.includes('SQL statements in progress');
}

async function writeToPostgres({ pool }: PostgresAdapter, statements: readonly Statement[]) {
  const client = await pool.connect();
  // A connection that the server ends reports twice: to its query and as an event, which must not end the process.
  const ignore = () => {};
  client.on('error', ignore);
  try {
    await client.query("BEGIN; SET LOCAL lock_timeout = '5s'; SET LOCAL statement_timeout = '10s'");
    const results: Row[][] = [];
    for (const statement of statements) results.push((await client.query(toPostgres(statement))).rows);
    await client.query('COMMIT');
    client.off('error', ignore).release();
    return results;
  } catch (error) {
    const undone = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    if (undone) client.off('error', ignore);
    client.release(!undone);
    throw error;
  }
}

function toSqlite({ parts, values }: Statement) {
  return { sql: parts.join('?'), args: [...values] };
}

function toPostgres({ parts, values }: Statement) {
  return { text: parts.reduce((query, part, index) => `${query}$${index}${part}`), values: [...values] };
}

function isSqlite(database: unknown): database is SQLiteAdapter {
  return typeof database === 'object' && database !== null && 'name' in database && database.name === 'sqlite';
}
