import { retryWindowMs } from '@/domain/enquiry/retry-schedule';
import { type Statement, sql } from './atomic-write';
import { joinSql } from './join-sql';

/** A message about an enquiry that is stored already. */
export type EnquiryMessage = {
  enquiryId: number;
  kind: 'dealer' | 'answer' | 'escalation';
  /** What stands before the `@` of its Message-ID: the same name is never queued twice. */
  name: string;
  recipients: readonly string[];
  replyTo: string | null;
  letter: { subject: string; text: string; html: string };
  sender: { name: string; address: string };
  at: Date;
};

/** The Message-ID of a message by that name. */
export function toMessageId(name: string, senderAddress: string): string {
  return `<${name.toLowerCase()}@${senderAddress.split('@')[1]}>`;
}

/**
 * Queues a message once: only when `condition` on the enquiry's row holds, as this very write left it, and unless one
 * by its name is there.
 */
export function queueMessage(message: EnquiryMessage, { condition }: { condition: Statement }): Statement {
  return joinSql(insertFrom(message), sql` AND `, condition, sql` ON CONFLICT DO NOTHING`);
}

/** Queues a message; the whole write fails when one by its name is there. */
export function queueNewMessage(message: EnquiryMessage): Statement {
  return insertFrom(message);
}

function insertFrom({ enquiryId, kind, name, recipients, replyTo, letter, sender, at }: EnquiryMessage): Statement {
  const accepted = at.toISOString();
  return sql`INSERT INTO outbox_messages (message_id, enquiry_id, kind, recipients, delivered, sender_name,
      sender_address, reply_to, subject, text, html, headers, status, attempts, accepted_at, next_attempt_at,
      retry_until)
    SELECT ${toMessageId(name, sender.address)}, id, ${kind}, ${JSON.stringify(recipients)}, '[]', ${sender.name},
      ${sender.address}, ${replyTo}, ${letter.subject}, ${letter.text}, ${letter.html}, '{}', 'pending', 0,
      ${accepted}, ${accepted}, ${new Date(at.getTime() + retryWindowMs).toISOString()}
    FROM enquiries WHERE id = ${enquiryId}`;
}
