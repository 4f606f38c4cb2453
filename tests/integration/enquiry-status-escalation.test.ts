import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { escalateEnquiries } from '@/commands/enquiry/escalate-enquiries';
import { raiseAlarm } from '@/commands/outbox/alarms';
import { openCms } from './database';
import { createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';
import { makeEnquiry, readAudit, readEnquiry } from './enquiry-status-records';

let cms: Payload;
/** A Monday at noon. */
const now = new Date('2026-12-07T12:00:00+02:00');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(async () => {
  await emptyOutbox(cms);
  await atomicWrite(cms, [sql`DELETE FROM alarms`]);
});

const run = (at = now) => escalateEnquiries.run(cms, at);
const escalations = async () => (await readOutbox(cms)).filter(({ kind }) => kind === 'escalation');

describe('escalation', () => {
  it('issue-6 §2: tells the maker’s people of a late enquiry, without the visitor’s words', async () => {
    const { id, reference } = await makeEnquiry(cms, { due: minutesAgo(60), now: minutesAgo(300) });
    await run();
    const [mail, ...more] = await escalations();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      enquiry_id: id,
      recipients: ['fallback@forecourt.example'],
      status: 'pending',
      reply_to: null,
      subject: `No answer yet: ${reference}`,
    });
    for (const part of ['Quote request', 'Dealer sandton', '4 open hours', `/admin/inbox/${reference}`]) {
      expect(mail?.text).toContain(part);
    }
    for (const typed of ['Thandi', '+27821234567', 'thandi@mail.example', 'Hilux']) {
      expect(`${mail?.text}${mail?.html}`).not.toContain(typed);
    }
    expect(new Date(String((await readEnquiry(cms, id)).escalated_at))).toEqual(now);
    expect(await readAudit(cms, reference)).toMatchObject([{ action: 'enquiry.escalated', actor: 'escalation' }]);
  });

  it('issue-6 §2: once each, however many processes look at the same moment and later', async () => {
    const made: { id: number; reference: string }[] = [];
    for (let n = 0; n < 5; n += 1) made.push(await makeEnquiry(cms, { due: minutesAgo(n), now: minutesAgo(300) }));
    await Promise.all([run(), run(), run(new Date(now.getTime() + 1)), run(new Date(now.getTime() + 2))]);
    await run(new Date(now.getTime() + 3_600_000));
    expect((await escalations()).map(({ enquiry_id }) => enquiry_id).sort()).toEqual(made.map(({ id }) => id).sort());
    for (const { reference } of made) expect(await readAudit(cms, reference)).toHaveLength(1);
  });

  it('issue-6 §2: not what is answered, closed, not yet due or without a promise', async () => {
    const answered = await makeEnquiry(cms, { due: minutesAgo(60) });
    const closed = await makeEnquiry(cms, { due: minutesAgo(60) });
    await makeEnquiry(cms, { due: new Date(now.getTime() + 60_000) });
    await makeEnquiry(cms);
    await atomicWrite(cms, [
      sql`UPDATE enquiries SET answered_at = ${minutesAgo(90).toISOString()} WHERE id = ${answered.id}`,
      sql`UPDATE enquiries SET status = 'closed' WHERE id = ${closed.id}`,
    ]);
    await run();
    expect(await escalations()).toEqual([]);
  });

  it('issue-6 §2: goes to those whom the settings name', async () => {
    const data = { promisedHours: 4, escalationRecipients: [{ email: 'Boss@forecourt.example' }] };
    await cms.updateGlobal({ slug: 'enquiry-settings', data });
    await makeEnquiry(cms, { due: minutesAgo(60) });
    await run();
    expect((await escalations()).map(({ recipients }) => recipients)).toEqual([['boss@forecourt.example']]);
  });
});

describe('the alarm of a dealer', () => {
  const openAlarms = () =>
    readRows(cms, sql`SELECT subject, detail FROM alarms WHERE kind = 'unanswered' AND cleared_at IS NULL`);

  it('issue-6 §2: is raised by three late enquiries and cleared when they are fewer', async () => {
    const changes = { dealerSlug: 'maseru' };
    for (let n = 0; n < 2; n += 1) await makeEnquiry(cms, { due: minutesAgo(60), changes });
    const third = await makeEnquiry(cms, { due: minutesAgo(60), changes: quoteRequest(changes) });
    for (let n = 0; n < 2; n += 1) await makeEnquiry(cms, { due: minutesAgo(60) });
    await run();
    const maseru = (await readEnquiry(cms, third.id)).dealer_id;
    expect(await openAlarms()).toEqual([
      { subject: `dealers/${maseru}`, detail: 'Dealer maseru: 3 enquiries are late' },
    ]);
    await atomicWrite(cms, [sql`UPDATE enquiries SET answered_at = ${now.toISOString()} WHERE id = ${third.id}`]);
    await run();
    expect(await openAlarms()).toEqual([]);
  });

  it('issue-6 §4: leaves the alarm of a request about data alone', async () => {
    await raiseAlarm(cms, { kind: 'unanswered', subject: 'PR-2345-6789', detail: 'Due in 2 days', now });
    await run();
    expect(await openAlarms()).toEqual([{ subject: 'PR-2345-6789', detail: 'Due in 2 days' }]);
  });
});
