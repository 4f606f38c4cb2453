import type { Payload } from 'payload';
import { readRows, sql } from '@/cms/atomic-write';
import { alarmBefore } from '@/domain/privacy/request-clock';
import { clearAlarm, raiseAlarm } from '../outbox/alarms';
import type { PeriodicJob } from '../periodic-jobs';

/** Raises an alarm for every request about data that is due within three days, and clears it once it is answered. */
export const watchPrivacyRequests: PeriodicJob = {
  name: 'watch-privacy-requests',
  everyMs: 60 * 60_000,
  run: async (payload: Payload, now: Date) => {
    const due = await readRows(
      payload,
      sql`SELECT reference FROM privacy_requests WHERE status = 'open' AND due_at <= ${alarmBefore(now).toISOString()}`,
    );
    for (const row of due) {
      const reference = String(row.reference);
      const detail = `The request about data ${reference} must be answered within 3 days or is late.`;
      await raiseAlarm(payload, { kind: 'unanswered', subject: reference, detail, now });
    }
    const answered = await readRows(
      payload,
      sql`SELECT subject FROM alarms WHERE kind = 'unanswered' AND cleared_at IS NULL
        AND subject IN (SELECT reference FROM privacy_requests WHERE status <> 'open')`,
    );
    for (const row of answered) await clearAlarm(payload, { kind: 'unanswered', subject: String(row.subject), now });
  },
};
