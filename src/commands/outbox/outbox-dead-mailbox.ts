import type { Payload } from 'payload';
import * as v from 'valibot';
import { readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import { toHtmlParagraph } from '@/cms/plain-letter';
import { retryWindowMs } from '@/domain/enquiry/retry-schedule';
import { readFallbackRecipients, toAddresses } from '../enquiry/enquiry-routing';
import { clearAlarm, isOpen, raiseAlarm } from './alarms';
import { addresses, type LeasedMessage } from './outbox-store';

type Refused = { error: string; now: Date };

/**
 * An enquiry did not reach its dealer, or not all of its people (issue 6 §2). Raises the alarm, and gives what puts the
 * same letter in the queue for the fallback recipients, once for each original.
 */
export async function reportDeadMailbox(
  payload: Payload,
  message: LeasedMessage,
  refused: Refused,
): Promise<Statement[]> {
  const dealer = await readDealer(payload, message);
  const { error, now } = refused;
  if (!dealer) {
    const detail = `The fallback recipients do not get their mail: ${error}`;
    await raiseAlarm(payload, { kind: 'dead-mailbox', subject: 'site-settings', detail, now });
    return [];
  }
  const detail = `${dealer.name} does not get its enquiries: ${error}. They go to the fallback recipients as well.`;
  await raiseAlarm(payload, { kind: 'dead-mailbox', subject: `dealers/${dealer.id}`, detail, now });
  const fallback = await readFallbackRecipients(payload);
  const recipients = fallback.filter((address) => !message.mail.to.includes(address));
  return recipients.length > 0 ? [insertForward(message, { recipients, dealerName: dealer.name, ...refused })] : [];
}

/**
 * A dealer got an enquiry. Its mailbox is alive again when nothing that died is left undelivered to an address which
 * neither this message has reached nor the editors have taken off the dealer's lists.
 */
export async function noteDelivery(payload: Payload, message: LeasedMessage, now: Date): Promise<void> {
  const dealer = await readDealer(payload, message);
  if (!dealer || !(await isOpen(payload, { kind: 'dead-mailbox', subject: `dealers/${dealer.id}` }))) return;
  const [missed, current] = await Promise.all([readMissed(payload, dealer.id), readLists(payload, dealer.id)]);
  const stillMissed = missed.filter((address) => current.has(address) && !message.mail.to.includes(address));
  if (stillMissed.length > 0) return;
  await clearAlarm(payload, { kind: 'dead-mailbox', subject: `dealers/${dealer.id}`, now });
}

type Dealer = { id: number; name: string };

/** Whose letter it is: the enquiry's dealer, or the second one, asked later (`ask-second-dealer.ts` names that letter). */
async function readDealer(payload: Payload, { enquiryId, mail }: LeasedMessage): Promise<Dealer | null> {
  if (enquiryId === null) return null;
  const column = mail.messageId.includes('.second@') ? sql`second_dealer_id` : sql`dealer_id`;
  const [row] = await readRows(
    payload,
    joinSql(
      sql`SELECT dealers.id, dealers.name FROM enquiries JOIN dealers ON dealers.id = enquiries.`,
      column,
      sql` WHERE enquiries.id = ${enquiryId}`,
    ),
  );
  return row ? { id: Number(row.id), name: String(row.name) } : null;
}

const missedRow = v.object({ recipients: addresses, delivered: v.nullish(addresses, []) });

/** Whom the dealer's dead letters have not reached. */
async function readMissed(payload: Payload, dealerId: number): Promise<string[]> {
  const rows = await readRows(
    payload,
    sql`SELECT recipients, delivered FROM outbox_messages WHERE status = 'dead' AND kind = 'dealer'
      AND enquiry_id IN (SELECT id FROM enquiries WHERE dealer_id = ${dealerId} OR second_dealer_id = ${dealerId})
      ORDER BY id DESC LIMIT 50`,
  );
  return rows.flatMap((row) => {
    const read = v.safeParse(missedRow, row);
    if (!read.success) return [];
    const { recipients, delivered } = read.output;
    return recipients.filter((address) => !delivered.includes(address));
  });
}

/** Every address on one of the dealer's lists. */
async function readLists(payload: Payload, dealerId: number): Promise<Set<string>> {
  const dealer = await payload.findByID({ collection: 'dealers', id: dealerId, depth: 0, locale: 'en' });
  const { generalEnquiryRecipients, oneAdsRecipients, automarkRecipients, tradeInRecipients } = dealer;
  const lists = [generalEnquiryRecipients, oneAdsRecipients, automarkRecipients, tradeInRecipients];
  return new Set(lists.flatMap(toAddresses));
}

type Forward = Refused & { recipients: string[]; dealerName: string };

/** Only while the lease is ours, and unless it is there: its Message-ID is made from the original's. */
function insertForward({ id, lease, mail }: LeasedMessage, { recipients, dealerName, error, now }: Forward): Statement {
  const at = now.toISOString();
  const messageId = mail.messageId.replace('@', '.fallback@');
  const note = `${dealerName} did not get this enquiry: ${error}. Please see to it that somebody answers.`;
  const html = mail.html.replace(/<body[^>]*>/, (body) => `${body}\n${toHtmlParagraph(note)}`);
  return sql`INSERT INTO outbox_messages (message_id, enquiry_id, kind, recipients, delivered, sender_name,
      sender_address, reply_to, subject, text, html, headers, status, attempts, accepted_at, next_attempt_at, retry_until)
    SELECT ${messageId}, enquiry_id, 'escalation', ${JSON.stringify(recipients)}, '[]', sender_name, sender_address,
      reply_to, subject, ${`${note}\n\n${mail.text}`}, ${html}, headers, 'pending', 0, ${at}, ${at},
      ${new Date(now.getTime() + retryWindowMs).toISOString()}
    FROM outbox_messages WHERE id = ${id} AND leased_by = ${lease}
      AND NOT EXISTS (SELECT 1 FROM outbox_messages WHERE message_id = ${messageId})`;
}
