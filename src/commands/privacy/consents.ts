import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getEnv } from '@/lib/env';
import { proofFor } from '@/lib/private-link';
import { compose, type Letter } from '../enquiry/enquiry-letters';
import { insertMessage, insertMessageOf, type NewMessage } from '../outbox/outbox-message';
import { momentValue } from '../row-values';
import { insertAudit, insertAuditWhere } from './audit';

/** Consent to direct marketing, as it was given on a form. */
export type NewConsent = {
  emailAddress: string;
  fullName: string | null;
  /** E.164. */
  contactNumber: string | null;
  /** As the form names them: `TFS`, `TIM`, `Lexus`, `Hino`; the newsletter's are its own. */
  divisions: readonly string[];
  /** `Call`, `SMS`, `Email`. */
  channels: readonly string[];
  /** The sentence that was agreed to, letter by letter, in `locale`. */
  wording: string;
  locale: Locale;
  /** The form's name. */
  source: string;
  now: Date;
  /** Of the receipt's link; a new one unless given (`toConsentCode`). */
  code?: string;
  /** The consent is stored only if this very write stored this enquiry. */
  enquiry?: { reference: string; idempotencyKey: string };
  /** The subscriber whose consent it is: the row's id, or its code when the same write makes it. */
  subscriber?: number | { code: string };
  /** Queues a letter with the receipt's link to the person as well; from whom. */
  receiptFrom?: { name: string; address: string };
};

/** A code for a receipt: nothing can be learned from it. */
export function toConsentCode(): string {
  return randomBytes(16).toString('hex');
}

/** A receipt's page, without language. Whoever has the link may see it and withdraw. */
export function toReceiptPath(code: string): string {
  return `/consents/${code}/${proofFor('consent', code)}`;
}

/**
 * Statements that store a consent with its audit entry, for the same write as the form they came with. Every part of
 * the record can be produced later (regulations of 17 April 2025): who, what wording, which language, when.
 */
export function toConsentStatements(consent: NewConsent): Statement[] {
  const { code = toConsentCode(), source, locale, now, enquiry, receiptFrom } = consent;
  const entry = {
    action: 'consent.given',
    subject: `consents/${code}`,
    actor: 'site',
    facts: { form: source, language: locale },
    at: now,
  };
  const stored = sql`FROM consents WHERE code = ${code}`;
  return [
    insertConsent(consent, code),
    enquiry ? insertAuditWhere(entry, { from: stored }) : insertAudit(entry),
    ...(receiptFrom ? [toReceiptMessage(consent, code, receiptFrom)] : []),
  ];
}

function insertConsent(consent: NewConsent, code: string): Statement {
  const { emailAddress, fullName, contactNumber, wording, locale, source, now, enquiry, subscriber } = consent;
  const subscriberId =
    typeof subscriber === 'object'
      ? sql`(SELECT id FROM subscribers WHERE code = ${subscriber.code})`
      : sql`${subscriber ?? null}`;
  const values = (enquiryId: Statement) =>
    joinSql(
      sql`${code}, ${emailAddress.trim().toLowerCase()}, ${fullName}, ${contactNumber},
        ${JSON.stringify(consent.divisions)}, ${JSON.stringify(consent.channels)}, ${wording}, ${locale}, ${source}, `,
      enquiryId,
      sql`, `,
      subscriberId,
      sql`, ${now.toISOString()}`,
    );
  const into = sql`INSERT INTO consents (code, email_address, full_name, contact_number, divisions, channels, wording,
      locale, source, enquiry_id, subscriber_id, given_at) `;
  if (!enquiry) return joinSql(into, sql`VALUES (`, values(sql`NULL`), sql`)`);
  const { reference, idempotencyKey } = enquiry;
  return joinSql(
    into,
    sql`SELECT `,
    values(sql`id`),
    sql` FROM enquiries WHERE reference = ${reference} AND idempotency_key = ${idempotencyKey}`,
  );
}

function toReceiptMessage(
  { emailAddress, locale, now, enquiry, subscriber }: NewConsent,
  code: string,
  sender: { name: string; address: string },
): Statement {
  const message: NewMessage = {
    kind: 'privacy',
    recipients: [emailAddress],
    replyTo: null,
    letter: toReceiptLetter({ code, locale, brandName: sender.name }),
    sender,
    ...(typeof subscriber === 'number' ? { subscriberId: subscriber } : {}),
    now,
  };
  return enquiry ? insertMessageOf(message, enquiry) : insertMessage(message);
}

/** Tells a person where the receipt stands, in the language of the form. Nothing in it was typed by anybody. */
function toReceiptLetter({ code, locale, brandName }: { code: string; locale: Locale; brandName: string }): Letter {
  const words = getWords(locale, 'consent');
  const url = getEnv().siteUrl + localePath(locale, toReceiptPath(code));
  return compose(locale, {
    subject: words('mail.subject', { brandName }),
    paragraphs: [words('mail.lead', { brandName })],
    sections: [{ title: words('mail.receipt'), rows: [{ label: words('mail.link'), value: url, href: url }] }],
    notes: [words('mail.note')],
  });
}

/**
 * Withdraws a consent, at once and for good; whose subscription it was ends with it, and what waits to be sent to them
 * is not sent. Again is harmless. Gives when it was withdrawn, or null for an unknown code.
 */
export async function withdrawConsent(
  payload: Payload,
  { code, by, now }: { code: string; by: 'link' | 'mail-client'; now: Date },
): Promise<Date | null> {
  const at = now.toISOString();
  const entry = {
    action: 'consent.withdrawn',
    subject: `consents/${code}`,
    actor: 'visitor',
    facts: { by },
    at: now,
  };
  await atomicWrite(payload, [
    insertAuditWhere(entry, { from: sql`FROM consents WHERE code = ${code} AND withdrawn_at IS NULL` }),
    sql`UPDATE consents SET withdrawn_at = ${at}, updated_at = ${at} WHERE code = ${code} AND withdrawn_at IS NULL`,
    sql`UPDATE subscribers SET status = 'left', left_at = ${at}, updated_at = ${at}
      WHERE status <> 'left' AND id = (SELECT subscriber_id FROM consents WHERE code = ${code} AND withdrawn_at = ${at})`,
    sql`DELETE FROM outbox_messages WHERE kind = 'newsletter' AND status <> 'sent'
      AND subscriber_id = (SELECT subscriber_id FROM consents WHERE code = ${code} AND withdrawn_at = ${at})`,
  ]);
  const [row] = await readRows(payload, sql`SELECT withdrawn_at FROM consents WHERE code = ${code}`);
  return row ? v.parse(momentValue, row.withdrawn_at) : null;
}
