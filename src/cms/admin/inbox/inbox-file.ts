import type { Payload } from 'payload';
import * as v from 'valibot';
import { readRows, sql } from '../../atomic-write';
import { type StoredEnquiry, storedMoment } from '../../enquiry-rows';
import { joinSql, listSql } from '../../join-sql';
import type { InboxPerson } from './inbox-person';

/** Everything that belongs to one enquiry, as the inbox shows it. */
export type InboxFile = Awaited<ReturnType<typeof readInboxFile>>;

/** Reads what belongs to an enquiry; whether this person may see it was asked before. */
export async function readInboxFile(
  payload: Payload,
  { enquiry, person }: { enquiry: StoredEnquiry; person: InboxPerson },
) {
  const { id } = enquiry;
  const [notes, mails, files, letters, people, dealers] = await Promise.all([
    readRows(
      payload,
      sql`SELECT id, kind, author_name, text, created_at FROM enquiry_notes WHERE enquiry_id = ${id} ORDER BY id`,
    ),
    readRows(
      payload,
      sql`SELECT id, kind, status, sent_at, last_error FROM outbox_messages WHERE enquiry_id = ${id} ORDER BY id`,
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
    notes: notes.map((row) => v.parse(noteRow, row)),
    mails: mails.map((row) => v.parse(mailRow, row)),
    files: files.map((row) => v.parse(fileRow, row)),
    letter: letters[0] ? String(letters[0].text) : null,
    people,
    dealers,
  };
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
});
const mailRow = v.object({
  id: v.number(),
  kind: v.string(),
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
