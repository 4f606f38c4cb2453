import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, type Row, readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql, listSql } from '@/cms/join-sql';
import { answeredRequestDays, leftReaderDays, otherMailDays, retentionOf } from '@/domain/privacy/retention';
import type { PeriodicJob } from '../periodic-jobs';
import { momentValue } from '../row-values';
import { deleteFilesOf } from '../uploads/delete-files';
import { toEnquiryDeletions } from './delete-enquiries';
import { deleteKeptMail } from './kept-mail';

const dayMs = 24 * 60 * 60_000;

/** Days that an address waits to be confirmed by its owner. */
const unconfirmedDays = 7;

/** Rows in one write: other writes of SQLite wait for it. */
const rowsAtOnce = 200;

/**
 * Deletes what is older than it may be: enquiries by the days of their form, with mail, notes and files; sign-ups and
 * requests about data that nobody confirmed; who left the newsletter; requests that were answered; and mail of no
 * enquiry that is done with. Each write leaves an audit entry that says how many and how old (issue
 * 6 §4).
 */
export const deleteExpired: PeriodicJob = {
  name: 'delete-expired',
  everyMs: dayMs,
  run: async (payload, now) => {
    const { retention } = await payload.findGlobal({ slug: 'enquiry-settings', depth: 0, overrideAccess: true });
    const types = await readRows(payload, sql`SELECT DISTINCT type FROM enquiries`);
    for (const { type } of types) {
      const { name, days } = retentionOf(String(type), retention ?? []);
      await deleteAll(payload, expiredEnquiries(String(type), name), new Date(now.getTime() - days * dayMs), now);
    }
    const unconfirmedBefore = new Date(now.getTime() - unconfirmedDays * dayMs);
    await deleteAll(payload, unconfirmedSubscribers, unconfirmedBefore, now);
    await deleteAll(payload, unconfirmedRequests, unconfirmedBefore, now);
    await deleteAll(payload, leftReaders, new Date(now.getTime() - leftReaderDays * dayMs), now);
    await deleteAll(payload, answeredRequests, new Date(now.getTime() - answeredRequestDays * dayMs), now);
    await deleteAll(payload, otherMail, new Date(now.getTime() - otherMailDays * dayMs), now);
  },
};

/** Rows that expire, and what is deleted with them. */
type Expiring = {
  /** Of the audit entry. */
  subject: string;
  table: 'enquiries' | 'subscribers' | 'privacy_requests' | 'outbox_messages';
  /** What must still hold of them in the moment of the deletion. */
  still:
    | 'submitted_at IS NOT NULL'
    | "status = 'pending'"
    | "status = 'left'"
    | "status = 'unconfirmed'"
    | "status IN ('done', 'refused')"
    | "status IN ('sent', 'dead')";
  /** The oldest rows from before a moment: `id` and when they came, `at`. */
  select: (before: string) => Statement;
  /** Messages that go with rows of these ids; null: they went the way of other mail before. */
  messages: ((chosen: Statement) => Statement) | null;
  deletions: (chosen: Statement) => Statement[];
};

function expiredEnquiries(type: string, name: string): Expiring {
  return {
    subject: `forms/${name}`,
    table: 'enquiries',
    still: 'submitted_at IS NOT NULL',
    select: (before) => sql`SELECT id, submitted_at AS at FROM enquiries
      WHERE type = ${type} AND submitted_at < ${before} ORDER BY submitted_at, id LIMIT ${rowsAtOnce}`,
    messages: (chosen) => joinSql(sql`enquiry_id IN (`, chosen, sql`)`),
    deletions: toEnquiryDeletions,
  };
}

const unconfirmedSubscribers: Expiring = {
  subject: 'subscribers',
  table: 'subscribers',
  still: "status = 'pending'",
  select: (before) => sql`SELECT id, asked_at AS at FROM subscribers
    WHERE status = 'pending' AND asked_at < ${before} ORDER BY asked_at, id LIMIT ${rowsAtOnce}`,
  messages: (chosen) => joinSql(sql`subscriber_id IN (`, chosen, sql`)`),
  deletions: (chosen) => [
    // Agreed to by somebody who never proved to own the address: no proof of anything.
    joinSql(
      sql`DELETE FROM consents WHERE subscriber_id IN (`,
      chosen,
      sql`) AND given_at >= (SELECT asked_at FROM subscribers WHERE subscribers.id = consents.subscriber_id)`,
    ),
    ...toSubscriberDeletions(chosen),
  ],
};

const leftReaders: Expiring = {
  subject: 'subscribers',
  table: 'subscribers',
  still: "status = 'left'",
  select: (before) => sql`SELECT id, left_at AS at FROM subscribers
    WHERE status = 'left' AND left_at < ${before} ORDER BY left_at, id LIMIT ${rowsAtOnce}`,
  messages: (chosen) => joinSql(sql`subscriber_id IN (`, chosen, sql`)`),
  deletions: toSubscriberDeletions,
};

function toSubscriberDeletions(chosen: Statement): Statement[] {
  return [
    joinSql(sql`UPDATE consents SET subscriber_id = NULL WHERE subscriber_id IN (`, chosen, sql`)`),
    joinSql(sql`DELETE FROM outbox_messages WHERE subscriber_id IN (`, chosen, sql`)`),
    joinSql(sql`DELETE FROM subscribers WHERE id IN (`, chosen, sql`)`),
  ];
}

