import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { mailEndedAlarm, oneAtATime, readAlarmMail } from './alarms';

/**
 * The queue stands still: the server cannot be reached, does not let us in or refuses our sender (issue 6 §2). The open
 * alarm says so to every process; nothing but a probe, one message, is sent until one gets through.
 */
export type Pause = { id: number; pausedUntilMs: number; failures: number; sinceMs: number; reason: string };

/** Shorter pauses are the hiccups of any mail server: the admin shows them, nobody is mailed. */
const leastMailedMs = 5 * 60_000;

const milliseconds = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value).getTime()),
);
const pauseRow = v.object({
  id: v.number(),
  detail: v.string(),
  count: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  raised_at: milliseconds,
  paused_until: milliseconds,
});

export async function readPause(payload: Payload): Promise<Pause | null> {
  const [row] = await readRows(
    payload,
    sql`SELECT id, detail, count, raised_at, paused_until FROM alarms
      WHERE kind = 'queue-paused' AND cleared_at IS NULL ORDER BY id LIMIT 1`,
  );
  if (!row) return null;
  const { id, detail, count, raised_at, paused_until } = v.parse(pauseRow, row);
  return { id, reason: detail, failures: count, sinceMs: raised_at, pausedUntilMs: paused_until };
}

/** Begins a pause. Messages that were in hand together begin one together. */
export async function pauseQueue(
  payload: Payload,
  { error, now, waitMs }: { error: string; now: Date; waitMs: number },
): Promise<void> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + waitMs).toISOString();
  await atomicWrite(payload, [
    oneAtATime,
    sql`INSERT INTO alarms (kind, subject, detail, count, raised_at, last_seen_at, paused_until)
      SELECT 'queue-paused', 'mail', ${`No mail is sent: ${error}`}, 1, ${at}, ${at}, ${until}
      WHERE NOT EXISTS (SELECT 1 FROM alarms WHERE kind = 'queue-paused' AND cleared_at IS NULL)`,
  ]);
}

/** Lets one process alone try whether mail goes out again. */
export async function claimProbe(
  payload: Payload,
  { pause, now, until }: { pause: Pause; now: Date; until: Date },
): Promise<boolean> {
  const [rows = []] = await atomicWrite(payload, [
    sql`UPDATE alarms SET paused_until = ${until.toISOString()}, updated_at = ${now.toISOString()}
      WHERE id = ${pause.id} AND cleared_at IS NULL AND paused_until <= ${now.toISOString()} RETURNING id`,
  ]);
  return rows.length > 0;
}

/** A probe never came to the server: the next message may try at once. */
export async function returnProbe(payload: Payload, pause: Pause, now: Date): Promise<void> {
  const at = now.toISOString();
  await atomicWrite(payload, [
    sql`UPDATE alarms SET paused_until = ${at}, updated_at = ${at} WHERE id = ${pause.id} AND cleared_at IS NULL`,
  ]);
}

/** A probe failed: the next one waits longer. */
export async function prolongPause(
  payload: Payload,
  { pause, error, now, waitMs }: { pause: Pause; error: string; now: Date; waitMs: number },
): Promise<void> {
  const at = now.toISOString();
  await atomicWrite(payload, [
    sql`UPDATE alarms
      SET count = count + 1, detail = ${`No mail is sent: ${error}`}, last_seen_at = ${at}, updated_at = ${at},
        paused_until = ${new Date(now.getTime() + waitMs).toISOString()}
      WHERE id = ${pause.id} AND cleared_at IS NULL`,
  ]);
}

/** Mail goes out again. A pause that was long is mailed to the alarm recipients, who could not hear of it before. */
export async function resumeQueue(payload: Payload, pause: Pause, now: Date): Promise<void> {
  const stoodMs = now.getTime() - pause.sinceMs;
  const mail = stoodMs >= leastMailedMs ? await readAlarmMail(payload) : null;
  const detail = `The mail queue stood still for ${toDuration(stoodMs)}. Mail is sent again. ${pause.reason}`;
  await atomicWrite(payload, [
    ...(mail ? [mailEndedAlarm(mail, { id: pause.id, kind: 'queue-paused', detail, now })] : []),
    sql`UPDATE alarms SET cleared_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
      WHERE id = ${pause.id} AND cleared_at IS NULL`,
  ]);
}

/** How long the queue stood still since a moment: that time does not count against a message's 72 hours. */
export async function pausedMsSince(payload: Payload, fromMs: number, now: Date): Promise<number> {
  const rows = await readRows(
    payload,
    sql`SELECT raised_at, cleared_at FROM alarms
      WHERE kind = 'queue-paused' AND (cleared_at IS NULL OR cleared_at > ${new Date(fromMs).toISOString()})`,
  );
  const pauses = rows.map((row) =>
    v.parse(v.object({ raised_at: milliseconds, cleared_at: v.nullable(milliseconds) }), row),
  );
  return pauses
    .map(({ raised_at, cleared_at }) => (cleared_at ?? now.getTime()) - Math.max(raised_at, fromMs))
    .reduce((sum, ms) => sum + Math.max(ms, 0), 0);
}

/**
 * Lets waiting mail go out under the sender that the settings name now: an address that the server refuses is mended
 * there, and what was written before would never be accepted.
 */
export async function adoptSender(payload: Payload, now: Date): Promise<void> {
  const { mailFrom } = await payload.findGlobal({ slug: 'site-settings', depth: 0, locale: 'en' });
  await atomicWrite(payload, [
    sql`UPDATE outbox_messages SET sender_address = ${mailFrom}, updated_at = ${now.toISOString()}
      WHERE status = 'pending' AND sender_address <> ${mailFrom}`,
  ]);
}

function toDuration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
