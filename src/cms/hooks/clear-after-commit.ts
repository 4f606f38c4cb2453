import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload';
import { clearCacheTags } from '@/lib/cache-tags';

const waiting = new Map<string | number, Set<string>>();

/** Clears the tags: at once, or after the commit when the change is part of a transaction. */
export async function clearAfterCommit(req: PayloadRequest, tags: string[]): Promise<void> {
  const transaction = await req.transactionID;
  // Without transactions Payload hands a global's hook an empty object in its place.
  if (typeof transaction !== 'string' && typeof transaction !== 'number') {
    clearCacheTags(tags);
    return;
  }
  const collected = waiting.get(transaction) ?? new Set();
  for (const tag of tags) collected.add(tag);
  waiting.set(transaction, collected);
}

/** Lets a database adapter clear what a transaction has changed once it is committed. */
export function withClearAfterCommit<T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const commit = database.commitTransaction.bind(database);
      const rollback = database.rollbackTransaction.bind(database);
      database.commitTransaction = async (given) => {
        const id = await given;
        await commit(id);
        clearCacheTags([...(waiting.get(id) ?? [])]);
        waiting.delete(id);
      };
      database.rollbackTransaction = async (given) => {
        const id = await given;
        waiting.delete(id);
        await rollback(id);
      };
      return database;
    },
  };
}
