import type { Payload } from 'payload';
import * as v from 'valibot';
import { readRows, sql } from '../../atomic-write';
import { type StoredEnquiry, storedMoment } from '../../enquiry-rows';
import { joinSql, listSql } from '../../join-sql';
import { mailKind } from '../mail-queue/mail-kinds';
import { type InboxPerson, ownPeople } from './inbox-person';

/** Everything that belongs to one enquiry, as the inbox shows it. */
export type InboxFile = Awaited<ReturnType<typeof readInboxFile>>;

/**
 * Reads what belongs to an enquiry; whether this person may see it was asked before. Of notes and answers a dealer reads
 * those of its own people: not what the other dealer wrote, nor what the maker did.
 */
export async function readInboxFile(
  payload: Payload,
  { enquiry, person }: { enquiry: StoredEnquiry; person: InboxPerson },
) {
  const { id } = enquiry;
  const [notes, mails, files, letters, people, dealers] = await Promise.all([
    readNotes(payload, { enquiryId: id, person }),
    readRows(
      payload,
      sql`SELECT id, kind, status, sent_at, last_error FROM outbox_messages
        WHERE enquiry_id = ${id} AND kind <> 'answer' ORDER BY id`,
    ),
    readRows(
      payload,
      sql`SELECT id, original_name, bytes, scan FROM enquiry_files WHERE enquiry_id = ${id} ORDER BY id`,
    ),
    readRows(
      payload,
      sql`SELECT text FROM outbox_messages WHERE enquiry_id = ${id} AND kind = 'dealer' ORDER BY id LIMIT 1`,
    ),
    readAssignable(payload, { enquiry, person }),
    readDealerNames(payload, enquiry),
  ]);
  return {
    notes,
    mails: mails.map((row) => v.parse(mailRow, row)),
    files: files.map((row) => v.parse(fileRow, row)),
    letter: letters[0] ? String(letters[0].text) : null,
    people,
    dealers,
  };
}

/** An answer by mail and its message are of one write: the same moment stands in both. */
async function readNotes(payload: Payload, { enquiryId, person }: { enquiryId: number; person: InboxPerson }) {
  const isOwn = person.dealerId === null ? sql`` : joinSql(sql` AND n.author_id IN (`, ownPeople(person), sql`)`);
  const rows = await readRows(
    payload,
    joinSql(
      sql`SELECT n.id, n.kind, n.author_name, n.text, n.created_at, m.status AS mail_status, m.sent_at, m.last_error
        FROM enquiry_notes n LEFT JOIN outbox_messages m ON m.enquiry_id = n.enquiry_id AND m.kind = 'answer'
          AND n.kind = 'answer' AND m.accepted_at = n.created_at
        WHERE n.enquiry_id = ${enquiryId}`,
      isOwn,
      sql` ORDER BY n.id`,
    ),
  );
  return rows.map((row) => v.parse(noteRow, row));
}

/** Who may be asked to answer: people of the enquiry's dealers, and the maker's own for the maker's own. */
export async function readAssignable(
  payload: Payload,
  { enquiry, person }: { enquiry: StoredEnquiry; person: InboxPerson },
): Promise<{ id: number; name: string }[]> {
  const dealerIds = person.dealerId === null ? [enquiry.dealerId, enquiry.secondDealerId] : [person.dealerId];
  // No dealer has the id 0: the list of an enquiry without a dealer must not be empty.
  const ids = [0, ...dealerIds.filter((dealerId) => dealerId !== null)];
  const rows = await readRows(
    payload,
    joinSql(
      sql`SELECT id, name FROM users WHERE (role = 'dealer' AND dealer_id IN (`,
      listSql(ids),
      person.dealerId === null ? sql`)) OR role IN ('admin', 'lead-reader')` : sql`))`,
      sql` ORDER BY name, id`,
    ),
  );
  return rows.map((row) => ({ id: Number(row.id), name: String(row.name) }));
}

async function readDealerNames(payload: Payload, { dealerId, dealerName, secondDealerId }: StoredEnquiry) {
  const rows = await readRows(payload, sql`SELECT id, name FROM dealers WHERE id = ${secondDealerId ?? 0}`);
  return {
    first: dealerId === null && dealerName === null ? null : dealerName,
    second: rows[0] ? String(rows[0].name) : null,
  };
}

const noteRow = v.object({
  id: v.number(),
  kind: v.picklist(['note', 'answer', 'call']),
  author_name: v.nullable(v.string()),
  text: v.string(),
  created_at: storedMoment,
  mail_status: v.nullable(v.string()),
  sent_at: v.nullable(storedMoment),
  last_error: v.nullable(v.string()),
});
const mailRow = v.object({
  id: v.number(),
  kind: mailKind,
  status: v.string(),
  sent_at: v.nullable(storedMoment),
  last_error: v.nullable(v.string()),
});
const fileRow = v.object({
  id: v.number(),
  original_name: v.string(),
  bytes: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  scan: v.string(),
});
