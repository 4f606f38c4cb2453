import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { atomicWrite, type Statement, sql } from '@/cms/atomic-write';
import type { OutgoingEnquiry } from '@/domain/enquiry/outgoing-enquiry';
import { toReference } from '@/domain/enquiry/reference';
import type { RecipientList } from '@/domain/form/form';
import { enquiryFormOfType } from '@/domain/form/forms/enquiry-forms';
import type { Province } from '@/domain/province/province';
import type { Locale } from '@/i18n/locales';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { toConnectionMessages } from '../outbox/outbox-connections';
import { insertMessageOf, type NewMessage } from '../outbox/outbox-message';
import { kickOutbox } from '../outbox/outbox-worker';
import { insertAuditWhere } from '../privacy/audit';
import { toAnswerDueAt } from './answer-due';
import { type EnquiryType, type LetterRow, toDealerLetter, toVisitorLetter } from './enquiry-letters';
import { type EnquiryDealer, getEnquiryRouting } from './enquiry-routing';

/** A form, validated by its caller: lengths bounded, no control characters. */
export type EnquirySubmission = {
  type: EnquiryType;
  /** The visitor's language. */
  locale: Locale;
  /** Made with the form, the same each time that form is sent. */
  idempotencyKey: string;
  contact: {
    fullName: string;
    /** E.164. */
    contactNumber: string;
    emailAddress: string;
    province: Province | null;
  };
  dealerSlug: string | null;
  /** Which of the dealer's private lists receives it. */
  recipientList: RecipientList;
  modelCode: string | null;
  colourCode: string | null;
  /** Everything else, as typed. */
  details: Record<string, string>;
  /** What it is about, in English; undefined: the dealer's letter names the first of the rows. */
  subject?: string | null;
  /** What is asked for, in the words of a language: in English for the dealer, in the visitor's for the visitor. */
  describe: (locale: Locale) => LetterRow[];
  /** What makes two sendings the same; without it everything that was typed or chosen. */
  sameAs?: unknown;
  /** False: the visitor has had many letters already (`countConfirmation`) and gets no copy of this one. */
  isVisitorWrittenTo: boolean;
  /** What else belongs in the same write: rows of its files and of its consent. */
  statements?: (enquiry: EnquiryRow, sender: { name: string; address: string }) => readonly Statement[];
  /** The same key with other content: another enquiry, of at most `mostPerKey` (the default), or none. */
  onConflict?: 'new-enquiry' | 'refuse';
};

/**
 * How a statement of the same write finds the enquiry: both together exist only if this very write inserted it, so that
 * what is selected by them is written once, however often the form is sent.
 */
export type EnquiryRow = { reference: string; idempotencyKey: string };

export type SubmittedEnquiry =
  /** `isCopySent`: a letter to the visitor was stored with it. */
  | { ok: true; reference: string; enquiryId: number; isCopySent: boolean }
  /** `unavailable`: the database is locked, full or gone. `conflict`: the key belongs to other content. Nothing was stored. */
  | { ok: false; error: 'unavailable' | 'conflict' };

/** A form that is changed and sent again after Back; more of one form is a script that opened it once (issue 6 §5). */
const mostPerKey = 5;

/**
 * Stores an enquiry with its mail in one write and answers its reference. The same key with the same content
 * again gives the stored reference; with changed content (Back, a correction, sent again) a new enquiry under a
 * key of its own (design §5) up to `mostPerKey`, or with `onConflict: 'refuse'` none (issue 6 §2).
 * Recipients come from the dealer's record, never from the caller (D-144, decisions 2).
 */
export async function submitEnquiry(
  payload: Payload,
  submission: EnquirySubmission,
  now = new Date(),
): Promise<SubmittedEnquiry> {
  try {
    const routing = await getEnquiryRouting(payload, submission);
    const answerDueAt = await toAnswerDueAt(payload, routing.dealer?.id ?? null, now).catch(noClock);
    const contentHash = hash(submission.sameAs ?? contentOf(submission));
    for (const idempotencyKey of keysOf(submission)) {
      const stored = await store(payload, { submission, routing, answerDueAt, contentHash, idempotencyKey, now });
      if (stored.contentHash === contentHash) {
        kickOutbox();
        const { reference, enquiryId, isCopySent } = stored;
        return { ok: true, reference, enquiryId, isCopySent };
      }
    }
    return { ok: false, error: 'conflict' };
  } catch (error) {
    logger.error({ type: submission.type, code: codeOf(error) }, 'an enquiry could not be stored');
    return { ok: false, error: 'unavailable' };
  }
}

/** Taken one after the other, each by one content: the database holds every key once, so no sending can pass the last. */
function keysOf({ idempotencyKey, onConflict = 'new-enquiry' }: EnquirySubmission): string[] {
  const others = Array.from({ length: mostPerKey - 1 }, (_, index) => `${idempotencyKey}~${index + 2}`);
  return [idempotencyKey, ...(onConflict === 'refuse' ? [] : others)];
}

/** Hours that cannot be counted hold up no enquiry: it is then one without a clock. */
function noClock(error: unknown): null {
  logger.error({ code: codeOf(error) }, 'when an enquiry is to be answered could not be worked out');
  return null;
}

type Attempt = {
  submission: EnquirySubmission;
  routing: Awaited<ReturnType<typeof getEnquiryRouting>>;
  answerDueAt: Date | null;
  contentHash: string;
  idempotencyKey: string;
  now: Date;
};

