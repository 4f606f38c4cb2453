import { createHash, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { atomicWrite, type Statement, sql } from '@/cms/atomic-write';
import { toReference } from '@/domain/enquiry/reference';
import { retryWindowMs } from '@/domain/enquiry/retry-schedule';
import type { Province } from '@/domain/province/province';
import type { Locale } from '@/i18n/locales';
import { logger } from '@/lib/logger';
import { type EnquiryType, type Letter, type LetterRow, toDealerLetter, toVisitorLetter } from './enquiry-letters';
import { type EnquiryDealer, getEnquiryRouting, type RecipientList } from './enquiry-routing';
import { kickOutbox } from './outbox-worker';

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
  /** What is asked for, in the words of a language: in English for the dealer, in the visitor's for the visitor. */
  describe: (locale: Locale) => LetterRow[];
};

export type SubmittedEnquiry =
  | { ok: true; reference: string; enquiryId: number }
  /** The database is locked, full or gone: nothing was stored. */
  | { ok: false; error: 'unavailable' };

/**
 * Stores an enquiry with its mail in one write and answers its reference. The same key with the same content
 * again gives the stored reference; with changed content (Back, a correction, sent again) a new enquiry under a
 * key of its own (design §5). Recipients come from the dealer's record, never from the caller (D-144, decisions 2).
 */
export async function submitEnquiry(
  payload: Payload,
  submission: EnquirySubmission,
  now = new Date(),
): Promise<SubmittedEnquiry> {
  try {
    const routing = await getEnquiryRouting(payload, submission);
    const contentHash = hash(contentOf(submission));
    const keys = [submission.idempotencyKey, `${submission.idempotencyKey}~${contentHash.slice(0, 24)}`];
    for (const idempotencyKey of keys) {
      const stored = await store(payload, { submission, routing, contentHash, idempotencyKey, now });
      if (stored.contentHash === contentHash) {
        kickOutbox();
        return { ok: true, reference: stored.reference, enquiryId: stored.id };
      }
    }
    throw new Error('Two enquiries of different content have the same key.');
  } catch (error) {
    logger.error({ type: submission.type, code: codeOf(error) }, 'an enquiry could not be stored');
    return { ok: false, error: 'unavailable' };
  }
}

type Attempt = {
  submission: EnquirySubmission;
  routing: Awaited<ReturnType<typeof getEnquiryRouting>>;
  contentHash: string;
  idempotencyKey: string;
  now: Date;
};

/** Gives the row that has the key afterwards: this one, or the one that was there before. */
async function store(payload: Payload, attempt: Attempt) {
  for (;;) {
    const reference = toReference(crypto.getRandomValues(new Uint8Array(8)));
    const results = await atomicWrite(payload, [
      insertEnquiry(attempt, reference),
      ...toMessages(attempt, reference).map((message) => insertMessage(message, attempt, reference)),
      sql`SELECT id, reference, content_hash FROM enquiries WHERE idempotency_key = ${attempt.idempotencyKey}`,
    ]);
    const [row] = results.at(-1) ?? [];
    // No row: the random reference was taken, so nothing was inserted.
    if (row) {
      return { id: Number(row.id), reference: String(row.reference), contentHash: String(row.content_hash) };
    }
  }
}

function insertEnquiry(attempt: Attempt, reference: string): Statement {
  const { submission, routing, contentHash, idempotencyKey, now } = attempt;
  const { contact } = submission;
  return sql`INSERT INTO enquiries (reference, type, status, idempotency_key, content_hash, locale, full_name,
      contact_number, email_address, province, dealer_id, dealer_name, model_code, colour_code, details, submitted_at)
    VALUES (${reference}, ${submission.type}, 'new', ${idempotencyKey}, ${contentHash}, ${submission.locale},
      ${contact.fullName}, ${contact.contactNumber}, ${contact.emailAddress}, ${contact.province},
      ${routing.dealer?.id ?? null}, ${routing.dealer?.name ?? null}, ${submission.modelCode},
      ${submission.colourCode}, ${JSON.stringify(submission.details)}, ${now.toISOString()})
    ON CONFLICT DO NOTHING`;
}

type Message = { kind: 'dealer' | 'visitor'; recipients: string[]; replyTo: string | null; letter: Letter };

function toMessages({ submission, routing, now }: Attempt, reference: string): Message[] {
  const { contact, locale, type, describe } = submission;
  const dealer: EnquiryDealer | null = routing.dealer;
  const about = { type, reference, contact, dealer, brandName: routing.brandName, locale, submittedAt: now };
  return [
    {
      kind: 'dealer',
      recipients: routing.recipients,
      replyTo: contact.emailAddress,
      letter: toDealerLetter({ ...about, rows: describe('en') }),
    },
    {
      kind: 'visitor',
      recipients: [contact.emailAddress],
      replyTo: dealer?.email ?? routing.supportEmail,
      letter: toVisitorLetter({ ...about, rows: describe(locale) }),
    },
  ];
}

/** Inserts nothing unless the enquiry of this very write was inserted. */
function insertMessage({ kind, recipients, replyTo, letter }: Message, attempt: Attempt, reference: string): Statement {
  const { routing, idempotencyKey, now } = attempt;
  const acceptedAt = now.toISOString();
  const retryUntil = new Date(now.getTime() + retryWindowMs).toISOString();
  const messageId = `<${randomUUID()}@${routing.mailFrom.split('@')[1]}>`;
  return sql`INSERT INTO outbox_messages (message_id, enquiry_id, kind, recipients, delivered, sender_name,
      sender_address, reply_to, subject, text, html, status, attempts, accepted_at, next_attempt_at, retry_until)
    SELECT ${messageId}, id, ${kind}, ${JSON.stringify(recipients)}, '[]', ${routing.brandName},
      ${routing.mailFrom}, ${replyTo}, ${letter.subject}, ${letter.text}, ${letter.html}, 'pending', 0,
      ${acceptedAt}, ${acceptedAt}, ${retryUntil}
    FROM enquiries WHERE reference = ${reference} AND idempotency_key = ${idempotencyKey}`;
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
