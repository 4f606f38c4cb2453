import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerByMail, answerByPhone } from '@/cms/admin/inbox/inbox-acts';
import { InboxEnquiry } from '@/cms/admin/inbox/inbox-enquiry';
import type { InboxPerson } from '@/cms/admin/inbox/inbox-person';
import { readInboxEnquiry } from '@/cms/admin/inbox/inbox-records';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { escalateEnquiries } from '@/commands/enquiry/escalate-enquiries';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { stateOf } from '@/domain/enquiry/enquiry-progress';
import { toStatusView } from '@/features/enquiry-status/status-model';
import { createSmtpTransport } from '@/integrations/mail/smtp-transport';
import { getEnquiryStatus } from '@/queries/enquiry-status';
import { openCms, startRequest } from './database';
import { createMarket, emptyOutbox, readOutbox } from './enquiry-market';
import { makeEnquiry, readAudit, readEnquiry } from './enquiry-status-records';
import { startMailServer } from './mail-server';

let cms: Payload;
let server: Awaited<ReturnType<typeof startMailServer>>;
const maker: InboxPerson = { id: 0, name: 'Maker', emailAddress: 'maker@people.example', dealerId: null };
let sandton: InboxPerson;
const clock = { ms: 0 };
const now = () => new Date(clock.ms);

beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  const { docs } = await cms.find({ collection: 'dealers', where: { slug: { equals: 'sandton' } }, depth: 0 });
  const dealer = docs[0]?.id ?? 0;
  const data = { name: 'Sam Seller', email: 'sam@people.example', password: randomUUID(), role: 'dealer' as const };
  const { id } = await cms.create({ collection: 'users', data: { ...data, dealer } });
  sandton = { id, name: data.name, emailAddress: data.email, dealerId: dealer };
  const admin = { name: 'Maker', email: maker.emailAddress, password: randomUUID(), role: 'admin' as const };
  maker.id = (await cms.create({ collection: 'users', data: admin })).id;
});
beforeEach(async () => {
  startRequest();
  await atomicWrite(cms, [sql`DELETE FROM enquiry_notes`]);
  await emptyOutbox(cms);
  clock.ms = Date.now();
  server = await startMailServer();
});
afterEach(() => server.close());

const work = () =>
  createOutboxWorker({
    payload: cms,
    transport: createSmtpTransport(server.url),
    timeScale: 1,
    now,
    random: () => 0,
  }).sendDue();

const refuseVisitor = (address: string) => (address === 'thandi@mail.example' ? '550 5.1.1 no such user' : null);

/** An enquiry that is late by an hour, its letters sent, and an answer to it in the queue. */
async function makeAnswered() {
  const made = await makeEnquiry(cms, { due: new Date(clock.ms - 3_600_000) });
  await work();
  await answer(made.id, 'The first answer');
  return made;
}

async function answer(id: number, text: string, person = sandton, act = answerByMail) {
  const enquiry = await readInboxEnquiry(cms, { person, by: { id } });
  if (!enquiry) throw new Error('There is no such enquiry.');
  clock.ms += 1;
  expect(await act({ payload: cms, person, enquiry, typed: { text, key: randomUUID() }, now: now() })).toBe('done');
}

async function stateNow(id: number) {
  const enquiry = await readInboxEnquiry(cms, { person: maker, by: { id } });
  return enquiry && stateOf(enquiry, now());
}

const answeredAt = async (id: number) => (await readInboxEnquiry(cms, { person: maker, by: { id } }))?.answeredAt;

async function statusOf(reference: string) {
  const status = await getEnquiryStatus(reference);
  if (!status) throw new Error('There is no such enquiry.');
  const { steps, promises, isLate } = toStatusView({ status, secondDealerName: null, locale: 'en', now: now() });
  return { answered: steps.find(({ key }) => key === 'answered'), promises, isLate };
}

const pageOf = async (reference: string, person: InboxPerson) =>
  renderToStaticMarkup(
    await InboxEnquiry({ payload: cms, person, reference, home: '/admin/inbox', query: {}, now: now() }),
  );