const unconfirmedRequests: Expiring = {
  subject: 'privacy-requests',
  table: 'privacy_requests',
  still: "status = 'unconfirmed'",
  select: (before) => sql`SELECT id, asked_at AS at FROM privacy_requests
    WHERE status = 'unconfirmed' AND asked_at < ${before} ORDER BY asked_at, id LIMIT ${rowsAtOnce}`,
  messages: toRequestMessages,
  deletions: (chosen) => [
    joinSql(sql`DELETE FROM outbox_messages WHERE `, toRequestMessages(chosen)),
    joinSql(sql`DELETE FROM privacy_requests WHERE id IN (`, chosen, sql`)`),
  ],
};

const answeredRequests: Expiring = {
  subject: 'privacy-requests',
  table: 'privacy_requests',
  still: "status IN ('done', 'refused')",
  select: (before) => sql`SELECT id, done_at AS at FROM privacy_requests
    WHERE status IN ('done', 'refused') AND done_at < ${before} ORDER BY done_at, id LIMIT ${rowsAtOnce}`,
  messages: null,
  deletions: (chosen) => [joinSql(sql`DELETE FROM privacy_requests WHERE id IN (`, chosen, sql`)`)],
};

const otherMail: Expiring = {
  subject: 'outbox-messages',
  table: 'outbox_messages',
  still: "status IN ('sent', 'dead')",
  // An edition that is not queued whole knows by these rows who has it already.
  select: (before) => sql`SELECT id, accepted_at AS at FROM outbox_messages
    WHERE enquiry_id IS NULL AND status IN ('sent', 'dead') AND accepted_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM newsletters
        WHERE sent_at IS NULL AND message_id LIKE '<newsletter-' || newsletters.id || '-%')
    ORDER BY accepted_at, id LIMIT ${rowsAtOnce}`,
  messages: (chosen) => joinSql(sql`id IN (`, chosen, sql`)`),
  deletions: (chosen) => [joinSql(sql`DELETE FROM outbox_messages WHERE id IN (`, chosen, sql`)`)],
};

/** The letter with the link was written in the same moment as the request. */
function toRequestMessages(chosen: Statement): Statement {
  return joinSql(
    sql`kind = 'privacy' AND accepted_at IN (SELECT asked_at FROM privacy_requests WHERE id IN (`,
    chosen,
    sql`))`,
  );
}

async function deleteAll(payload: Payload, expiring: Expiring, before: Date, now: Date): Promise<void> {
  for (;;) {
    const rows = await readRows(payload, expiring.select(before.toISOString()));
    if (rows.length === 0) return;
    await deleteRows(payload, expiring, rows, now);
    if (rows.length < rowsAtOnce) return;
  }
}

async function deleteRows(payload: Payload, expiring: Expiring, rows: Row[], now: Date): Promise<void> {
  const { table, messages, deletions } = expiring;
  const ids = rows.map(({ id }) => Number(id));
  const chosen = listSql(ids);
  const mail = messages
    ? await readRows(payload, joinSql(sql`SELECT message_id FROM outbox_messages WHERE `, messages(chosen)))
    : [];
  if (table === 'enquiries') await deleteFilesOf(payload, ids);
  try {
    await atomicWrite(payload, [
      lockRows(table, chosen),
      noteDeletion(expiring, chosen, rows, now),
      ...deletions(chosen),
    ]);
  } catch (error) {
    // Another process deletes them, too, and has noted it: what is left comes with the next day.
    if ((await countRows(payload, expiring, chosen)) === rows.length) throw error;
  }
  await deleteKeptMail(mail.map((row) => String(row.message_id)));
}

/** Makes another process wait that deletes the same rows; then they are gone, and its note fails. */
function lockRows(table: Expiring['table'], chosen: Statement): Statement {
  return joinSql(from(`UPDATE ${table} SET updated_at = updated_at WHERE id IN (`), chosen, sql`)`);
}

/** An entry needs an action: without all of the rows it has none, and nothing of the write is done. */
function noteDeletion({ subject, table, still }: Expiring, chosen: Statement, rows: Row[], now: Date): Statement {
  const moments = rows.map(({ at }) => v.parse(momentValue, at).toISOString());
  const facts = JSON.stringify({ count: rows.length, oldest: moments[0] ?? null, newest: moments.at(-1) ?? null });
  return joinSql(
    sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
      SELECT CASE WHEN COUNT(*) = ${rows.length} THEN 'retention.deleted' END, ${subject}, 'delete-expired', ${facts},
        ${now.toISOString()}`,
    from(` FROM ${table} WHERE ${still} AND id IN (`),
    chosen,
    sql`)`,
  );
}

async function countRows(payload: Payload, { table, still }: Expiring, chosen: Statement): Promise<number> {
  return (await readRows(payload, joinSql(from(`SELECT id FROM ${table} WHERE ${still} AND id IN (`), chosen, sql`)`)))
    .length;
}

/** The beginning of a statement, with a table's name of ours. */
function from(words: string): Statement {
  return { parts: [words], values: [] };
}
