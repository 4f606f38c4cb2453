import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { logger } from '@/lib/logger';

/**
 * Lets the process outlive a Postgres that restarts. A connection that is closed while nobody uses it makes the pool
 * emit an error, which ends a process that does not listen; the pool opens another one for the next query.
 */
export function outliveLostConnections(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const connect = database.connect?.bind(database);
      database.connect = async (options) => {
        await connect?.(options);
        if (database.pool.listenerCount('error') > 0) return;
        database.pool.on('error', (error) => logger.warn({ err: error }, 'a connection to the database was lost'));
      };
      return database;
    },
  };
}
