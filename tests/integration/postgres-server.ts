import { createRequire } from 'node:module';
import type { TestProject } from 'vitest/node';

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

/** Global set-up: drops this run's test databases at the end, when no worker holds a connection any more. */
export default function dropAtTheEnd(project: TestProject) {
  return async () => {
    const { postgresUrl: server, databasePrefix } = project.getProvidedContext();
    const databases = await administer(
      server,
      `select datname from pg_database where datname like '${databasePrefix}%'`,
    );
    for (const { datname } of databases) await administer(server, `drop database if exists ${datname} with (force)`);
  };
}
