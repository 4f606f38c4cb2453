import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import type { MailMessage } from '@/integrations/mail/mail-transport';

/** A message that may be sent now. `mailbox`: its recipients as the database writes them. */
export type DueMessage = { id: number; isWebhook: boolean; mailbox: string };

/** A message that this worker alone may send until its lease ends. */
export type LeasedMessage = {
  id: number;
  kind: string;
  enquiryId: number | null;
  connectionId: number | null;
  /** Proves the lease; another worker's later lease makes it void. */
  lease: string;
  attempts: number;
  retryUntilMs: number;
  delivered: string[];
  mail: MailMessage;
};

/** A list of addresses, as either database gives it. */
export const addresses = v.union([v.array(v.string()), v.pipe(v.string(), v.parseJson(), v.array(v.string()))]);
const pairs = v.record(v.string(), v.string());
const moment = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value)),
);
const messageRow = v.object({
  id: v.number(),
  kind: v.string(),
  enquiry_id: v.nullable(v.number()),
  connection_id: v.nullable(v.number()),
  attempts: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  retry_until: moment,
  accepted_at: moment,
  delivered: v.nullish(addresses, []),
  recipients: addresses,
  headers: v.nullish(v.union([pairs, v.pipe(v.string(), v.parseJson(), pairs)]), {}),
  message_id: v.string(),
  sender_name: v.string(),
  sender_address: v.string(),
  reply_to: v.nullable(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

type Wanted = {
  now: Date;
  /** While the mail queue stands still, webhooks go on. */
  kinds: 'all' | 'mail' | 'webhooks';
  /** Mailboxes that have as many messages in hand as one may have. */
  without: readonly string[];
};

/** Messages that are due: pending ones, and those whose worker has not come back in time. */
export async function findDue(payload: Payload, { now, kinds, without }: Wanted): Promise<DueMessage[]> {
  const at = now.toISOString();
  const rows = await readRows(
    payload,
    joinSql(
      sql`SELECT id, kind, CAST(recipients AS TEXT) AS mailbox FROM outbox_messages
        WHERE ((status = 'pending' AND next_attempt_at <= ${at}) OR (status = 'leased' AND leased_until <= ${at}))`,
      kinds === 'all' ? sql`` : kinds === 'mail' ? sql` AND kind <> 'webhook'` : sql` AND kind = 'webhook'`,
      ...without.map((mailbox) => sql` AND CAST(recipients AS TEXT) <> ${mailbox}`),
      sql` ORDER BY next_attempt_at, id LIMIT 50`,
    ),
  );
  return rows.map((row) => ({
    id: Number(row.id),
    isWebhook: row.kind === 'webhook',
    mailbox: String(row.mailbox),
  }));
}

type Leased = { ok: true; message: LeasedMessage } | { ok: false; error: 'taken' | 'unreadable' };

/**
 * Takes a due message. One conditional update decides; `taken`: another worker was quicker. `unreadable`: it is ours, but
 * what is stored is no message.
 */
export async function leaseMessage(
  payload: Payload,
  { id, lease, now, until }: { id: number; lease: string; now: Date; until: Date },
): Promise<Leased> {
  const at = now.toISOString();
  const [rows = []] = await atomicWrite(payload, [
    sql`UPDATE outbox_messages
      SET status = 'leased', leased_by = ${lease}, leased_until = ${until.toISOString()}, attempts = attempts + 1,
        updated_at = ${at}
      WHERE id = ${id} AND ((status = 'pending' AND next_attempt_at <= ${at})
        OR (status = 'leased' AND leased_until <= ${at}))
      RETURNING *`,
  ]);
  if (!rows[0]) return { ok: false, error: 'taken' };
  const read = v.safeParse(messageRow, rows[0]);
  return read.success ? { ok: true, message: toMessage(read.output, lease) } : { ok: false, error: 'unreadable' };
}

/** Gives up what is stored but is no message: it would be as unreadable the next time. */
export async function buryUnreadable(
  payload: Payload,
  { id, lease, now }: { id: number; lease: string; now: Date },
): Promise<void> {
  await atomicWrite(payload, [
    sql`UPDATE outbox_messages
      SET status = 'dead', next_attempt_at = NULL, last_error = 'EUNREADABLE', leased_by = NULL, leased_until = NULL,
        updated_at = ${now.toISOString()}
      WHERE id = ${id} AND leased_by = ${lease}`,
  ]);
}

/** What to write of a finished attempt. `retryAt` null with an error: the message is dead. */
export type Finish = { delivered: string[]; now: Date } & (
  | { error: null; deliveredTo: 'smtp' | 'sink' | 'webhook' }
  | { error: string; retryAt: Date | null }
);

/** Ends a lease. Does nothing when the lease was lost meanwhile. `before` is written in the same write, ahead of it. */
export async function finishMessage(
  payload: Payload,
  { id, lease }: LeasedMessage,
  finish: Finish,
  before: readonly Statement[] = [],
): Promise<void> {
  const at = finish.now.toISOString();
  const delivered = JSON.stringify(finish.delivered);
  if (finish.error === null) {
    await atomicWrite(payload, [
      ...before,
      sql`UPDATE outbox_messages
        SET status = 'sent', sent_at = ${at}, delivered_to = ${finish.deliveredTo}, delivered = ${delivered},
          last_error = NULL, next_attempt_at = NULL, leased_by = NULL, leased_until = NULL, updated_at = ${at}
        WHERE id = ${id} AND leased_by = ${lease}`,
    ]);
    return;
  }
  const status = finish.retryAt ? 'pending' : 'dead';
  await atomicWrite(payload, [
    ...before,
    sql`UPDATE outbox_messages
      SET status = ${status}, next_attempt_at = ${finish.retryAt?.toISOString() ?? null}, delivered = ${delivered},
        last_error = ${finish.error}, leased_by = NULL, leased_until = NULL, updated_at = ${at}
      WHERE id = ${id} AND leased_by = ${lease}`,
  ]);
}

/** Puts a message back as if it had not been tried: what went wrong was not about it. */
export async function releaseMessage(
  payload: Payload,
  { id, lease }: LeasedMessage,
  { error, now }: { error: string; now: Date },
): Promise<void> {
  await atomicWrite(payload, [
    sql`UPDATE outbox_messages
      SET status = 'pending', attempts = attempts - 1, last_error = ${error}, leased_by = NULL, leased_until = NULL,
        updated_at = ${now.toISOString()}
      WHERE id = ${id} AND leased_by = ${lease}`,
  ]);
}

function toMessage(row: v.InferOutput<typeof messageRow>, lease: string): LeasedMessage {
  const deliverTo = row.recipients.filter((address) => !row.delivered.includes(address));
  return {
    id: row.id,
    kind: row.kind,
    enquiryId: row.enquiry_id,
    connectionId: row.connection_id,
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
      headers: row.headers,
      acceptedAt: row.accepted_at,
    },
  };
}
