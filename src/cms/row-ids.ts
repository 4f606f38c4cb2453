import { isRecord } from '@/lib/is-record';

/**
 * Gives the rows of a record the ids of the stored record's rows, by their place, so that a save in another language
 * finds its rows instead of making new ones.
 */
export function withRowIds<T>(content: T, stored: unknown): T {
  if (Array.isArray(content)) {
    const rows = Array.isArray(stored) ? stored : [];
    return content.map((row, index) => withRowIds(withId(row, rows[index]), rows[index])) as T;
  }
  if (!isRecord(content) || !isRecord(stored)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, withRowIds(value, stored[name])]),
  ) as T;
}

function withId(row: unknown, storedRow: unknown): unknown {
  if (!isRecord(row) || !isRecord(storedRow) || storedRow.id === undefined) return row;
  return { ...row, id: storedRow.id };
}
