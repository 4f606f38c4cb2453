import type { Payload } from 'payload';
import * as v from 'valibot';
import { duplicateWindowMs, type EnquiryState } from '@/domain/enquiry/enquiry-progress';
import { type Row, readRows, type Statement, sql } from '../../atomic-write';
import { answerOnItsWay, type StoredEnquiry, selectEnquiries, storedMoment, toStoredEnquiry } from '../../enquiry-rows';
import { joinSql, listSql } from '../../join-sql';
import type { InboxFilters } from './inbox-filters';
import { type InboxPerson, ownEnquiries, ownPeople } from './inbox-person';
import type { Asked } from './inbox-reply-times';

export const pageLength = 25;

/** A page of the enquiries that this person may see and asks for: late ones first, the longest due before; then the newest. */
export async function readInbox(
  payload: Payload,
  { person, filters, now }: { person: InboxPerson; filters: InboxFilters; now: Date },
): Promise<{ enquiries: StoredEnquiry[]; total: number }> {
  const where = joinSql(sql` FROM enquiries WHERE `, ownEnquiries(person), ...toConditions(filters, { person, now }));
  const isLate = toStateCondition('late', now);
  const order = joinSql(
    sql` ORDER BY CASE WHEN `,
    isLate,
    sql` THEN 0 ELSE 1 END, CASE WHEN `,
    isLate,
    sql` THEN answer_due_at END, submitted_at DESC, id DESC`,
  );
  const skipped = (filters.page - 1) * pageLength;
  const [rows, counts] = await Promise.all([
    readRows(payload, joinSql(selectEnquiries, where, order, sql` LIMIT ${pageLength} OFFSET ${skipped}`)),
    readRows(payload, joinSql(sql`SELECT COUNT(*) AS total`, where)),
  ]);
  return { enquiries: rows.map(toStoredEnquiry), total: Number(counts[0]?.total) };
}

/** One enquiry, if this person may see it. */
export async function readInboxEnquiry(
  payload: Payload,
  { person, by }: { person: InboxPerson; by: { reference: string } | { id: number } },
): Promise<StoredEnquiry | null> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`reference = ${by.reference}`;
  const [row] = await readRows(
    payload,
    joinSql(selectEnquiries, sql` FROM enquiries WHERE `, which, sql` AND `, ownEnquiries(person)),
  );
  return row ? toStoredEnquiry(row) : null;
}

/**
 * For each enquiry the references of others by the same person, as address or number show, within `duplicateWindowMs`.
 * Only what was sent around these enquiries is looked through, by the index of `submitted_at`.
 */
export async function readDuplicates(
  payload: Payload,
  { person, enquiries }: { person: InboxPerson; enquiries: readonly StoredEnquiry[] },
): Promise<Map<number, string[]>> {
  if (enquiries.length === 0) return new Map();
  const moments = enquiries.map(({ submittedAt }) => submittedAt.getTime());
  const from = new Date(Math.min(...moments) - duplicateWindowMs).toISOString();
  const to = new Date(Math.max(...moments) + duplicateWindowMs).toISOString();
  const addresses = [...new Set(enquiries.map(({ emailAddress }) => emailAddress.toLowerCase()))];
  const numbers = [...new Set(enquiries.map(({ contactNumber }) => contactNumber))];
  const rows = await readRows(
    payload,
    joinSql(
      sql`SELECT id, reference, email_address, contact_number, submitted_at FROM enquiries
        WHERE submitted_at >= ${from} AND submitted_at <= ${to} AND (LOWER(email_address) IN (`,
      listSql(addresses),
      sql`) OR (contact_number <> '' AND contact_number IN (`,
      listSql(numbers),
      sql`))) AND `,
      ownEnquiries(person),
      sql` ORDER BY submitted_at DESC, id DESC`,
    ),
  );
  const candidates = rows.map(toSender);
  return new Map(
    enquiries.map((enquiry) => [
      enquiry.id,
      candidates.filter((other) => isDuplicate(enquiry, other)).map(({ reference }) => reference),
    ]),
  );
}

/** As much of an enquiry as says whose it is. */
type Sender = Pick<StoredEnquiry, 'id' | 'reference' | 'emailAddress' | 'contactNumber' | 'submittedAt'>;

const senderRow = v.object({
  id: v.number(),
  reference: v.string(),
  email_address: v.string(),
  contact_number: v.string(),
  submitted_at: storedMoment,
});

function toSender(row: Row): Sender {
  const { id, reference, email_address, contact_number, submitted_at } = v.parse(senderRow, row);
  return { id, reference, emailAddress: email_address, contactNumber: contact_number, submittedAt: submitted_at };
}

function isDuplicate(one: Sender, other: Sender): boolean {
  const isSamePerson =
    one.emailAddress.toLowerCase() === other.emailAddress.toLowerCase() ||
    (one.contactNumber !== '' && one.contactNumber === other.contactNumber);
  const apartMs = Math.abs(one.submittedAt.getTime() - other.submittedAt.getTime());
  return one.id !== other.id && isSamePerson && apartMs <= duplicateWindowMs;
}

