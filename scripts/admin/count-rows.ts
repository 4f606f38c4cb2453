import type { connect } from '../database.mjs';

const tableNames = {
  sqlite: "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  postgres: "select tablename as name from pg_tables where schemaname = 'public'",
} as const;

/** Rows of every table, seen at one moment on a database that nobody writes to. */
export async function countRows(
  database: Awaited<ReturnType<typeof connect>>,
  kind: keyof typeof tableNames,
): Promise<Record<string, number>> {
  const tables = (await database.rows(tableNames[kind])).map(({ name }) => String(name)).sort();
  const counts = tables.map((name) => `select '${name}' as name, count(*) as total from "${name}"`);
  const rows = await database.rows(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, total }) => [String(name), Number(total)]));
}
