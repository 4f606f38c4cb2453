import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerPlan, answerSend } from '@/app/(payload)/api/send-newsletter/answer-send-newsletter';
import { readMailQueue } from '@/cms/admin/mail-queue/read-mail-queue';
import { atomicWrite, sql } from '@/cms/atomic-write';
import type { User } from '@/cms/payload-types';
import { newsletters } from '@/cms/seed/newsletters';
import { store } from '@/cms/seed/records';
import { planEdition, sendEdition } from '@/commands/newsletter/send-newsletter';
import { subscribe } from '@/commands/newsletter/subscribe';
import { leaveNewsletter } from '@/commands/newsletter/subscription';
import { pauseQueue, readPause } from '@/commands/outbox/outbox-pause';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { locales } from '@/i18n/locales';
import { createMailTransport } from '@/integrations/mail/mail-transport';
import { toContactHash } from '@/lib/contact-hash';
import { getEnv } from '@/lib/env';
import { openCms } from './database';
import { createMarket, readOutbox } from './enquiry-market';
import { headerOf, startMailServer } from './mail-server';
import { createReader, emptyNewsletter, now, subscription } from './newsletter-market';

let cms: Payload;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(async () => {
  await emptyNewsletter(cms);
  await setRegisterAge(1);
  server = await startMailServer();
});
afterEach(() => server.close());

const dayMs = 24 * 60 * 60_000;

/** When the opt-out register was last imported. */
async function setRegisterAge(days: number) {
  const registerCleansedAt = new Date(now.getTime() - days * dayMs).toISOString();
  await cms.updateGlobal({ slug: 'enquiry-settings', data: { registerCleansedAt } });
}

/** In English and Afrikaans. */
async function createEdition() {
  const { id } = await cms.create({
    collection: 'newsletters',
    locale: 'en',
    data: {
      topic: 'offers',
      subject: 'Offers of the month',
      text: 'Good news.\n\nRead on: https://site.example/offers?a=1&b=<2>.',
    },
  });
  await cms.update({
    collection: 'newsletters',
    id,
    locale: 'af',
    data: { subject: 'Aanbiedinge', text: 'Goeie nuus.' },
  });
  return id;
}

async function createReaders() {
  await createReader(cms, { emailAddress: 'all@mail.example' });
  await createReader(cms, { emailAddress: 'offers@mail.example', topics: ['offers'], language: 'af' });
  await createReader(cms, { emailAddress: 'zulu@mail.example', topics: ['offers', 'vehicles'], language: 'zu' });
  await createReader(cms, { emailAddress: 'racing@mail.example', topics: ['motorsport'] });
  await subscribe(cms, subscription({ emailAddress: 'waiting@mail.example' }));
}

async function readEditions() {
  return (await readOutbox(cms)).filter(({ kind }) => kind === 'newsletter');
}

function insertReader(code: string) {
  const emailAddress = `${code}@mail.example`;
  return [
    sql`INSERT INTO subscribers (email_address, first_name, last_name, code, status, topics, language)
      VALUES (${emailAddress}, 'A', 'B', ${code}, 'confirmed', '[]', 'en')`,
    sql`INSERT INTO consents (code, email_address, divisions, channels, wording, locale, source, given_at)
      VALUES (${code}, ${emailAddress}, '["newsletter"]', '["Email"]', 'I agree.', 'en', 'newsletter',
        ${now.toISOString()})`,
  ];
}

/** Sends what is due a moment later; gives how many were tried. */
function sendWaiting(): Promise<number> {
  const transport = createMailTransport({ smtpUrl: server.url, dataDir: getEnv().dataDir });
  const later = () => new Date(now.getTime() + 1_000);
  return createOutboxWorker({ payload: cms, transport, timeScale: 1, now: later }).sendDue();
}

const send = (id: number) => sendEdition(cms, { id, actor: 'users/1', now });

