import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import { toReference } from '@/domain/enquiry/reference';
import { dueAfter } from '@/domain/privacy/request-clock';
import type { Locale } from '@/i18n/locales';
import { isDatabaseFailure } from '@/lib/database-failure';
import { logger } from '@/lib/logger';
import { getEnquiryRouting } from '../enquiry/enquiry-routing';
import { insertMessage, type NewMessage } from '../outbox/outbox-message';
import { kickOutbox } from '../outbox/outbox-worker';
import { momentValue } from '../row-values';
import { insertAudit } from './audit';
import { type PrivacyRequestKind, toBegunLetter, toConfirmationLetter, toStaffLetter } from './privacy-letters';

export type NewPrivacyRequest = {
  kind: PrivacyRequestKind;
  fullName: string;
  emailAddress: string;
  message: string;
  locale: Locale;
  /** Made with the form, the same each time that form is sent. */
  idempotencyKey: string;
  now: Date;
};

/** Letters that one address gets within a day without having asked. */
const confirmationsPerDay = 3;

/**
 * Stores a request about data, unconfirmed, and sends a link to its address; the clock starts when the link is used. The
 * answer is the same whoever it is, and also when the address had its letters of the day already.
 */
export async function askAboutData(
  payload: Payload,
  request: NewPrivacyRequest,
): Promise<{ ok: true } | { ok: false; error: 'unavailable' }> {
  const code = toCode(request);
  try {
    if (await isAnswered(payload, request, code)) return { ok: true };
    await atomicWrite(payload, await toStatements(payload, request, code));
    kickOutbox();
    return { ok: true };
  } catch (error) {
    // Sent at once with others: what they stored meanwhile has answered this one, too, and none of it was written.
    const isTooLate = !isDatabaseFailure(error) && (await isAnswered(payload, request, code).catch(() => false));
    if (isTooLate) return { ok: true };
    logger.error({ code: codeOf(error) }, 'a request about data could not be stored');
    return { ok: false, error: 'unavailable' };
  }
}

/** Is it stored already, or has its address had its letters of the day? */
async function isAnswered(payload: Payload, request: NewPrivacyRequest, code: string): Promise<boolean> {
  const stored = await readRows(payload, sql`SELECT id FROM privacy_requests WHERE code = ${code}`);
  if (stored.length > 0) return true;
  const sent = await readRows(payload, joinSql(sql`SELECT id FROM privacy_requests WHERE `, ofTheDay(request)));
  return sent.length >= confirmationsPerDay;
}

function ofTheDay({ emailAddress, now }: NewPrivacyRequest): Statement {
  const since = new Date(now.getTime() - 24 * 60 * 60_000).toISOString();
  return sql`lower(email_address) = ${emailAddress.toLowerCase()} AND asked_at > ${since}`;
}

/** The same form sent again has the same code. It opens nothing without the proof that our secret makes of it. */
function toCode({ idempotencyKey, kind, fullName, emailAddress, message }: NewPrivacyRequest): string {
  const content = JSON.stringify([idempotencyKey, kind, fullName, emailAddress, message]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

async function toStatements(payload: Payload, request: NewPrivacyRequest, code: string): Promise<Statement[]> {
  const { kind, fullName, emailAddress, message, locale, now } = request;
  const reference = toReference(crypto.getRandomValues(new Uint8Array(8)));
  const { brandName, sender } = await getSender(payload);
  return [
    // Others that were sent at once wait here on Postgres, as they do on SQLite anyway, and then count this one.
    sql`UPDATE site_settings SET updated_at = updated_at`,
    sql`INSERT INTO privacy_requests (status, reference, code, kind, full_name, email_address, message, locale, asked_at)
      VALUES ('unconfirmed', ${reference}, ${code}, ${kind}, ${fullName}, ${emailAddress}, ${message || null}, ${locale},
        ${now.toISOString()})`,
    // A request needs a reference: one too many has none, and nothing of its write is done.
    joinSql(
      sql`UPDATE privacy_requests SET reference = CASE WHEN (SELECT COUNT(*) FROM privacy_requests WHERE `,
      ofTheDay(request),
      sql`) <= ${confirmationsPerDay} THEN reference END WHERE code = ${code}`,
    ),
    insertMessage({
      kind: 'privacy',
      recipients: [emailAddress],
      replyTo: null,
      letter: toConfirmationLetter({ code, locale, brandName }),
      sender,
      now,
    }),
    insertAudit({ action: 'privacy-request.asked', subject: reference, actor: 'visitor', facts: { kind }, at: now }),
  ];
}

async function getSender(payload: Payload) {
  const routing = await getEnquiryRouting(payload, {
    dealerSlug: null,
    recipientList: 'generalEnquiryRecipients',
  });
  const { brandName, mailFrom, supportEmail } = routing;
  return { brandName, supportEmail, sender: { name: brandName, address: mailFrom } };
}

const storedRequest = v.object({
  id: v.number(),
  status: v.picklist(['unconfirmed', 'open', 'done', 'refused']),
  reference: v.string(),
  kind: v.picklist(['access', 'correction', 'deletion']),
  email_address: v.string(),
  locale: v.picklist(['en', 'af', 'zu']),
  due_at: v.nullable(momentValue),
});

async function findRequest(payload: Payload, code: string) {
  const [row] = await readRows(payload, sql`SELECT * FROM privacy_requests WHERE code = ${code}`);
  return row ? v.parse(storedRequest, row) : null;
}

/**
 * The link in the mailbox was used: the clock of 30 days starts, and the person and the support address are told. Again
 * is harmless. False for an unknown code.
 */
export async function confirmPrivacyRequest(
  payload: Payload,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const request = await findRequest(payload, code);
  if (!request) return false;
  if (request.status !== 'unconfirmed') return true;
  const { reference, kind } = request;
  const at = now.toISOString();
  const dueAt = dueAfter(now);
  try {
    await atomicWrite(payload, [
      // A request without a reference cannot be: confirmed meanwhile, none of this is written a second time.
      sql`UPDATE privacy_requests
        SET reference = CASE WHEN status = 'unconfirmed' THEN reference END, status = 'open', confirmed_at = ${at},
          due_at = ${dueAt.toISOString()}, updated_at = ${at}
        WHERE code = ${code}`,
      ...(await toNotices(payload, { ...request, dueAt, now })).map((message) => insertMessage(message)),
      insertAudit({
        action: 'privacy-request.confirmed',
        subject: reference,
        actor: 'visitor',
        facts: { kind },
        at: now,
      }),
    ]);
  } catch (error) {
    if ((await findRequest(payload, code))?.status === 'unconfirmed') throw error;
  }
  kickOutbox();
  return true;
}

type Confirmed = v.InferOutput<typeof storedRequest> & { dueAt: Date; now: Date };

async function toNotices(payload: Payload, request: Confirmed): Promise<NewMessage[]> {
  const { id, reference, kind, email_address, locale, dueAt, now } = request;
  const { supportEmail, sender } = await getSender(payload);
  const common = { kind: 'privacy' as const, sender, now };
  return [
    {
      ...common,
      recipients: [email_address],
      replyTo: supportEmail,
      letter: toBegunLetter({ reference, kind, locale, dueAt }),
    },
    {
      ...common,
      recipients: [supportEmail],
      replyTo: null,
      letter: toStaffLetter({ id, reference, kind, dueAt }),
    },
  ];
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