async function resendDead() {
  await atomicWrite(cms, [
    sql`UPDATE outbox_messages SET status = 'pending', attempts = 0, next_attempt_at = ${now().toISOString()}
      WHERE status = 'dead' AND kind = 'answer'`,
  ]);
}

describe('an answer by mail', () => {
  it('issue-6 §2: counts when its mail is delivered, not before; until then it is on its way and nothing is escalated', async () => {
    const { id, reference } = await makeAnswered();
    expect((await readEnquiry(cms, id)).answered_at).toBeNull();
    expect(await stateNow(id)).toBe('answering');
    const waiting = await statusOf(reference);
    expect(waiting.answered).toMatchObject({ label: 'Answered; the mail is on its way to you', moment: null });
    expect(waiting).toMatchObject({ promises: [], isLate: false });
    await escalateEnquiries.run(cms, now());
    expect((await readEnquiry(cms, id)).escalated_at).toBeNull();

    clock.ms += 60_000;
    await work();
    const row = await readEnquiry(cms, id);
    expect(await answeredAt(id)).toEqual(now());
    expect(row.opened_at).not.toBeNull();
    expect((await readAudit(cms, reference)).map(({ action, actor }) => [action, actor])).toEqual([
      ['enquiry.answer-sent', `users/${sandton.id}`],
      ['enquiry.opened', 'outbox'],
      ['enquiry.answered', 'outbox'],
    ]);
    expect(await stateNow(id)).toBe('answered');
  });

  it('issue-6 §2: that dies leaves the enquiry unanswered: late, escalated, and the inbox says why and who wrote it', async () => {
    const { id, reference } = await makeAnswered();
    server.behaviour.onRecipient = refuseVisitor;
    await work();
    expect((await readOutbox(cms)).at(-1)).toMatchObject({ kind: 'answer', status: 'dead' });
    expect((await readEnquiry(cms, id)).answered_at).toBeNull();
    expect(await stateNow(id)).toBe('late');
    expect((await statusOf(reference)).isLate).toBe(true);
    const page = await pageOf(reference, sandton);
    expect(page).toMatch(/role="alert"><p>The answer that Sam Seller wrote on .* did not reach the visitor\./);
    expect(page).toContain('The mailbox is unknown');
    expect(page).not.toContain('5.1.1');
    expect(await pageOf(reference, maker)).toContain('EENVELOPE 550 5.1.1');

    await escalateEnquiries.run(cms, now());
    expect((await readEnquiry(cms, id)).escalated_at).not.toBeNull();
    const escalation = (await readOutbox(cms)).find(({ kind }) => kind === 'escalation');
    expect(escalation?.text).toContain('An answer was written, but its mail did not reach the visitor.');
  });

  it('issue-6 §2: sent again with success it answers the enquiry', async () => {
    const { id, reference } = await makeAnswered();
    server.behaviour.onRecipient = refuseVisitor;
    await work();
    server.behaviour.onRecipient = () => null;
    clock.ms += 3_600_000;
    await resendDead();
    expect(await stateNow(id)).toBe('answering');
    await work();
    expect(await answeredAt(id)).toEqual(now());
    expect(await pageOf(reference, sandton)).not.toContain('role="alert"');
  });

  it.each([
    ['another answer by mail', answerByMail],
    ['a call', answerByPhone],
  ])('issue-6 §2: that dies takes nothing from %s', async (_name, act) => {
    const { id, reference } = await makeAnswered();
    server.behaviour.onRecipient = refuseVisitor;
    await work();
    server.behaviour.onRecipient = () => null;
    await answer(id, 'The second answer', sandton, act);
    await work();
    const { answered_at } = await readEnquiry(cms, id);
    expect(answered_at).not.toBeNull();
    server.behaviour.onRecipient = refuseVisitor;
    clock.ms += 3_600_000;
    await resendDead();
    await work();
    expect((await readEnquiry(cms, id)).answered_at).toEqual(answered_at);
    expect(await stateNow(id)).toBe('answered');
    expect(await pageOf(reference, sandton)).not.toContain('role="alert"');
  });
});