describe('an edition of the newsletter', () => {
  it('issue-6 §1: goes once to every confirmed reader of its topic, in their language, else in English and said so', async () => {
    await createReaders();
    const id = await createEdition();
    expect(await planEdition(cms, { id, now })).toMatchObject({ sentAt: null, willGet: 3, inEnglishInstead: 1 });
    expect(await send(id)).toMatchObject({ ok: true, queued: 3 });
    const editions = await readEditions();
    expect(editions.map(({ recipients, subject }) => [...recipients, subject])).toEqual([
      ['all@mail.example', 'Offers of the month'],
      ['offers@mail.example', 'Aanbiedinge'],
      ['zulu@mail.example', 'Offers of the month'],
    ]);
    const notice = 'Lolu shicilelo lutholakala ngesiNgisi kuphela.';
    expect(editions.map(({ text }) => text.includes(notice))).toEqual([false, false, true]);
    expect(editions[2]?.html).toContain('<div lang="en">');
    expect(await send(id)).toEqual({ ok: false, error: 'sent' });
    expect(await planEdition(cms, { id, now })).toMatchObject({ sentAt: now });
    expect(await readEditions()).toHaveLength(3);
  });

  it('issue-6 §1: over SMTP it has a plain-text part, the same as HTML with links, and one click to leave', async () => {
    await createReader(cms, { emailAddress: 'all@mail.example' });
    await send(await createEdition());
    await atomicWrite(cms, [sql`DELETE FROM outbox_messages WHERE kind <> 'newsletter'`]);
    await sendWaiting();
    const [mail, ...more] = server.received;
    if (!mail) throw new Error('Nothing came.');
    expect(more).toEqual([]);
    expect(headerOf(mail, 'List-Unsubscribe')).toMatch(
      /^<https?:\/\/[^>]+\/newsletter\/leave\/[0-9a-f]{32}\/[\w-]{22}\/one-click>$/,
    );
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.source).toContain('Content-Type: text/plain');
    expect(mail.source).toContain('Content-Type: text/html');
    const [{ text, html } = { text: '', html: '' }] = await readEditions();
    expect(text).toContain('Good news.\n\nRead on: https://site.example/offers?a=1&b=<2>.');
    expect(text).toMatch(/\/newsletter\/leave\/[0-9a-f]{32}\/[\w-]{22}\n$/);
    expect(html).toContain(
      '<a href="https://site.example/offers?a=1&amp;b">https://site.example/offers?a=1&amp;b</a>=&lt;2&gt;.',
    );
  });

  it('issue-6 §4: nobody gets it who withdrew, opted out or left, and the reasons are counted', async () => {
    await createReaders();
    const id = await createEdition();
    await atomicWrite(cms, [
      sql`UPDATE consents SET withdrawn_at = ${now.toISOString()} WHERE email_address = 'all@mail.example'`,
      sql`INSERT INTO opt_outs (hash) VALUES (${toContactHash('offers@mail.example')})`,
    ]);
    expect(await planEdition(cms, { id, now })).toMatchObject({
      willGet: 1,
      withheld: { withdrawn: 1, 'opted-out': 1, 'no-consent': 0, 'register-old': 0 },
    });
    await send(id);
    expect((await readEditions()).map(({ recipients }) => recipients)).toEqual([['zulu@mail.example']]);
  });

  it('issue-6 §4: with an opt-out register older than 30 days nobody gets it, and it can be sent later', async () => {
    await createReaders();
    const id = await createEdition();
    await setRegisterAge(31);
    expect(await planEdition(cms, { id, now })).toMatchObject({ willGet: 0, withheld: { 'register-old': 3 } });
    expect(await send(id)).toEqual({ ok: false, error: 'nobody' });
    expect(await readEditions()).toEqual([]);
    await setRegisterAge(0);
    expect(await send(id)).toMatchObject({ ok: true, queued: 3 });
  });

  it('issue-6 §1: two clicks at once, and one after a crash half way, double nothing', async () => {
    await createReaders();
    const id = await createEdition();
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await readEditions()).toHaveLength(3);
    await atomicWrite(cms, [
      sql`UPDATE newsletters SET sent_at = NULL`,
      sql`DELETE FROM outbox_messages WHERE kind = 'newsletter' AND subject = 'Aanbiedinge'`,
    ]);
    expect(await send(id)).toMatchObject({ ok: true });
    expect((await readEditions()).map(({ recipients }) => recipients[0]).sort()).toEqual([
      'all@mail.example',
      'offers@mail.example',
      'zulu@mail.example',
    ]);
  });

  it('issue-6 §4: who may no longer be sent it when its turn comes is not sent it, and the mail queue says why', async () => {
    const readers = ['all', 'withdrew', 'opted', 'left'].map((name) => `${name}@mail.example`);
    for (const emailAddress of readers) await createReader(cms, { emailAddress });
    await send(await createEdition());
    await atomicWrite(cms, [
      sql`DELETE FROM outbox_messages WHERE kind <> 'newsletter'`,
      sql`UPDATE consents SET withdrawn_at = ${now.toISOString()} WHERE email_address = 'withdrew@mail.example'`,
      sql`INSERT INTO opt_outs (hash) VALUES (${toContactHash('opted@mail.example')})`,
      sql`UPDATE subscribers SET status = 'left' WHERE email_address = 'left@mail.example'`,
    ]);
    expect(await sendWaiting()).toBe(4);
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['all@mail.example']]);
    expect((await readEditions()).map(({ status, last_error }) => [status, last_error])).toEqual([
      ['sent', null],
      ['dead', 'not sent: the consent was withdrawn'],
      ['dead', 'not sent: on the opt-out register'],
      ['dead', 'not sent: left the newsletter'],
    ]);
    const { dead } = await readMailQueue(cms);
    expect(dead.map(({ last_error }) => last_error?.slice(0, 8))).toEqual(Array(3).fill('not sent'));
    expect(await sendWaiting()).toBe(0);
  });

  it('issue-6 §4: an edition whose turn comes once the register is older than 30 days is not sent', async () => {
    await createReader(cms, { emailAddress: 'all@mail.example' });
    await send(await createEdition());
    await atomicWrite(cms, [sql`DELETE FROM outbox_messages WHERE kind <> 'newsletter'`]);
    await setRegisterAge(31);
    await sendWaiting();
    expect(server.received).toEqual([]);
    expect(await readEditions()).toMatchObject([
      { status: 'dead', last_error: 'not sent: the opt-out register is older than 30 days' },
    ]);
  });

  it('issue-6 §4: a mail that is not sent does not end the pause of the queue', async () => {
    await createReader(cms, { emailAddress: 'all@mail.example' });
    await send(await createEdition());
    await atomicWrite(cms, [
      sql`DELETE FROM outbox_messages WHERE kind <> 'newsletter'`,
      sql`UPDATE subscribers SET status = 'left'`,
    ]);
    await pauseQueue(cms, { error: 'ECONNREFUSED', now, waitMs: 0 });
    await sendWaiting();
    expect(await readEditions()).toMatchObject([{ status: 'dead' }]);
    expect(await readPause(cms)).not.toBeNull();
    await atomicWrite(cms, [sql`DELETE FROM alarms`]);
  });

  it('issue-6 §1: more readers than are read at once all get it', async () => {
    const codes = Array.from({ length: 1_103 }, (_, index) => `reader${index}`);
    for (let first = 0; first < codes.length; first += 100) {
      await atomicWrite(cms, codes.slice(first, first + 100).flatMap(insertReader));
    }
    const id = await createEdition();
    expect(await planEdition(cms, { id, now })).toMatchObject({ willGet: 1_103 });
    expect(await send(id)).toMatchObject({ ok: true, queued: 1_103 });
    const recipients = (await readEditions()).map(({ recipients }) => recipients[0]);
    expect(new Set(recipients).size).toBe(1_103);
  });

  it('issue-6 §1: a copy of an edition that was sent can be sent, too', async () => {
    await createReader(cms, { emailAddress: 'all@mail.example' });
    const id = await createEdition();
    await send(id);
    const copy = await cms.duplicate({ collection: 'newsletters', id });
    expect(copy.sentAt ?? null).toBeNull();
    expect(await send(copy.id)).toMatchObject({ ok: true, queued: 1 });
  });

  it('issue-6 §4: what still waits for somebody who leaves is not sent', async () => {
    const code = await createReader(cms, { emailAddress: 'all@mail.example' });
    await createReader(cms, { emailAddress: 'other@mail.example' });
    await send(await createEdition());
    await leaveNewsletter(cms, { code, by: 'mail-client', now });
    expect((await readEditions()).map(({ recipients }) => recipients)).toEqual([['other@mail.example']]);
  });
});

