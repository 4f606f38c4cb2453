import type { Payload } from 'payload';
import { readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import { addressPattern, homeDigits, numberPattern } from '@/domain/privacy/mention';
import { fieldsOfOthers } from '@/domain/privacy/others-named';
import { findKeptMail } from './kept-mail';
import { findMentions, type Mention } from './mentions';

/** By an address in any case, or by a number in E.164. */
export type ErasedPerson = { emailAddress: string } | { contactNumber: string };

/** What is held about a person, and what selects it: a condition on each table's rows, null where it has none. */
export type PersonFound = {
  enquiryIds: number[];
  noteCount: number;
  fileCount: number;
  messageIds: string[];
  subscriberCount: number;
  consents: { id: number; emailAddress: string }[];
  requestCount: number;
  mentions: Mention[];
  /** Names of files of the mail sink. */
  keptMail: string[];
  where: PersonConditions;
};

type PersonConditions = {
  enquiries: Statement;
  consents: Statement;
  messages: Statement;
  subscribers: Statement | null;
  privacyRequests: Statement | null;
};

/** Everything that an erasure will touch, without touching it. */
export async function findPerson(payload: Payload, person: ErasedPerson): Promise<PersonFound> {
  const where = toConditions(person);
  const theirs = joinSql(sql`SELECT id FROM enquiries WHERE `, where.enquiries);
  const ofTheirs = joinSql(sql` WHERE enquiry_id IN (`, theirs, sql`)`);
  const read = (...pieces: Statement[]) => readRows(payload, joinSql(...pieces));
  const [enquiries, notes, files, messages, subscribers, consents, requests] = await Promise.all([
    read(theirs),
    read(sql`SELECT id FROM enquiry_notes`, ofTheirs),
    read(sql`SELECT id FROM enquiry_files`, ofTheirs),
    read(sql`SELECT message_id FROM outbox_messages WHERE `, where.messages),
    where.subscribers ? read(sql`SELECT id FROM subscribers WHERE `, where.subscribers) : [],
    read(sql`SELECT id, email_address FROM consents WHERE `, where.consents),
    where.privacyRequests ? read(sql`SELECT id FROM privacy_requests WHERE `, where.privacyRequests) : [],
  ]);
  const { pattern, parts } = toSearch(person);
  return {
    enquiryIds: enquiries.map(({ id }) => Number(id)),
    noteCount: notes.length,
    fileCount: files.length,
    messageIds: messages.map((row) => String(row.message_id)),
    subscriberCount: subscribers.length,
    consents: consents.map((row) => ({ id: Number(row.id), emailAddress: String(row.email_address) })),
    requestCount: requests.length,
    mentions: await findMentions(payload, { pattern, parts, apartFrom: where }),
    keptMail: await findKeptMail(new RegExp(pattern.source, 'i')),
    where,
  };
}

function toConditions(person: ErasedPerson): PersonConditions {
  if (!('emailAddress' in person)) {
    const who = sql`contact_number = ${person.contactNumber}`;
    const enquiries = joinSql(sql`(`, who, ...toDetails('phone', person.contactNumber), sql`)`);
    const messages = joinSql(sql`enquiry_id IN (SELECT id FROM enquiries WHERE `, enquiries, sql`)`);
    return { enquiries, consents: withEnquiries(who, enquiries), messages, subscribers: null, privacyRequests: null };
  }
  const address = person.emailAddress.trim().toLowerCase();
  const who = sql`lower(email_address) = ${address}`;
  const enquiries = joinSql(sql`(`, who, ...toDetails('email', address), sql`)`);
  const listed = `%${escapeLike(JSON.stringify(address))}%`;
  const messages = joinSql(
    sql`(enquiry_id IN (SELECT id FROM enquiries WHERE `,
    enquiries,
    sql`)
    OR subscriber_id IN (SELECT id FROM subscribers WHERE lower(email_address) = ${address})
    OR (kind = 'dealer' AND lower(reply_to) = ${address})
    OR (kind IN ('visitor', 'answer', 'confirmation', 'newsletter', 'privacy')
      AND lower(CAST(recipients AS TEXT)) LIKE ${listed} ESCAPE '!'))`,
  );
  return { enquiries, consents: withEnquiries(who, enquiries), messages, subscribers: who, privacyRequests: who };
}

/** A child stands in the details of the guardian's enquiry; only those of such forms are looked at. */
function toDetails(kind: 'email' | 'phone', contact: string): Statement[] {
  return fieldsOfOthers(kind).map(
    ({ type, field }) => sql` OR (type = ${type} AND lower(details ->> ${field}) = ${contact})`,
  );
}

/** A consent may name another address than the enquiry that it came with. */
function withEnquiries(who: Statement, enquiries: Statement): Statement {
  return joinSql(sql`(`, who, sql` OR enquiry_id IN (SELECT id FROM enquiries WHERE `, enquiries, sql`))`);
}

function toSearch(person: ErasedPerson): { pattern: RegExp; parts: string[] } {
  if ('emailAddress' in person) {
    const address = person.emailAddress.trim().toLowerCase();
    return { pattern: addressPattern(address), parts: [escapeLike(address)] };
  }
  // Whatever stands between the digits; the pattern judges.
  return { pattern: numberPattern(person.contactNumber), parts: [[...homeDigits(person.contactNumber)].join('%')] };
}

function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
