import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { atomicWrite, readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import type { Locale } from '@/i18n/locales';
import { logger } from '@/lib/logger';
import { getEnquiryRouting } from '../enquiry/enquiry-routing';
import { insertMessageToSubscriber } from '../outbox/outbox-message';
import { kickOutbox } from '../outbox/outbox-worker';
import { insertAuditWhere } from '../privacy/audit';
import { toConfirmationLetter, toKnownAlreadyLetter } from './newsletter-letters';

export type Subscription = {
  firstName: string;
  lastName: string;
  emailAddress: string;
  /** None: all of them. */
  topics: readonly string[];
  language: Locale;
  now: Date;
};

export type SubscribeOutcome = 'confirmation-sent' | 'already' | 'invalid-domain' | 'too-many' | 'unavailable';

/** Letters that one address gets within a day without having asked. */
export const lettersPerDay = 3;

/**
 * Asks for the newsletter; it begins when the link in the mailbox is opened and its button pressed. One write of the
 * subscriber and of the letter: with the link, or, to an address that has the newsletter, with the words that it has
 * (decisions 2: nobody else is told; whether the screen says `already` is for the caller, by the setting).
 */
export async function subscribe(payload: Payload, asked: Subscription): Promise<{ outcome: SubscribeOutcome }> {
  const emailAddress = asked.emailAddress.trim().toLowerCase();
  if (hasImpossibleDomain(emailAddress)) return { outcome: 'invalid-domain' };
  try {
    return { outcome: await ask(payload, { ...asked, emailAddress }) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    logger.error({ code }, 'a subscription could not be stored');
    return { outcome: 'unavailable' };
  }
}

/** Nobody has a mailbox there, as can be seen without asking anybody: malformed, without a dot, or a name that is reserved for no host (RFC 2606). */
export function hasImpossibleDomain(emailAddress: string): boolean {
  const domain = emailAddress.trim().split('@').at(-1) ?? '';
  const isDomain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i.test(domain);
  return !isDomain || domain.length > 253 || /\.(invalid|localhost)$/i.test(domain);
}

type Known = { code: string; isConfirmed: boolean };

/** Whoever asks at the same time may be quicker: then it is told by what is stored now. */
async function ask(payload: Payload, asked: Subscription, triesLeft = 3): Promise<SubscribeOutcome> {
  const { emailAddress } = asked;
  const before = await findKnown(payload, emailAddress);
  const known = before ?? { code: randomBytes(16).toString('hex'), isConfirmed: false };
  const rows = await atomicWrite(payload, await toStatements(payload, asked, known));
  if (rows.at(-1)?.length === 1) {
    kickOutbox();
    return known.isConfirmed ? 'already' : 'confirmation-sent';
  }
  const after = await findKnown(payload, emailAddress);
  const isOther = after?.code !== known.code || after.isConfirmed !== known.isConfirmed;
  return isOther && triesLeft > 1 ? ask(payload, asked, triesLeft - 1) : 'too-many';
}

async function findKnown(payload: Payload, emailAddress: string): Promise<Known | null> {
  const [row] = await readRows(
    payload,
    sql`SELECT code, status FROM subscribers WHERE email_address = ${emailAddress}`,
  );
  return row ? { code: String(row.code), isConfirmed: row.status === 'confirmed' } : null;
}

/** The last of them gives a row when the letter was queued. Without the letter nothing is changed. */
async function toStatements(payload: Payload, asked: Subscription, known: Known): Promise<Statement[]> {
  const { emailAddress, language, now } = asked;
  const { brandName, mailFrom } = await getEnquiryRouting(payload, {
    dealerSlug: null,
    recipientList: 'generalEnquiryRecipients',
  });
  const about = { code: known.code, locale: language, brandName };
  const letter = known.isConfirmed ? toKnownAlreadyLetter(about) : toConfirmationLetter(about);
  const message = {
    kind: 'confirmation',
    recipients: [emailAddress],
    replyTo: null,
    letter,
    sender: { name: brandName, address: mailFrom },
    now,
  } as const;
  const entry = {
    action: 'newsletter.asked',
    subject: `subscribers/${known.code}`,
    actor: 'visitor',
    facts: { language },
    at: now,
  };
  const may = mayBeWrittenTo(known, now);
  return [
    ...(known.isConfirmed ? [] : [upsert(asked, known, may)]),
    insertAuditWhere(entry, { from: joinSql(sql`FROM subscribers `, may) }),
    insertMessageToSubscriber(message, { where: may }),
  ];
}

/** The subscriber as it was found, with letters left for this day. */
function mayBeWrittenTo({ code, isConfirmed }: Known, now: Date): Statement {
  const since = new Date(now.getTime() - 24 * 60 * 60_000).toISOString();
  const status = isConfirmed ? sql` = 'confirmed'` : sql` <> 'confirmed'`;
  return joinSql(
    sql`WHERE subscribers.code = ${code} AND subscribers.status`,
    status,
    sql` AND (SELECT COUNT(*) FROM outbox_messages WHERE outbox_messages.subscriber_id = subscribers.id
      AND outbox_messages.kind = 'confirmation' AND outbox_messages.accepted_at > ${since}) < ${lettersPerDay}`,
  );
}

/** A pending one is renewed, one that left is asked anew; its code stays, so that every link in its mailbox works. */
function upsert(asked: Subscription, { code }: Known, may: Statement): Statement {
  const { firstName, lastName, emailAddress, topics, language, now } = asked;
  const at = now.toISOString();
  const chosen = JSON.stringify(topics);
  return joinSql(
    sql`INSERT INTO subscribers (email_address, first_name, last_name, code, status, topics, language, asked_at, last_mail_at)
      VALUES (${emailAddress}, ${firstName}, ${lastName}, ${code}, 'pending', ${chosen}, ${language}, ${at}, ${at})
      ON CONFLICT (email_address) DO UPDATE SET first_name = ${firstName}, last_name = ${lastName}, status = 'pending',
        topics = ${chosen}, language = ${language}, asked_at = ${at}, last_mail_at = ${at}, updated_at = ${at} `,
    may,
  );
}
