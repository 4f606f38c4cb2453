import * as v from 'valibot';
import type { EnquiryMoments } from '@/domain/enquiry/enquiry-progress';
import { isLocale, type Locale } from '@/i18n/locales';
import { isRecord } from '@/lib/is-record';
import { type Row, type Statement, sql } from './atomic-write';

/** An enquiry as it is stored, the same from both databases. */
export type StoredEnquiry = EnquiryMoments & {
  id: number;
  reference: string;
  type: string;
  locale: Locale;
  fullName: string;
  /** E.164. */
  contactNumber: string;
  emailAddress: string;
  province: string | null;
  dealerId: number | null;
  dealerName: string | null;
  secondDealerId: number | null;
  assigneeId: number | null;
  modelCode: string | null;
  colourCode: string | null;
  subject: string | null;
  details: Readonly<Record<string, unknown>>;
  submittedAt: Date;
  escalatedAt: Date | null;
};

/** The columns that `toStoredEnquiry` reads; `FROM enquiries` and what else follows. */
export const selectEnquiries: Statement = sql`SELECT id, reference, type, status, locale, full_name, contact_number,
  email_address, province, dealer_id, dealer_name, second_dealer_id, assignee_id, model_code, colour_code, subject,
  details, submitted_at, answer_due_at, opened_at, answered_at, escalated_at,
  (SELECT MAX(CASE WHEN status = 'dead' THEN 'dead' ELSE 'on-its-way' END) FROM outbox_messages
    WHERE enquiry_id = enquiries.id AND kind = 'answer' AND status <> 'sent') AS answer_mail`;

/** Of a row of `enquiries`: an answer by mail has not gone out, and is not given up. */
export const answerOnItsWay: Statement = sql`EXISTS (SELECT 1 FROM outbox_messages
  WHERE enquiry_id = enquiries.id AND kind = 'answer' AND status IN ('pending', 'leased'))`;

export function toStoredEnquiry(row: Row): StoredEnquiry {
  const stored = v.parse(storedRow, row);
  return {
    id: stored.id,
    reference: stored.reference,
    type: stored.type,
    locale: stored.locale,
    fullName: stored.full_name,
    contactNumber: stored.contact_number,
    emailAddress: stored.email_address,
    province: stored.province,
    dealerId: stored.dealer_id,
    dealerName: stored.dealer_name,
    secondDealerId: stored.second_dealer_id,
    assigneeId: stored.assignee_id,
    modelCode: stored.model_code,
    colourCode: stored.colour_code,
    subject: stored.subject,
    details: stored.details,
    isClosed: stored.status === 'closed',
    submittedAt: stored.submitted_at,
    answerDueAt: stored.answer_due_at,
    openedAt: stored.opened_at,
    answeredAt: stored.answered_at,
    answerMail: stored.answer_mail,
    escalatedAt: stored.escalated_at,
  };
}

/** SQLite has moments and JSON as text, Postgres as dates and objects. */
export const storedMoment = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value)),
);

const storedDetails = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return isRecord(read) ? read : {};
  }),
);

const storedRow = v.object({
  id: v.number(),
  reference: v.string(),
  type: v.string(),
  status: v.string(),
  locale: v.pipe(
    v.string(),
    v.transform((value): Locale => (isLocale(value) ? value : 'en')),
  ),
  full_name: v.string(),
  contact_number: v.string(),
  email_address: v.string(),
  province: v.nullable(v.string()),
  dealer_id: v.nullable(v.number()),
  dealer_name: v.nullable(v.string()),
  second_dealer_id: v.nullable(v.number()),
  assignee_id: v.nullable(v.number()),
  model_code: v.nullable(v.string()),
  colour_code: v.nullable(v.string()),
  subject: v.nullable(v.string()),
  details: storedDetails,
  submitted_at: storedMoment,
  answer_due_at: v.nullable(storedMoment),
  opened_at: v.nullable(storedMoment),
  answered_at: v.nullable(storedMoment),
  answer_mail: v.nullable(v.picklist(['on-its-way', 'dead'])),
  escalated_at: v.nullable(storedMoment),
});
