import { randomUUID } from 'node:crypto';
import { type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import { retryWindowMs } from '@/domain/enquiry/retry-schedule';
import type { Letter } from '../enquiry/enquiry-letters';

export type MessageKind =
  | 'dealer'
  | 'visitor'
  | 'answer'
  | 'escalation'
  | 'adf'
  | 'webhook'
  | 'confirmation'
  | 'newsletter'
  | 'privacy'
  | 'alarm';

export type NewMessage = {
  kind: MessageKind;
  /** Bare addresses; for a webhook its address alone. */
  recipients: readonly string[];
  replyTo: string | null;
  letter: Letter;
  sender: { name: string; address: string };
  /** Headers of our own making; names and values without line ends. */
  headers?: Readonly<Record<string, string>>;
  connectionId?: number;
  subscriberId?: number;
  now: Date;
};

/** Puts a message that belongs to no enquiry, or to one that is stored already, in the queue. */
export function insertMessage(message: NewMessage, enquiryId: number | null = null): Statement {
  const { messageId, at, retryUntil, recipients, headers } = toColumns(message);
  const { kind, replyTo, letter, sender, connectionId = null, subscriberId = null } = message;
  return sql`INSERT INTO outbox_messages (message_id, enquiry_id, kind, recipients, delivered, sender_name,
      sender_address, reply_to, subject, text, html, headers, connection_id, subscriber_id, status, attempts,
      accepted_at, next_attempt_at, retry_until)
    VALUES (${messageId}, ${enquiryId}, ${kind}, ${recipients}, '[]', ${sender.name}, ${sender.address}, ${replyTo},
      ${letter.subject}, ${letter.text}, ${letter.html}, ${headers}, ${connectionId}, ${subscriberId}, 'pending', 0,
      ${at}, ${at}, ${retryUntil})`;
}

/** Puts the message of an enquiry in the queue, unless the enquiry of this very write was not inserted. */
export function insertMessageOf(
  message: NewMessage,
  enquiry: { reference: string; idempotencyKey: string },
): Statement {
  const { messageId, at, retryUntil, recipients, headers } = toColumns(message);
  const { kind, replyTo, letter, sender, connectionId = null } = message;
  return sql`INSERT INTO outbox_messages (message_id, enquiry_id, kind, recipients, delivered, sender_name,
      sender_address, reply_to, subject, text, html, headers, connection_id, status, attempts, accepted_at,
      next_attempt_at, retry_until)
    SELECT ${messageId}, id, ${kind}, ${recipients}, '[]', ${sender.name}, ${sender.address}, ${replyTo},
      ${letter.subject}, ${letter.text}, ${letter.html}, ${headers}, ${connectionId}, 'pending', 0, ${at}, ${at},
      ${retryUntil}
    FROM enquiries WHERE reference = ${enquiry.reference} AND idempotency_key = ${enquiry.idempotencyKey}`;
}

/**
 * Puts a message to a subscriber in the queue, if `where` (`WHERE …`, about `subscribers`) finds one in this very write.
 * With a `uniqueId` it is queued once, however often this is written. Gives a row when it was queued.
 */
export function insertMessageToSubscriber(
  message: NewMessage,
  { where, uniqueId }: { where: Statement; uniqueId?: string },
): Statement {
  const { at, retryUntil, recipients, headers, ...columns } = toColumns(message);
  const { kind, replyTo, letter, sender } = message;
  const messageId = uniqueId ? `<${uniqueId}@${sender.address.split('@')[1]}>` : columns.messageId;
  return joinSql(
    sql`INSERT INTO outbox_messages (message_id, kind, recipients, delivered, sender_name, sender_address, reply_to,
        subject, text, html, headers, subscriber_id, status, attempts, accepted_at, next_attempt_at, retry_until)
      SELECT ${messageId}, ${kind}, ${recipients}, '[]', ${sender.name}, ${sender.address}, ${replyTo},
        ${letter.subject}, ${letter.text}, ${letter.html}, ${headers}, id, 'pending', 0, ${at}, ${at}, ${retryUntil}
      FROM subscribers `,
    where,
    sql` ON CONFLICT (message_id) DO NOTHING RETURNING id`,
  );
}

function toColumns({ recipients, headers = {}, sender, now }: NewMessage) {
  return {
    messageId: `<${randomUUID()}@${sender.address.split('@')[1]}>`,
    at: now.toISOString(),
    retryUntil: new Date(now.getTime() + retryWindowMs).toISOString(),
    recipients: JSON.stringify(recipients),
    headers: JSON.stringify(headers),
  };
}
