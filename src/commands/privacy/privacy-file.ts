import type { Payload } from 'payload';
import { atomicWrite, type Row, readRows, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import { insertAudit } from './audit';
import { findPerson } from './find-person';

/**
 * Everything that is held for an address, for the person who asked to see it (Protection of Personal Information Act,
 * section 23). The files themselves are listed, not enclosed. Leaves an audit entry. Null for an unknown request.
 */
export async function makePrivacyFile(
  payload: Payload,
  { requestId, actor, now }: { requestId: number; actor: string; now: Date },
): Promise<{ reference: string; content: string } | null> {
  const [request] = await readRows(
    payload,
    sql`SELECT reference, email_address FROM privacy_requests WHERE id = ${requestId} AND status <> 'unconfirmed'`,
  );
  if (!request) return null;
  const reference = String(request.reference);
  const emailAddress = String(request.email_address);
  const held = await readHeld(payload, emailAddress);
  const counts = Object.fromEntries(Object.entries(held).map(([name, rows]) => [name, rows.length]));
  await atomicWrite(payload, [
    insertAudit({ action: 'privacy-request.file-made', subject: reference, actor, facts: counts, at: now }),
  ]);
  const content = JSON.stringify({ reference, madeAt: now.toISOString(), emailAddress, ...held }, null, 2);
  return { reference, content };
}

async function readHeld(payload: Payload, emailAddress: string): Promise<Record<string, Row[]>> {
  const { where } = await findPerson(payload, { emailAddress });
  const ofTheirs = joinSql(sql` WHERE enquiry_id IN (SELECT id FROM enquiries WHERE `, where.enquiries, sql`)`);
  const none = sql`id IS NULL`;
  const [enquiries, notes, files, messages, consents, subscriptions, requests] = await Promise.all([
    readRows(payload, joinSql(sql`SELECT * FROM enquiries WHERE `, where.enquiries, sql` ORDER BY id`)),
    readRows(payload, joinSql(sql`SELECT enquiry_id, kind, text, created_at FROM enquiry_notes`, ofTheirs)),
    readRows(
      payload,
      joinSql(sql`SELECT enquiry_id, original_name, mime_type, bytes, scan, stored_at FROM enquiry_files`, ofTheirs),
    ),
    readRows(
      payload,
      joinSql(
        sql`SELECT enquiry_id, kind, status, recipients, reply_to, subject, text, accepted_at, sent_at
          FROM outbox_messages WHERE `,
        where.messages,
        sql` ORDER BY id`,
      ),
    ),
    readRows(payload, joinSql(sql`SELECT * FROM consents WHERE `, where.consents, sql` ORDER BY id`)),
    readRows(payload, joinSql(sql`SELECT * FROM subscribers WHERE `, where.subscribers ?? none)),
    readRows(payload, joinSql(sql`SELECT * FROM privacy_requests WHERE `, where.privacyRequests ?? none)),
  ]);
  return {
    enquiries: enquiries.map(withoutKeys),
    notes,
    files,
    messages: messages.map(withLists).map(withoutDealerLink),
    consents: consents.map(withoutKeys),
    subscriptions: subscriptions.map(withoutKeys),
    requests: requests.map(withoutKeys),
  };
}

/** Without what opens a private link or makes a form storable once; JSON as JSON. */
function withoutKeys(row: Row): Row {
  const { code: _code, idempotency_key: _key, content_hash: _hash, ...rest } = row;
  return withLists(rest);
}

const jsonColumns = ['details', 'recipients', 'divisions', 'channels', 'topics'];

/** SQLite keeps JSON as text. */
function withLists(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      jsonColumns.includes(name) && typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
    ]),
  );
}

/** The link in a dealer's letter is the dealer's alone. */
function withoutDealerLink<Message extends Row>(message: Message) {
  return { ...message, text: String(message.text).replace(/\/enquiries\/open\/\S+/g, '/enquiries/open/…') };
}
