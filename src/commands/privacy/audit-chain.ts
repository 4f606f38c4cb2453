import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, type Row, readRows, sql } from '@/cms/atomic-write';
import { getEnv } from '@/lib/env';
import { clearAlarm, raiseAlarm } from '../outbox/alarms';
import type { PeriodicJob } from '../periodic-jobs';
import { momentValue } from '../row-values';
import { type ChainEnd, noteChainEnd, readChainEnd } from './audit-note';

/** Entries sealed in one write. */
const entriesAtOnce = 200;

/** A write that is under way may still bring an entry of a lower number: younger ones wait. */
const graceMs = 15_000;

/**
 * Gives every audit entry its place in the chain: a seal is its place and an HMAC over the seal before and the entry, so
 * that none can be changed, taken out or put between unseen (issue 6 §4). Several processes may do it at once. The end
 * of the chain is noted outside of the database.
 */
export const sealAudit: PeriodicJob = {
  name: 'seal-audit',
  everyMs: 60_000,
  run: async (payload, now) => {
    const note = readChainEnd();
    const isWhole = note === null || (await holds(payload, note.seal));
    const alarm = { kind: 'job-failed', subject: 'audit-chain', now } as const;
    if (isWhole) await clearAlarm(payload, alarm);
    else await raiseAlarm(payload, { ...alarm, detail: 'Entries of the audit are missing: see audit-verify.' });
    const before = new Date(now.getTime() - graceMs);
    let sealed: Sealed;
    do {
      sealed = await sealNext(payload, before);
      // A chain that lost entries must not look whole because it went on.
      if (isWhole && sealed.count > 0) noteChainEnd({ place: placeOf(sealed.seal), seal: sealed.seal });
    } while (sealed.count === entriesAtOnce);
  },
};

async function holds(payload: Payload, seal: string): Promise<boolean> {
  return (await readRows(payload, sql`SELECT id FROM audit_entries WHERE seal = ${seal} LIMIT 1`)).length > 0;
}

type Sealed = { count: number; seal: string };

/** Seals the oldest entries from before a moment; gives how many there were, and the last seal. */
async function sealNext(payload: Payload, before: Date): Promise<Sealed> {
  const [[head], rows] = await Promise.all([
    readRows(payload, sql`SELECT MAX(seal) AS seal FROM audit_entries`),
    readRows(
      payload,
      sql`SELECT * FROM audit_entries WHERE seal IS NULL AND created_at < ${before.toISOString()}
        ORDER BY id LIMIT ${entriesAtOnce}`,
    ),
  ]);
  const [first] = rows;
  const last = typeof head?.seal === 'string' ? head.seal : '';
  let seal = last;
  if (!first) return { count: 0, seal };
  const updates = rows.map((row) => {
    seal = sealAfter(seal, row);
    return sql`UPDATE audit_entries SET seal = ${seal} WHERE id = ${Number(row.id)} AND seal IS NULL`;
  });
  try {
    await atomicWrite(payload, [
      // On Postgres another process waits here until this one is done, and then sees that the chain goes on already:
      sql`UPDATE audit_entries SET seal = seal WHERE seal = ${last} OR id = ${Number(first.id)}`,
      // an entry needs an action, so that nothing of its write is done.
      sql`UPDATE audit_entries
        SET action = CASE WHEN COALESCE((SELECT MAX(seal) FROM audit_entries), '') = ${last} THEN action END
        WHERE id = ${Number(first.id)}`,
      ...updates,
    ]);
  } catch (error) {
    const [now] = await readRows(payload, sql`SELECT MAX(seal) AS seal FROM audit_entries`);
    if ((now?.seal ?? '') === last) throw error;
    return { count: 0, seal: last };
  }
  return { count: rows.length, seal };
}

const entryRow = v.object({
  id: v.number(),
  at: v.nullable(momentValue),
  action: v.string(),
  subject: v.nullable(v.string()),
  actor: v.nullable(v.string()),
  facts: v.unknown(),
  seal: v.nullable(v.string()),
});

function sealAfter(previous: string, row: Row): string {
  const { id, at, action, subject, actor, facts } = v.parse(entryRow, row);
  const place = toPlace(placeOf(previous) + 1);
  const content = JSON.stringify([id, at?.toISOString() ?? null, action, subject, actor, toOrdered(facts)]);
  const key = `audit:${getEnv().payloadSecret}`;
  return `${place}.${createHmac('sha256', key).update(`${previous}\n${place}\n${content}`).digest('hex')}`;
}

/** Places are as long as each other, so that a database sorts seals by them. */
function toPlace(place: number): string {
  return String(place).padStart(12, '0');
}

function placeOf(seal: string): number {
  return seal === '' ? 0 : Number(seal.slice(0, 12));
}

/** Postgres keeps the keys of JSON in an order of its own. */
function toOrdered(facts: unknown): unknown {
  const value: unknown = typeof facts === 'string' ? JSON.parse(facts) : facts;
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a check of the whole chain found. */
export type AuditVerdict = { ok: true; sealed: number; unsealed: number; until: Date | null } | BrokenChain;

/** `place` counts from 1 in the order of sealing. */
type BrokenChain =
  | { ok: false; place: number; problem: 'changed'; entryId: number }
  | { ok: false; place: number; problem: 'missing'; entryId: null };

/** Follows the chain from its beginning to its noted end and stops at the first entry that is changed or missing. */
export async function verifyAudit(payload: Payload): Promise<AuditVerdict> {
  const note = readChainEnd();
  let previous = '';
  let until: Date | null = null;
  for (;;) {
    const rows = await readRows(
      payload,
      sql`SELECT * FROM audit_entries WHERE seal > ${previous} ORDER BY seal LIMIT 1000`,
    );
    for (const row of rows) {
      const broken = findBreak(previous, row, note);
      if (broken) return broken;
      previous = String(row.seal);
      until = v.parse(entryRow, row).at;
    }
    if (rows.length === 0) break;
  }
  const sealed = placeOf(previous);
  if (note && note.place > sealed) return { ok: false, place: sealed + 1, problem: 'missing', entryId: null };
  const waiting = await readRows(payload, sql`SELECT COUNT(*) AS total FROM audit_entries WHERE seal IS NULL`);
  return { ok: true, sealed, unsealed: Number(waiting[0]?.total), until };
}

/** Whether this entry follows that seal, and is the one that was noted at its place. */
function findBreak(previous: string, row: Row, note: ChainEnd | null): BrokenChain | null {
  const { id, seal } = v.parse(entryRow, row);
  const place = placeOf(previous) + 1;
  if (seal === null || placeOf(seal) > place) return { ok: false, place, problem: 'missing', entryId: null };
  const isNoted = note?.place !== place || note.seal === seal;
  const isRight = isNoted && seal === sealAfter(previous, row);
  return isRight ? null : { ok: false, place, problem: 'changed', entryId: id };
}
