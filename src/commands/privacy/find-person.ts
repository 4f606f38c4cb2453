import type { Payload } from 'payload';
import { readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import { addressPattern, numberPattern } from '@/domain/privacy/mention';
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
    const messages = joinSql(sql`enquiry_id IN (SELECT id FROM enquiries WHERE `, who, sql`)`);
    return { enquiries: who, consents: withEnquiries(who), messages, subscribers: null, privacyRequests: null };
  }
  const address = person.emailAddress.trim().toLowerCase();
  const who = sql`lower(email_address) = ${address}`;
  const listed = `%${escapeLike(JSON.stringify(address))}%`;
  const messages = sql`(enquiry_id IN (SELECT id FROM enquiries WHERE lower(email_address) = ${address})
    OR subscriber_id IN (SELECT id FROM subscribers WHERE lower(email_address) = ${address})
    OR (kind = 'dealer' AND lower(reply_to) = ${address})
    OR (kind IN ('visitor', 'answer', 'confirmation', 'newsletter', 'privacy')
      AND lower(CAST(recipients AS TEXT)) LIKE ${listed} ESCAPE '!'))`;
  return { enquiries: who, consents: withEnquiries(who), messages, subscribers: who, privacyRequests: who };
}

/** A consent may name another address than the enquiry that it came with. */
function withEnquiries(who: Statement): Statement {
  return joinSql(sql`(`, who, sql` OR enquiry_id IN (SELECT id FROM enquiries WHERE `, who, sql`))`);
}

function toSearch(person: ErasedPerson): { pattern: RegExp; parts: string[] } {
  if ('emailAddress' in person) {
    const address = person.emailAddress.trim().toLowerCase();
    return { pattern: addressPattern(address), parts: [escapeLike(address)] };
  }
  // Its last digits stand in every way of writing it that has no space there; the pattern judges.
  return { pattern: numberPattern(person.contactNumber), parts: [person.contactNumber.slice(-4)] };
}

function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
