import type { Payload } from 'payload';
import { atomicWrite, readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';
import { toContactHash } from '@/lib/contact-hash';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { deleteFilesOf } from '../uploads/delete-files';
import { insertAudit } from './audit';
import { toEnquiryDeletions } from './delete-enquiries';
import { type ErasedPerson, findPerson, type PersonFound } from './find-person';
import { deleteKeptFiles, deleteKeptMail } from './kept-mail';

/** How many rows and files of each kind were erased, or would be. */
export type ErasureCounts = {
  enquiries: number;
  notes: number;
  files: number;
  messages: number;
  subscribers: number;
  consents: number;
  privacyRequests: number;
  /** Texts about others that named the address or the number. */
  mentions: number;
  /** Files of the mail sink. */
  keptMail: number;
};

type Erasure = ErasedPerson & {
  isDryRun?: boolean;
  /** `users/{id}`, or the command line. */
  actor?: string;
  now?: Date;
};

/**
 * Erases a person, found by an address in any case or by a number in E.164: enquiries with notes, files and mail, queued
 * mail too, subscriptions, idempotency keys, and every mention in what others wrote. Of consents and requests about data
 * stays the proof that they were, with a hash or nothing in the place of the person. The opt-out register stays.
 */
export async function erasePerson(payload: Payload, erasure: Erasure): Promise<ErasureCounts> {
  const { isDryRun = false, actor = 'admin-command', now = new Date() } = erasure;
  const found = await findPerson(payload, erasure);
  const counts = toCounts(found);
  if (isDryRun) return counts;
  if (found.enquiryIds.length > 0) await deleteFilesOf(payload, found.enquiryIds);
  const contact = 'emailAddress' in erasure ? erasure.emailAddress : erasure.contactNumber;
  await atomicWrite(payload, [
    ...found.consents.map((row) => blankConsent(row, now)),
    ...found.mentions.map(({ statement }) => statement),
    ...toDeletions(found),
    ...blankRequests(found, now),
    insertAudit({
      action: 'person.erased',
      subject: `person:${toContactHash(contact).slice(0, 12)}`,
      actor,
      facts: counts,
      at: now,
    }),
  ]);
  await deleteKeptMail(found.messageIds);
  await deleteKeptFiles(found.keptMail);
  await forgetFreedPages(payload);
  return counts;
}

function toCounts(found: PersonFound): ErasureCounts {
  const { enquiryIds, noteCount, fileCount, messageIds, subscriberCount, consents, requestCount, mentions, keptMail } =
    found;
  return {
    enquiries: enquiryIds.length,
    notes: noteCount,
    files: fileCount,
    messages: messageIds.length,
    subscribers: subscriberCount,
    consents: consents.length,
    privacyRequests: requestCount,
    mentions: mentions.length,
    keptMail: keptMail.length,
  };
}

/** Whom we may not send marketing stays known: by the hash of the address, and as withdrawn. */
function blankConsent({ id, emailAddress }: PersonFound['consents'][number], now: Date): Statement {
  const at = now.toISOString();
  return sql`UPDATE consents SET email_address = ${toContactHash(emailAddress)}, full_name = NULL, contact_number = NULL,
      enquiry_id = NULL, subscriber_id = NULL, withdrawn_at = COALESCE(withdrawn_at, ${at}), updated_at = ${at}
    WHERE id = ${id}`;
}

function toDeletions({ where }: PersonFound): Statement[] {
  return [
    joinSql(sql`DELETE FROM outbox_messages WHERE `, where.messages),
    ...(where.subscribers
      ? [
          joinSql(
            sql`UPDATE consents SET subscriber_id = NULL WHERE subscriber_id IN (SELECT id FROM subscribers WHERE `,
            where.subscribers,
            sql`)`,
          ),
          joinSql(sql`DELETE FROM subscribers WHERE `, where.subscribers),
        ]
      : []),
    ...toEnquiryDeletions(joinSql(sql`SELECT id FROM enquiries WHERE `, where.enquiries)),
  ];
}

/** The admin cannot save an empty address; this one is nobody's, by its ending (RFC 2606). */
const nobody = 'erased@erased.invalid';

/** Kind and dates stay as the proof that a request was answered; what was open is answered by this. */
function blankRequests({ where }: PersonFound, now: Date): Statement[] {
  const who = where.privacyRequests;
  if (!who) return [];
  const at = now.toISOString();
  return [
    joinSql(sql`DELETE FROM privacy_requests WHERE status = 'unconfirmed' AND `, who),
    joinSql(sql`UPDATE privacy_requests SET status = 'done', done_at = ${at} WHERE status = 'open' AND `, who),
    joinSql(
      sql`UPDATE privacy_requests SET full_name = 'Erased', email_address = ${nobody}, message = NULL, answer = NULL,
        updated_at = ${at} WHERE `,
      who,
    ),
  ];
}

/**
 * SQLite leaves what was deleted in the free pages of its file, and in its log, until they are written anew. While
 * others read for long this cannot be done: the erasure holds, and once more does it.
 */
async function forgetFreedPages(payload: Payload): Promise<void> {
  if (getEnv().databaseKind !== 'sqlite') return;
  try {
    await readRows(payload, sql`VACUUM`);
    const [checkpoint] = await readRows(payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`);
    if (Number(checkpoint?.busy) === 0) return;
  } catch {
    // Said below.
  }
  logger.warn('the database was busy: erase once more, so that its file forgets, too');
}

/** Erases the person of an open request for deletion; null where it is none. */
export async function erasePersonOfRequest(
  payload: Payload,
  { requestId, actor, now }: { requestId: number; actor: string; now: Date },
): Promise<ErasureCounts | null> {
  const [request] = await readRows(
    payload,
    sql`SELECT email_address FROM privacy_requests WHERE id = ${requestId} AND kind = 'deletion' AND status = 'open'`,
  );
  if (!request) return null;
  return erasePerson(payload, { emailAddress: String(request.email_address), actor, now });
}