it('the demo market has one edition, loaded again without a second, that waits in all languages', async () => {
  for (const record of [...newsletters, ...newsletters]) {
    await store(cms, { collection: 'newsletters', key: 'subject', record });
  }
  const { docs } = await cms.find({ collection: 'newsletters', locale: 'all' });
  expect(docs).toHaveLength(newsletters.length);
  const [edition] = docs;
  expect(Object.keys(edition?.subject ?? {}).sort()).toEqual([...locales].sort());
  expect(edition?.sentAt ?? null).toBeNull();
  await createReader(cms, { emailAddress: 'zulu@mail.example', language: 'zu' });
  await send(Number(edition?.id));
  const [{ html } = { html: '' }] = await readEditions();
  expect(html).toContain('<a href="https://forecourt.example/zu/discover/hybrid-electric">');
  expect(html.split('<p>').length).toBeGreaterThan(4);
});

describe('the button in the admin', () => {
  async function signIn(role: User['role']): Promise<Record<string, string>> {
    const account = { email: `${role}@forecourt.example`, password: 'a long enough password' };
    const { totalDocs } = await cms.count({ collection: 'users', where: { email: { equals: account.email } } });
    if (totalDocs === 0) await cms.create({ collection: 'users', data: { ...account, name: role, role } });
    const { token } = await cms.login({ collection: 'users', data: account });
    return { Authorization: `JWT ${token}` };
  }

  const ask = (method: string, headers: Record<string, string>) =>
    new Request('http://site.example/api/send-newsletter/1', { method, headers: { host: 'site.example', ...headers } });

  it('issue-6 §1: says who will get an edition, and sends it once', async () => {
    await createReaders();
    const id = String(await createEdition());
    const editor = await signIn('editor');
    const plan = await answerPlan(ask('GET', editor), id);
    expect(await plan.json()).toMatchObject({ sentAt: null, inEnglishInstead: expect.any(Number) });
    expect(await readEditions()).toEqual([]);
    const statuses: number[] = [];
    for (let click = 0; click < 2; click += 1) statuses.push((await answerSend(ask('POST', editor), id)).status);
    expect(statuses).toEqual([200, 409]);
  });

  it('issue-6 §5: not for other roles, not signed out, not from another site, not for what is none', async () => {
    await createReaders();
    const id = String(await createEdition());
    const translator = await signIn('translator');
    expect((await answerPlan(ask('GET', translator), id)).status).toBe(403);
    expect((await answerSend(ask('POST', translator), id)).status).toBe(403);
    expect((await answerSend(ask('POST', {}), id)).status).toBe(401);
    const elsewhere = { ...(await signIn('editor')), 'sec-fetch-site': 'cross-site' };
    expect((await answerSend(ask('POST', elsewhere), id)).status).toBe(403);
    expect((await answerPlan(ask('GET', await signIn('editor')), '999999')).status).toBe(404);
    expect(await readEditions()).toEqual([]);
  });
});
