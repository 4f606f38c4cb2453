import { createRequire } from 'node:module';
import type { TestProject } from 'vitest/node';

export const testDatabasePrefix = 'forecourt_test_';

/** Runs one statement as the owner of the test server. @returns its rows */
export async function administer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const load = createRequire(createRequire(import.meta.url).resolve('@payloadcms/db-postgres'));
  const client = new (load('pg').Client)({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Global set-up: drops the test databases at the end, when no worker holds a connection any more. */
export default function dropAtTheEnd(project: TestProject) {
  return async () => {
    const server = project.getProvidedContext().postgresUrl;
    const databases = await administer(
      server,
      `select datname from pg_database where datname like '${testDatabasePrefix}%'`,
    );
    for (const { datname } of databases) await administer(server, `drop database if exists ${datname} with (force)`);
  };
}
