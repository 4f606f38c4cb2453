import type { Payload } from 'payload';
import { atomicWrite, type Statement, sql } from '@/cms/atomic-write';
import { readOptOutFile } from '@/domain/privacy/opt-out-file';
import { toContactHash } from '@/lib/contact-hash';
import { clearAlarm } from '../outbox/alarms';
import { insertAudit } from './audit';
import { registerAlarmSubject } from './marketing-permission';

export type ImportedRegister =
  | { ok: true; count: number }
  | { ok: false; error: 'empty' }
  /** Lines, from 1, that hold neither an address nor a number. */
  | { ok: false; error: 'unreadable'; lines: number[] };

/**
 * Replaces the opt-out register by that of a file, in one write, and notes when. Only hashes are kept. Nothing is
 * stored while a line cannot be read: whoever stands on it would be sent marketing.
 */
export async function importOptOutRegister(
  payload: Payload,
  { text, actor, now }: { text: string; actor: string; now: Date },
): Promise<ImportedRegister> {
  const { contacts, unreadableLines } = readOptOutFile(text);
  if (unreadableLines.length > 0) return { ok: false, error: 'unreadable', lines: unreadableLines };
  if (contacts.length === 0) return { ok: false, error: 'empty' };
  const at = now.toISOString();
  await atomicWrite(payload, [
    sql`DELETE FROM opt_outs`,
    ...toInserts(contacts.map(toContactHash)),
    sql`UPDATE enquiry_settings SET register_cleansed_at = ${at}, updated_at = ${at}`,
    // Settings that nobody has saved yet have no row.
    sql`INSERT INTO enquiry_settings (register_cleansed_at, created_at, updated_at)
      SELECT ${at}, ${at}, ${at} WHERE NOT EXISTS (SELECT 1 FROM enquiry_settings)`,
    insertAudit({
      action: 'opt-out-register.imported',
      subject: 'opt-outs',
      actor,
      facts: { count: contacts.length },
      at: now,
    }),
  ]);
  await clearAlarm(payload, { kind: 'register-old', subject: registerAlarmSubject, now });
  return { ok: true, count: contacts.length };
}

/** Rows in one statement: a database takes no more than so many values at once. */
const rowsAtOnce = 500;

function toInserts(hashes: readonly string[]): Statement[] {
  const inserts: Statement[] = [];
  for (let from = 0; from < hashes.length; from += rowsAtOnce) {
    const values = hashes.slice(from, from + rowsAtOnce);
    const between = values.slice(1).map(() => '), (');
    inserts.push({ parts: ['INSERT INTO opt_outs (hash) VALUES (', ...between, ')'], values });
  }
  return inserts;
}
