import type { Payload } from 'payload';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { noteDeedOnce } from '@/cms/enquiry-deeds';
import { queueMessage } from '@/cms/enquiry-messages';
import { answerOnItsWay, type StoredEnquiry, selectEnquiries, toStoredEnquiry } from '@/cms/enquiry-rows';
import { joinSql } from '@/cms/join-sql';
import { readTimetables } from '@/cms/open-times';
import { toPlainLetter } from '@/cms/plain-letter';
import { lateAlarmCount } from '@/domain/enquiry/enquiry-progress';
import { openMinutesBetween } from '@/domain/opening-hours/open-time';
import { toEnquiryKind } from '@/i18n/enquiry-kind';
import { formatMoment } from '@/i18n/format-moment';
import { getEnv } from '@/lib/env';
import { clearAlarm, raiseAlarm } from '../outbox/alarms';
import type { PeriodicJob } from '../periodic-jobs';
import { getEnquiryRouting } from './enquiry-routing';

/** Tells the maker's people of every enquiry that was not answered in time, once each (issue 6 §2, Status). */
export const escalateEnquiries: PeriodicJob = {
  name: 'escalate-enquiries',
  everyMs: 5 * 60_000,
  run: async (payload, now) => {
    await escalateLate(payload, now);
    await watchDealers(payload, now);
  },
};

async function escalateLate(payload: Payload, now: Date): Promise<void> {
  const rows = await readRows(
    payload,
    joinSql(
      selectEnquiries,
      sql` FROM enquiries
        WHERE answer_due_at <= ${now.toISOString()} AND answered_at IS NULL AND escalated_at IS NULL
          AND status <> 'closed' AND NOT `,
      answerOnItsWay,
      sql` ORDER BY answer_due_at, id LIMIT 500`,
    ),
  );
  if (rows.length === 0) return;
  const late = rows.map(toStoredEnquiry);
  const [sending, timetableOf] = await Promise.all([
    readSending(payload),
    readTimetables(
      payload,
      late.map(({ dealerId }) => dealerId),
    ),
  ]);
  for (const enquiry of late) {
    const openMinutes = openMinutesBetween(timetableOf(enquiry.dealerId), { from: enquiry.submittedAt, to: now });
    await escalate(payload, { enquiry, openMinutes, sending, now });
  }
}

type Sending = { recipients: string[]; sender: { name: string; address: string } };

async function readSending(payload: Payload): Promise<Sending> {
  const [settings, routing] = await Promise.all([
    payload.findGlobal({ slug: 'enquiry-settings', depth: 0, locale: 'en' }),
    getEnquiryRouting(payload, { dealerSlug: null, recipientList: 'generalEnquiryRecipients' }),
  ]);
  const own = (settings.escalationRecipients ?? []).map(({ email }) => email.trim().toLowerCase());
  return {
    recipients: own.length > 0 ? [...new Set(own)] : routing.recipients,
    sender: { name: routing.brandName, address: routing.mailFrom },
  };
}

/**
 * The row is taken by the first statement: whoever comes second, in another process, finds it escalated at another
 * moment or the message queued, and writes nothing.
 */
async function escalate(
  payload: Payload,
  { enquiry, openMinutes, sending, now }: { enquiry: StoredEnquiry; openMinutes: number; sending: Sending; now: Date },
): Promise<void> {
  const { id: enquiryId, reference } = enquiry;
  const at = now.toISOString();
  const isOurs = sql`escalated_at = ${at}`;
  await atomicWrite(payload, [
    joinSql(
      sql`UPDATE enquiries SET escalated_at = ${at}, updated_at = ${at}
        WHERE id = ${enquiryId} AND escalated_at IS NULL AND answered_at IS NULL AND status <> 'closed' AND NOT `,
      answerOnItsWay,
    ),
    queueMessage(
      {
        ...sending,
        enquiryId,
        kind: 'escalation',
        name: `${reference}.escalation`,
        replyTo: null,
        letter: toEscalationLetter(enquiry, openMinutes),
        at: now,
      },
      { condition: isOurs },
    ),
    noteDeedOnce('enquiry.escalated', { enquiryId, actor: 'escalation', at: now }, { condition: isOurs }),
  ]);
}

/** In English, for the maker's people; nothing of what the visitor typed. */
function toEscalationLetter(
  { reference, type, dealerName, submittedAt, answerDueAt, answerMail }: StoredEnquiry,
  openMinutes: number,
) {
  const hours = Math.round(openMinutes / 6) / 10;
  return toPlainLetter({
    locale: 'en',
    subject: `No answer yet: ${reference}`,
    paragraphs: [
      `${reference} (${toEnquiryKind('en', type)}) was not answered in time.`,
      ...(answerMail === 'dead' ? ['An answer was written, but its mail did not reach the visitor.'] : []),
      [
        `Dealer: ${dealerName ?? 'none chosen'}`,
        `Sent on: ${formatMoment('en', submittedAt)}`,
        ...(answerDueAt ? [`Answer promised by: ${formatMoment('en', answerDueAt)}`] : []),
        `Waiting for: ${hours} open hours`,
      ].join('\n'),
      `Open it in the inbox: ${getEnv().siteUrl}/admin/inbox/${reference}`,
    ],
  });
}

/** An alarm for every dealer with several late enquiries, until they are fewer. */
async function watchDealers(payload: Payload, now: Date): Promise<void> {
  const rows = await readRows(
    payload,
    joinSql(
      sql`SELECT dealer_id, MAX(dealer_name) AS name, COUNT(*) AS late FROM enquiries
        WHERE answer_due_at <= ${now.toISOString()} AND answered_at IS NULL AND status <> 'closed'
          AND dealer_id IS NOT NULL AND NOT `,
      answerOnItsWay,
      sql` GROUP BY dealer_id HAVING COUNT(*) >= ${lateAlarmCount}`,
    ),
  );
  const late = new Map(rows.map((row) => [`dealers/${row.dealer_id}`, row]));
  for (const [subject, row] of late) {
    const detail = `${row.name}: ${row.late} enquiries are late`;
    await raiseAlarm(payload, { kind: 'unanswered', subject, detail, now });
  }
  const open = await readRows(
    payload,
    sql`SELECT subject FROM alarms
      WHERE kind = 'unanswered' AND subject LIKE 'dealers/%' AND cleared_at IS NULL`,
  );
  for (const subject of open.map((row) => String(row.subject))) {
    if (!late.has(subject)) await clearAlarm(payload, { kind: 'unanswered', subject, now });
  }
}