/** Gives the row that has the key afterwards: this one, or the one that was there before. */
async function store(payload: Payload, attempt: Attempt) {
  for (;;) {
    const reference = toReference(crypto.getRandomValues(new Uint8Array(8)));
    const enquiry: EnquiryRow = { reference, idempotencyKey: attempt.idempotencyKey };
    const results = await atomicWrite(payload, [
      insertEnquiry(attempt, reference),
      ...toMessages(attempt, reference).map((message) => insertMessageOf(message, enquiry)),
      ...(attempt.submission.statements?.(enquiry, senderOf(attempt)) ?? []),
      insertAcceptance(attempt, enquiry),
      sql`SELECT id, reference, content_hash,
          (SELECT COUNT(*) FROM outbox_messages WHERE enquiry_id = enquiries.id AND kind = 'visitor') AS copies
        FROM enquiries WHERE idempotency_key = ${attempt.idempotencyKey}`,
    ]);
    const [row] = results.at(-1) ?? [];
    // No row: the random reference was taken, so nothing was inserted.
    if (row) {
      const { id, reference: known, content_hash, copies } = row;
      return {
        enquiryId: Number(id),
        reference: String(known),
        contentHash: String(content_hash),
        isCopySent: Number(copies) > 0,
      };
    }
  }
}

function insertEnquiry(attempt: Attempt, reference: string): Statement {
  const { submission, routing, answerDueAt, contentHash, idempotencyKey, now } = attempt;
  const { contact } = submission;
  return sql`INSERT INTO enquiries (reference, type, status, idempotency_key, content_hash, locale, full_name,
      contact_number, email_address, province, dealer_id, dealer_name, model_code, colour_code, subject,
      details, submitted_at, answer_due_at)
    VALUES (${reference}, ${submission.type}, 'new', ${idempotencyKey}, ${contentHash}, ${submission.locale},
      ${contact.fullName}, ${contact.contactNumber}, ${contact.emailAddress}, ${contact.province},
      ${routing.dealer?.id ?? null}, ${routing.dealer?.name ?? null}, ${submission.modelCode},
      ${submission.colourCode}, ${submission.subject ?? null}, ${JSON.stringify(submission.details)}, ${now.toISOString()},
      ${answerDueAt?.toISOString() ?? null})
    ON CONFLICT DO NOTHING`;
}

/** The audit's entry, once: with the row that this write inserted. */
function insertAcceptance({ submission, now }: Attempt, { reference, idempotencyKey }: EnquiryRow): Statement {
  const facts = { type: submission.type, language: submission.locale };
  return insertAuditWhere(
    { action: 'enquiry.accepted', subject: reference, actor: 'site', facts, at: now },
    { from: sql`FROM enquiries WHERE reference = ${reference} AND idempotency_key = ${idempotencyKey}` },
  );
}

function senderOf({ routing }: Attempt) {
  return { name: routing.brandName, address: routing.mailFrom };
}

function toMessages(attempt: Attempt, reference: string): NewMessage[] {
  const { submission, routing, now } = attempt;
  const { contact, locale, type, subject, describe, isVisitorWrittenTo } = submission;
  const dealer: EnquiryDealer | null = routing.dealer;
  const about = { type, reference, contact, dealer, brandName: routing.brandName, locale, subject, submittedAt: now };
  const common = { sender: senderOf(attempt), now };
  const toSystems = toConnectionMessages(toOutgoing(attempt, reference), {
    // What is said of a child goes to no other system.
    connections: enquiryFormOfType(type)?.isAboutChild ? [] : routing.connections,
    ...common,
  });
  const toDealer: NewMessage = {
    ...common,
    kind: 'dealer',
    recipients: routing.recipients,
    replyTo: contact.emailAddress,
    letter: toDealerLetter({ ...about, rows: describe('en') }),
  };
  if (!isVisitorWrittenTo) return [toDealer, ...toSystems];
  return [
    toDealer,
    ...toSystems,
    {
      ...common,
      kind: 'visitor',
      recipients: [contact.emailAddress],
      replyTo: dealer?.email ?? routing.supportEmail,
      letter: toVisitorLetter({ ...about, rows: describe(locale) }),
    },
  ];
}

function toOutgoing({ submission, routing, now }: Attempt, reference: string): OutgoingEnquiry {
  const { locale, subject, describe } = submission;
  const { dealer, supplierCode } = routing;
  const asked = describe('en').map(({ label, value }) => ({ label, value }));
  return {
    ...submission,
    reference,
    submittedAt: now,
    language: locale,
    dealer: dealer && { name: dealer.name, supplierCode },
    // As the dealer's letter does: what nobody named is about the first of its rows.
    subject: subject === undefined ? (asked[0]?.value ?? null) : subject,
    asked,
    inboxUrl: `${getEnv().siteUrl}/admin/inbox/${reference}`,
  };
}

/** What makes two submissions the same: everything that was typed or chosen, not the language of the page. */
function contentOf({ type, contact, dealerSlug, modelCode, colourCode, details }: EnquirySubmission): unknown {
  return [
    type,
    contact.fullName,
    contact.contactNumber,
    contact.emailAddress,
    contact.province,
    dealerSlug,
    modelCode,
    colourCode,
    Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** A database error's code; its message may hold what a visitor typed. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
