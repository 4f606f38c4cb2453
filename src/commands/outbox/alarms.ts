import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { atomicWrite, readRows, type Statement, sql } from '@/cms/atomic-write';
import { retryWindowMs } from '@/domain/enquiry/retry-schedule';
import { getEnv } from '@/lib/env';

export type AlarmKind =
  | 'queue-paused'
  | 'dead-mailbox'
  | 'webhook-failed'
  | 'unanswered'
  | 'register-old'
  | 'job-failed';

type Alarm = { kind: AlarmKind; subject: string; detail: string; now: Date };

/**
 * Raises an alarm, or counts it once more while it is open. `detail` holds no visitor's name, address or number.
 * A new one is mailed to the alarm recipients, in the same write; the queue's own pause cannot be, until it ends.
 */
export async function raiseAlarm(payload: Payload, alarm: Alarm): Promise<void> {
  const { kind, subject, detail, now } = alarm;
  const at = now.toISOString();
  const mail = (await isOpen(payload, alarm)) ? null : await readAlarmMail(payload);
  await atomicWrite(payload, [
    oneAtATime,
    sql`UPDATE alarms SET count = count + 1, detail = ${detail}, last_seen_at = ${at}, updated_at = ${at}
      WHERE kind = ${kind} AND subject = ${subject} AND cleared_at IS NULL`,
    sql`INSERT INTO alarms (kind, subject, detail, count, raised_at, last_seen_at)
      SELECT ${kind}, ${subject}, ${detail}, 1, ${at}, ${at}
      WHERE NOT EXISTS (SELECT 1 FROM alarms WHERE kind = ${kind} AND subject = ${subject} AND cleared_at IS NULL)`,
    ...(mail ? [mailNewAlarm(mail, alarm)] : []),
  ]);
}

/**
 * Makes writes that raise an alarm wait for one another: Postgres runs them side by side, and each would find that none
 * is open yet. It locks a row that is always there and changes nothing.
 */
export const oneAtATime: Statement = sql`UPDATE payload_migrations SET batch = batch
  WHERE id = (SELECT MIN(id) FROM payload_migrations)`;

/** What was wrong is right again. */
export async function clearAlarm(
  payload: Payload,
  { kind, subject, now }: { kind: AlarmKind; subject: string; now: Date },
): Promise<void> {
  if (!(await isOpen(payload, { kind, subject }))) return;
  await atomicWrite(payload, [
    sql`UPDATE alarms SET cleared_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
      WHERE kind = ${kind} AND subject = ${subject} AND cleared_at IS NULL`,
  ]);
}

export async function isOpen(payload: Payload, { kind, subject }: Pick<Alarm, 'kind' | 'subject'>): Promise<boolean> {
  const rows = await readRows(
    payload,
    sql`SELECT id FROM alarms WHERE kind = ${kind} AND subject = ${subject} AND cleared_at IS NULL LIMIT 1`,
  );
  return rows.length > 0;
}

/** To whom and as whom alarms are mailed; null when nobody asked for them. */
export type AlarmMail = { recipients: string[]; brandName: string; mailFrom: string };

export async function readAlarmMail(payload: Payload): Promise<AlarmMail | null> {
  const [{ alarmRecipients }, { brandName, mailFrom }] = await Promise.all([
    payload.findGlobal({ slug: 'enquiry-settings', depth: 0 }),
    payload.findGlobal({ slug: 'site-settings', depth: 0, locale: 'en' }),
  ]);
  const recipients = [...new Set((alarmRecipients ?? []).map(({ email }) => email.trim().toLowerCase()))];
  return recipients.length > 0 ? { recipients, brandName, mailFrom } : null;
}

const titles: Record<AlarmKind, string> = {
  'queue-paused': 'the mail queue stood still',
  'dead-mailbox': 'a mailbox is dead',
  'webhook-failed': 'a connection does not answer',
  unanswered: 'enquiries wait for an answer',
  'register-old': 'the opt-out register is old',
  'job-failed': 'a job failed',
};

/** Only for the alarm that this very write has made: its first and only count. */
function mailNewAlarm(mail: AlarmMail, { kind, subject, detail, now }: Alarm): Statement {
  const letter = toAlarmLetter(mail, { kind, detail });
  const { messageId, recipients, at, retryUntil } = toColumns(mail, now);
  return sql`INSERT INTO outbox_messages (message_id, kind, recipients, delivered, sender_name, sender_address, subject,
      text, html, status, attempts, accepted_at, next_attempt_at, retry_until)
    SELECT ${messageId}, 'alarm', ${recipients}, '[]', ${mail.brandName}, ${mail.mailFrom}, ${letter.subject},
      ${letter.text}, '', 'pending', 0, ${at}, ${at}, ${retryUntil}
    FROM alarms WHERE kind = ${kind} AND subject = ${subject} AND cleared_at IS NULL AND count = 1 AND raised_at = ${at}`;
}

/** Says that an alarm was there; nothing when another process has cleared it already. Before the statement that clears. */
export function mailEndedAlarm(
  mail: AlarmMail,
  { id, kind, detail, now }: { id: number; kind: AlarmKind; detail: string; now: Date },
): Statement {
  const letter = toAlarmLetter(mail, { kind, detail });
  const { messageId, recipients, at, retryUntil } = toColumns(mail, now);
  return sql`INSERT INTO outbox_messages (message_id, kind, recipients, delivered, sender_name, sender_address, subject,
      text, html, status, attempts, accepted_at, next_attempt_at, retry_until)
    SELECT ${messageId}, 'alarm', ${recipients}, '[]', ${mail.brandName}, ${mail.mailFrom}, ${letter.subject},
      ${letter.text}, '', 'pending', 0, ${at}, ${at}, ${retryUntil}
    FROM alarms WHERE id = ${id} AND cleared_at IS NULL`;
}

/** In English, as everything that the site says to its own people. */
function toAlarmLetter({ brandName }: AlarmMail, { kind, detail }: { kind: AlarmKind; detail: string }) {
  return {
    subject: `${brandName}: ${titles[kind]}`,
    text: `${detail}\n\nWhat waits and what died: ${getEnv().siteUrl}/admin/mail-queue\n`,
  };
}

function toColumns({ recipients, mailFrom }: AlarmMail, now: Date) {
  return {
    messageId: `<${randomUUID()}@${mailFrom.split('@')[1]}>`,
    recipients: JSON.stringify(recipients),
    at: now.toISOString(),
    retryUntil: new Date(now.getTime() + retryWindowMs).toISOString(),
  };
}