/** What can be chosen in the filters. */
export async function readChoices(payload: Payload, person: InboxPerson) {
  const own = ownEnquiries(person);
  const [types, dealers, assignees] = await Promise.all([
    readRows(payload, joinSql(sql`SELECT DISTINCT type FROM enquiries WHERE `, own, sql` ORDER BY type`)),
    person.dealerId === null
      ? readRows(
          payload,
          sql`SELECT id, name FROM dealers WHERE id IN (SELECT dealer_id FROM enquiries) ORDER BY name, id`,
        )
      : [],
    readRows(
      payload,
      joinSql(
        sql`SELECT id, name FROM users WHERE id IN (SELECT assignee_id FROM enquiries WHERE `,
        own,
        sql`) AND id IN (`,
        ownPeople(person),
        sql`) ORDER BY name, id`,
      ),
    ),
  ]);
  return {
    types: types.map((row) => String(row.type)),
    dealers: dealers.map((row) => ({ id: Number(row.id), name: String(row.name) })),
    assignees: assignees.map((row) => ({ id: Number(row.id), name: String(row.name) })),
  };
}

/** Enquiries to dealers since a moment; a dealer's own ones are those that were sent to it first. */
export async function readAsked(payload: Payload, person: InboxPerson, since: Date): Promise<Asked[]> {
  const own = person.dealerId === null ? sql`dealer_id IS NOT NULL` : sql`dealer_id = ${person.dealerId}`;
  const rows = await readRows(
    payload,
    joinSql(
      sql`SELECT dealer_id, dealer_name, submitted_at, answer_due_at, answered_at FROM enquiries
        WHERE submitted_at >= ${since.toISOString()} AND `,
      own,
      sql` ORDER BY submitted_at`,
    ),
  );
  return rows.map((row) => {
    const { dealer_id, dealer_name, submitted_at, answer_due_at, answered_at } = v.parse(askedRow, row);
    return {
      dealerId: dealer_id,
      dealerName: dealer_name ?? '',
      submittedAt: submitted_at,
      answerDueAt: answer_due_at,
      answeredAt: answered_at,
    };
  });
}

const askedRow = v.object({
  dealer_id: v.number(),
  dealer_name: v.nullable(v.string()),
  submitted_at: storedMoment,
  answer_due_at: v.nullable(storedMoment),
  answered_at: v.nullable(storedMoment),
});

function toConditions(
  { state, type, dealerId, assignee, text }: InboxFilters,
  { person, now }: { person: InboxPerson; now: Date },
): Statement[] {
  return [
    ...(state ? [sql` AND `, toStateCondition(state, now)] : []),
    ...(type ? [sql` AND type = ${type}`] : []),
    ...(dealerId ? [sql` AND (dealer_id = ${dealerId} OR second_dealer_id = ${dealerId})`] : []),
    ...(assignee === 'nobody'
      ? [sql` AND (assignee_id IS NULL OR assignee_id NOT IN (`, ownPeople(person), sql`))`]
      : []),
    ...(typeof assignee === 'number'
      ? [sql` AND assignee_id = ${assignee} AND assignee_id IN (`, ownPeople(person), sql`)`]
      : []),
    ...(text ? [sql` AND `, toTextCondition(text)] : []),
  ];
}

/** As `stateOf` tells states apart. */
function toStateCondition(state: EnquiryState, now: Date): Statement {
  const at = now.toISOString();
  const isUnanswered = sql`status <> 'closed' AND answered_at IS NULL AND `;
  const waits = joinSql(isUnanswered, sql`NOT `, answerOnItsWay);
  const inTime = sql` AND (answer_due_at IS NULL OR answer_due_at > ${at})`;
  const conditions: Record<EnquiryState, Statement> = {
    closed: sql`status = 'closed'`,
    answered: sql`status <> 'closed' AND answered_at IS NOT NULL`,
    answering: joinSql(isUnanswered, answerOnItsWay),
    late: joinSql(waits, sql` AND answer_due_at <= ${at}`),
    opened: joinSql(waits, inTime, sql` AND opened_at IS NOT NULL`),
    new: joinSql(waits, inTime, sql` AND opened_at IS NULL`),
  };
  return conditions[state];
}

function toTextCondition(text: string): Statement {
  const part = `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return joinSql(
    sql`(LOWER(reference) LIKE ${part} ESCAPE '!' OR LOWER(full_name) LIKE ${part} ESCAPE '!'
      OR LOWER(email_address) LIKE ${part} ESCAPE '!'`,
    // A number is stored in international form, whatever was typed: 082 123 4567 is found in +27821234567.
    digits.length >= 4 ? sql` OR contact_number LIKE ${`%${digits}%`})` : sql`)`,
  );
}
