import { setImmediate as otherWork } from 'node:timers/promises';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { readOptOutFile } from '@/domain/privacy/opt-out-file';
import { toContactHash } from '@/lib/contact-hash';
import { clearAlarm } from '../outbox/alarms';
import { momentValue } from '../row-values';
import { insertAudit } from './audit';
import { registerAlarmSubject } from './marketing-permission';

export type ImportedRegister =
  | { ok: true; count: number }
  | { ok: false; error: 'empty' }
  /** Lines, from 1, that hold neither an address nor a number. */
  | { ok: false; error: 'unreadable'; lines: number[] };

/** Rows in one write: other writes of SQLite wait for it. */
const rowsAtOnce = 500;

/** Lines read at once: visitors wait for it. */
const linesAtOnce = 1_000;

/**
 * Replaces the opt-out register by that of a file and notes when. Only hashes are kept. Nothing is stored while a line
 * cannot be read: whoever stands on it would be sent marketing. Written piece by piece, so that other writes go between:
 * who is new is blocked at once, then the file is the register by its date, and only then whom it does not name is let
 * go. An import that breaks off blocks too many, never too few, and the next one makes up for it.
 */
export async function importOptOutRegister(
  payload: Payload,
  { text, actor, now }: { text: string; actor: string; now: Date },
): Promise<ImportedRegister> {
  const { hashes, unreadableLines } = await readHashes(text);
  if (unreadableLines.length > 0) return { ok: false, error: 'unreadable', lines: unreadableLines };
  if (hashes.length === 0) return { ok: false, error: 'empty' };
  const edition = await nextEdition(payload, now);
  for (let first = 0; first < hashes.length; first += rowsAtOnce) {
    await keep(payload, hashes.slice(first, first + rowsAtOnce), edition);
    await otherWork();
  }
  const at = now.toISOString();
  await atomicWrite(payload, [
    sql`UPDATE enquiry_settings SET register_cleansed_at = ${at}, updated_at = ${at}`,
    // Settings that nobody has saved yet have no row.
    sql`INSERT INTO enquiry_settings (register_cleansed_at, created_at, updated_at)
      SELECT ${at}, ${at}, ${at} WHERE NOT EXISTS (SELECT 1 FROM enquiry_settings)`,
    insertAudit({
      action: 'opt-out-register.imported',
      subject: 'opt-outs',
      actor,
      facts: { count: hashes.length },
      at: now,
    }),
  ]);
  await letGo(payload, edition);
  await clearAlarm(payload, { kind: 'register-old', subject: registerAlarmSubject, now });
  return { ok: true, count: hashes.length };
}

/** Each once, and in their order: so the rows of one write lie together in the index, and not a page apart each. */
async function readHashes(text: string): Promise<{ hashes: string[]; unreadableLines: number[] }> {
  const hashes = new Set<string>();
  const unreadableLines: number[] = [];
  let count = 0;
  for (const { number, contacts } of readOptOutFile(text)) {
    for (const contact of contacts) hashes.add(toContactHash(contact));
    if (contacts.length === 0) unreadableLines.push(number);
    count += 1;
    if (count % linesAtOnce === 0) await otherWork();
  }
  return { hashes: [...hashes].sort(), unreadableLines };
}

/** The moment that names an import: later than that of every row, whatever the clock says. */
async function nextEdition(payload: Payload, now: Date): Promise<string> {
  const [row] = await readRows(payload, sql`SELECT MAX(updated_at) AS last FROM opt_outs`);
  const last = v.parse(v.nullish(momentValue, null), row?.last);
  return new Date(Math.max(now.getTime(), last ? last.getTime() + 1 : 0)).toISOString();
}

/** Stores what is new and marks what is there already; of two imports at once the later marks it. */
async function keep(payload: Payload, hashes: readonly string[], edition: string): Promise<void> {
  const values = hashes.flatMap((hash) => [hash, edition, edition]);
  const between = values.slice(1).map((_, index) => (index % 3 === 2 ? '), (' : ', '));
  const onConflict = `ON CONFLICT (hash) DO UPDATE SET updated_at = excluded.updated_at
    WHERE opt_outs.updated_at < excluded.updated_at`;
  const parts = ['INSERT INTO opt_outs (hash, created_at, updated_at) VALUES (', ...between, `) ${onConflict}`];
  await atomicWrite(payload, [{ parts, values }]);
}

/** Deletes whom this import did not name. */
async function letGo(payload: Payload, edition: string): Promise<void> {
  let deleted: number;
  do {
    const [rows = []] = await atomicWrite(payload, [
      sql`DELETE FROM opt_outs WHERE id IN (
          SELECT id FROM opt_outs WHERE updated_at < ${edition} ORDER BY id LIMIT ${rowsAtOnce}) RETURNING id`,
    ]);
    deleted = rows.length;
    await otherWork();
  } while (deleted === rowsAtOnce);
}
