import type { Payload } from 'payload';
import * as v from 'valibot';
import { readRows, sql } from '../../atomic-write';
import { mailKind } from './mail-kinds';

const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const moment = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value)),
);

const waitingRow = v.object({ waiting: count, oldest: v.nullable(moment) });
const alarmRow = v.object({
  id: v.number(),
  kind: v.string(),
  detail: v.string(),
  count,
  raised_at: moment,
  last_seen_at: moment,
  paused_until: v.nullable(moment),
});
/** None where what is stored cannot be read: that is what the message died of. */
const addresses = v.fallback(
  v.union([v.pipe(v.string(), v.parseJson(), v.array(v.string())), v.array(v.string())]),
  [],
);
const deadRow = v.object({
  id: v.number(),
  kind: mailKind,
  recipients: addresses,
  delivered: addresses,
  subject: v.string(),
  last_error: v.nullable(v.string()),
  attempts: count,
  accepted_at: moment,
});

/** How many dead messages the page lists; all of them are counted. */
const mostListed = 100;

/** What waits, what stands in its way, and what died: for the page of the mail queue. */
export async function readMailQueue(payload: Payload) {
  const [waitingRows, alarmRows, deadRows, deadCounts] = await Promise.all([
    readRows(
      payload,
      sql`SELECT COUNT(*) AS waiting, MIN(accepted_at) AS oldest FROM outbox_messages
        WHERE status IN ('pending', 'leased')`,
    ),
    readRows(
      payload,
      sql`SELECT id, kind, detail, count, raised_at, last_seen_at, paused_until FROM alarms
        WHERE cleared_at IS NULL ORDER BY raised_at`,
    ),
    readRows(
      payload,
      sql`SELECT id, kind, recipients, delivered, subject, last_error, attempts, accepted_at FROM outbox_messages WHERE status = 'dead'
        ORDER BY accepted_at DESC, id DESC LIMIT ${mostListed}`,
    ),
    readRows(payload, sql`SELECT COUNT(*) AS dead FROM outbox_messages WHERE status = 'dead'`),
  ]);
  const { waiting, oldest } = v.parse(waitingRow, waitingRows[0]);
  const alarms = alarmRows.map((row) => v.parse(alarmRow, row));
  return {
    waiting,
    oldest,
    pause: alarms.find(({ kind }) => kind === 'queue-paused') ?? null,
    alarms: alarms.filter(({ kind }) => kind !== 'queue-paused'),
    dead: deadRows.map((row) => v.parse(deadRow, row)),
    deadCount: v.parse(count, deadCounts[0]?.dead),
  };
}
