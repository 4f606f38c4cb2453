import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import type { MailMessage } from '@/integrations/mail/mail-transport';

/** A message that this worker alone may send until its lease ends. */
export type LeasedMessage = {
  id: number;
  /** Proves the lease; another worker's later lease makes it void. */
  lease: string;
  attempts: number;
  retryUntilMs: number;
  delivered: string[];
  mail: MailMessage;
};

const addresses = v.union([v.array(v.string()), v.pipe(v.string(), v.parseJson(), v.array(v.string()))]);
const moment = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value)),
);
const messageRow = v.object({
  id: v.number(),
  attempts: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  retry_until: moment,
  accepted_at: moment,
  delivered: v.nullish(addresses, []),
  recipients: addresses,
  message_id: v.string(),
  sender_name: v.string(),
  sender_address: v.string(),
  reply_to: v.nullable(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

/** Ids of messages that are due: pending ones, and those whose worker has not come back in time. */
export async function findDue(payload: Payload, now: Date): Promise<number[]> {
  const at = now.toISOString();
  const rows = await readRows(
    payload,
    sql`SELECT id FROM outbox_messages
      WHERE (status = 'pending' AND next_attempt_at <= ${at}) OR (status = 'leased' AND leased_until <= ${at})
      ORDER BY next_attempt_at, id LIMIT 50`,
  );
  return rows.map((row) => Number(row.id));
}

/** Takes a due message, or gives null because another worker was quicker. One conditional update decides. */
export async function leaseMessage(
  payload: Payload,
  { id, lease, now, until }: { id: number; lease: string; now: Date; until: Date },
): Promise<LeasedMessage | null> {
  const at = now.toISOString();
  const [rows = []] = await atomicWrite(payload, [
    sql`UPDATE outbox_messages
      SET status = 'leased', leased_by = ${lease}, leased_until = ${until.toISOString()}, attempts = attempts + 1,
        updated_at = ${at}
      WHERE id = ${id} AND ((status = 'pending' AND next_attempt_at <= ${at})
        OR (status = 'leased' AND leased_until <= ${at}))
      RETURNING *`,
  ]);
  return rows[0] ? toMessage(v.parse(messageRow, rows[0]), lease) : null;
}

/** What to write of a finished attempt. `retryAt` null with an error: the message is dead. */
export type Finish = { delivered: string[]; now: Date } & (
  | { error: null; deliveredTo: 'smtp' | 'sink' }
  | { error: string; retryAt: Date | null }
);

/** Ends a lease. Does nothing when the lease was lost meanwhile. */
export async function finishMessage(payload: Payload, { id, lease }: LeasedMessage, finish: Finish): Promise<void> {
  const at = finish.now.toISOString();
  const delivered = JSON.stringify(finish.delivered);
  if (finish.error === null) {
    await atomicWrite(payload, [
      sql`UPDATE outbox_messages
        SET status = 'sent', sent_at = ${at}, delivered_to = ${finish.deliveredTo}, delivered = ${delivered},
          last_error = NULL, next_attempt_at = NULL, leased_by = NULL, leased_until = NULL, updated_at = ${at}
        WHERE id = ${id} AND leased_by = ${lease}`,
    ]);
    return;
  }
  const status = finish.retryAt ? 'pending' : 'dead';
  await atomicWrite(payload, [
    sql`UPDATE outbox_messages
      SET status = ${status}, next_attempt_at = ${finish.retryAt?.toISOString() ?? null}, delivered = ${delivered},
        last_error = ${finish.error}, leased_by = NULL, leased_until = NULL, updated_at = ${at}
      WHERE id = ${id} AND leased_by = ${lease}`,
  ]);
}

function toMessage(row: v.InferOutput<typeof messageRow>, lease: string): LeasedMessage {
  const deliverTo = row.recipients.filter((address) => !row.delivered.includes(address));
  return {
    id: row.id,
    lease,
    attempts: row.attempts,
    retryUntilMs: row.retry_until.getTime(),
    delivered: row.delivered,
    mail: {
      messageId: row.message_id,
      from: { name: row.sender_name, address: row.sender_address },
      to: row.recipients,
      deliverTo,
      replyTo: row.reply_to,
      subject: row.subject,
      text: row.text,
      html: row.html,
      acceptedAt: row.accepted_at,
    },
  };
}
