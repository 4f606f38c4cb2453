import { createRequire } from 'node:module';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { getEnv } from '@/lib/env';

type Table = 'enquiries' | 'consents' | 'privacy_requests' | 'subscribers' | 'audit_entries';

/** Holds tables as another process would that writes: they can be read. Gives what lets go of them. */
export async function lock(cms: Payload, ...tables: Table[]): Promise<() => Promise<void>> {
  if (getEnv().databaseKind === 'sqlite') {
    const load = createRequire(createRequire(import.meta.url).resolve('@payloadcms/db-sqlite'));
    await (cms.db as unknown as SQLiteAdapter).client.execute('PRAGMA busy_timeout = 100');
    const other: SQLiteAdapter['client'] = load('@libsql/client').createClient({ url: getEnv().databaseUrl });
    const transaction = await other.transaction('write');
    return async () => {
      await transaction.rollback();
      other.close();
    };
  }
  const client = await (cms.db as unknown as PostgresAdapter).pool.connect();
  await client.query(`BEGIN; LOCK TABLE ${tables.join(', ')} IN EXCLUSIVE MODE`);
  return async () => {
    await client.query('ROLLBACK');
    client.release();
  };
}
