import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/cms/access/roles';
import { lookedAtEndpoint } from '@/cms/admin/mail-queue/mail-queue-alarm';
import { readMailQueue } from '@/cms/admin/mail-queue/read-mail-queue';
import { resendDeadEndpoint } from '@/cms/admin/mail-queue/resend-endpoint';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { raiseAlarm } from '@/commands/outbox/alarms';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import type { MailTransport } from '@/integrations/mail/mail-transport';
import { toOutcome } from '@/integrations/mail/smtp-outcome';
import { createSmtpTransport } from '@/integrations/mail/smtp-transport';
import { openCms } from './database';
import { createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';
import { headerOf, startMailServer } from './mail-server';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let cms: Payload;
let server: Awaited<ReturnType<typeof startMailServer>>;
const clock = { ms: 0 };

beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  await cms.updateGlobal({
    slug: 'enquiry-settings',
    data: { promisedHours: 4, alarmRecipients: [{ email: 'watch@forecourt.example' }] },
  });
});
beforeEach(async () => {
  await emptyOutbox(cms);
  clock.ms = Date.now();
  server = await startMailServer();
});
afterEach(() => server.close());

const work = (url = server.url) => workWith(createSmtpTransport(url));

function workWith(transport: MailTransport) {
  return createOutboxWorker({
    payload: cms,
    transport,
    timeScale: 1,
    now: () => new Date(clock.ms),
    random: () => 0,
  }).sendDue();
}

const submit = (changes = {}) => submitEnquiry(cms, quoteRequest(changes), new Date(clock.ms));

type AlarmRow = {
  id: number;
  kind: string;
  subject: string;
  detail: string;
  count: number;
  paused_until: string;
  cleared_at: string | null;
};
async function readAlarms(): Promise<AlarmRow[]> {
  const rows = await readRows(cms, sql`SELECT * FROM alarms ORDER BY id`);
  return rows.map((row) => ({ ...(row as AlarmRow), count: Number(row.count) }));
}

const mailTo = (address: string) => server.received.filter(({ recipients }) => recipients.includes(address));

async function call(endpoint: typeof lookedAtEndpoint, role: Role | null, id?: number) {
  const user = role && { id: 1, email: 'a@forecourt.example', name: 'A', role, collection: 'users' as const };
  const request = await createLocalReq(user ? { user: user as NonNullable<PayloadRequest['user']> } : {}, cms);
  return endpoint.handler(Object.assign(request, { routeParams: { id: String(id) } }));
}

describe('a queue that cannot send', () => {
  it.each([
    ['no connection', () => ({ url: 'smtp://127.0.0.1:1' })],
    ['a refused login', () => ({ url: server.url.replace('//', '//user:wrong@'), onLogin: '535 5.7.8 wrong' })],
    ['a refused sender', () => ({ url: server.url, onSender: '553 5.7.1 not yours' })],
  ])('issue-6 §2: %s pauses the whole queue, uses no attempt and raises one alarm', async (_, make) => {
    const { url, onLogin, onSender } = { onLogin: null, onSender: null, ...make() };
    server.behaviour.onLogin = () => onLogin;
    server.behaviour.onSender = () => onSender;
    for (let count = 0; count < 6; count += 1) await submit();
    await work(url);
    expect((await readOutbox(cms)).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(
      Array.from({ length: 12 }, () => 'pending 0'),
    );
    const [alarm, ...others] = await readAlarms();
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ kind: 'queue-paused', count: 1, cleared_at: null });
    expect(new Date(alarm?.paused_until ?? 0).getTime()).toBe(clock.ms + 5_000);
    expect((await readMailQueue(cms)).pause?.detail).toBe(alarm?.detail);

    expect(await work(url)).toBe(0);
    clock.ms += 5_000;
    expect(await work(url)).toBe(1);
    const [prolonged] = await readAlarms();
    expect(prolonged?.count).toBe(2);
    expect(new Date(prolonged?.paused_until ?? 0).getTime()).toBe(clock.ms + 10_000);

    server.behaviour.onLogin = () => null;
    server.behaviour.onSender = () => null;
    clock.ms += 10_000;
    expect(await work()).toBe(12);
    expect(new Set((await readOutbox(cms)).map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(
      new Set(['sent 1']),
    );
    expect((await readAlarms())[0]?.cleared_at).not.toBeNull();
    // A hiccup: nobody is mailed.
    expect(mailTo('watch@forecourt.example')).toEqual([]);
  });

  it('issue-6 §2: a long pause takes nothing from the 72 hours, and is mailed when it is over', async () => {
    await submit();
    await work('smtp://127.0.0.1:1');
    clock.ms += 80 * hourMs;
    server.behaviour.onRecipient = () => '451 4.7.1 later';
    await work();
    expect((await readOutbox(cms)).slice(0, 2)).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
    server.behaviour.onRecipient = () => null;
    clock.ms += minuteMs;
    await work();
    expect((await readOutbox(cms)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'dealer sent',
      'visitor sent',
      'alarm sent',
    ]);
    expect(mailTo('watch@forecourt.example')[0]?.source).toContain('80 hours');
  });

  it('issue-6 §2: what was written under a refused sender leaves under the one that the settings name now', async () => {
    await submit();
    await atomicWrite(cms, [sql`UPDATE outbox_messages SET sender_address = 'wrong@forecourt.example'`]);
    server.behaviour.onSender = (address) => (address.startsWith('wrong') ? '550 5.7.1 not yours' : null);
    await work();
    expect(server.received).toEqual([]);
    clock.ms += 5_000;
    await work();
    expect(server.received.map((mail) => headerOf(mail, 'From'))).toEqual([
      'Forecourt <enquiries@forecourt.example>',
      'Forecourt <enquiries@forecourt.example>',
    ]);
  });

  it('issue-6 §2: a message that cannot be composed is dead, and says nothing of the server: the pause goes on', async () => {
    await submit();
    await work('smtp://127.0.0.1:1');
    clock.ms += 5_000;
    const unmade: MailTransport = {
      deliveredTo: 'smtp',
      send: async ({ deliverTo }) => toOutcome({ deliverTo, stage: 'composing', raw: new Error(), isTaken: false }),
    };
    expect(await workWith(unmade)).toBe(1);
    expect((await readOutbox(cms))[0]).toMatchObject({ status: 'dead', attempts: 1 });
    const pauseNow = async () => (await readAlarms()).find(({ kind }) => kind === 'queue-paused');
    expect(await pauseNow()).toMatchObject({ count: 1, cleared_at: null });
    // The next message need not wait for a probe that never was.
    await work('smtp://127.0.0.1:1');
    expect(await pauseNow()).toMatchObject({ count: 2, cleared_at: null });
    clock.ms += 10_000;
    await work();
    expect((await pauseNow())?.cleared_at).not.toBeNull();
    expect(mailTo('thandi@mail.example')).toHaveLength(1);
  });

  it('issue-6 §2: what is stored but is no message is dead with an alarm, holds up no other, and ends no pause', async () => {
    await submit();
    const spoil = (kind: string) =>
      atomicWrite(cms, [sql`UPDATE outbox_messages SET recipients = '{"to":"nobody"}' WHERE kind = ${kind}`]);
    await spoil('dealer');
    await work();
    expect((await readOutbox(cms)).slice(0, 2)).toMatchObject([
      { kind: 'dealer', status: 'dead', last_error: 'EUNREADABLE' },
      { kind: 'visitor', status: 'sent' },
    ]);
    expect((await readAlarms()).filter(({ cleared_at }) => cleared_at === null)).toMatchObject([
      { kind: 'job-failed', subject: 'outbox' },
    ]);

    await emptyOutbox(cms);
    await submit();
    await work('smtp://127.0.0.1:1');
    await spoil('dealer');
    clock.ms += 5_000;
    expect(await work()).toBe(1);
    expect((await readAlarms())[0]).toMatchObject({ kind: 'queue-paused', cleared_at: null });
    await work();
    expect((await readAlarms())[0]?.cleared_at).not.toBeNull();
    expect(mailTo('thandi@mail.example')).toHaveLength(2);
  });

  it('issue-6 §2: one slow mailbox holds up no other', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.behaviour.onMessage = ({ recipients }) =>
      recipients.includes('fallback@forecourt.example') ? released : undefined;
    for (let count = 0; count < 12; count += 1) await submit({ dealerSlug: 'maseru' });
    for (let count = 0; count < 12; count += 1) await submit();
    const allButTheSlow = new Promise<void>((resolve) => {
      const { push } = server.received;
      server.received.push = (mail) => {
        const length = push.call(server.received, mail);
        if (length === 36) resolve();
        return length;
      };
    });
    const done = work();
    await allButTheSlow;
    expect(mailTo('fallback@forecourt.example')).toEqual([]);
    release();
    expect(await done).toBe(48);
  });
});

describe('a dealer whose mailbox is dead', () => {
  const refuseManager = (address: string) => (address.startsWith('manager') ? '550 5.1.1 unknown' : null);
  const dead = () => '550 5.1.1 unknown';

  it('issue-6 §2: raises an alarm, and the same letter goes to the fallback recipients once', async () => {
    await submit();
    server.behaviour.onRecipient = refuseManager;
    await work();
    expect(await readAlarms()).toMatchObject([{ kind: 'dead-mailbox', count: 1, cleared_at: null }]);
    expect((await readAlarms())[0]?.subject).toMatch(/^dealers\/\d+$/);
    const [forward, ...others] = mailTo('fallback@forecourt.example');
    expect(others).toEqual([]);
    const outbox = await readOutbox(cms);
    const row = outbox.find(({ kind }) => kind === 'escalation');
    expect(row?.text.split('\n')[0]).toContain('Dealer sandton did not get this enquiry');
    expect(row).toMatchObject({ subject: outbox[0]?.subject, enquiry_id: outbox[0]?.enquiry_id });
    expect(forward?.source).toContain('Dealer sandton did not get this enquiry');
    expect(mailTo('watch@forecourt.example')).toHaveLength(1);
    expect(mailTo('watch@forecourt.example')[0]?.source).not.toContain('thandi');
  });

  it('issue-6 §2: while one address is only put off, the refused one already has its alarm and its fallback', async () => {
    await submit();
    server.behaviour.onRecipient = (address) =>
      refuseManager(address) ?? (address.startsWith('sales') ? '450 4.2.1 busy' : null);
    await work();
    expect((await readOutbox(cms))[0]?.status).toBe('pending');
    expect(mailTo('fallback@forecourt.example')).toHaveLength(1);
    clock.ms += minuteMs;
    await work();
    expect(mailTo('fallback@forecourt.example')).toHaveLength(1);
    expect(mailTo('watch@forecourt.example')).toHaveLength(1);
  });

  it('issue-6 §2: until it is alive again, new enquiries go to the fallback recipients as well', async () => {
    await submit();
    server.behaviour.onRecipient = refuseManager;
    await work();
    server.behaviour.onRecipient = () => null;
    await submit();
    const recipients = (await readOutbox(cms)).at(-2)?.recipients;
    expect(recipients).toEqual(['sales@sandton.example', 'manager@sandton.example', 'fallback@forecourt.example']);
    await work();
    expect((await readAlarms())[0]?.cleared_at).not.toBeNull();
    await submit();
    expect((await readOutbox(cms)).at(-2)?.recipients).toEqual(['sales@sandton.example', 'manager@sandton.example']);
  });

  it('issue-6 §2: mail to another address of the dealer does not clear the alarm, one click for all dead letters does', async () => {
    await submit();
    server.behaviour.onRecipient = (address) => (address.endsWith('sandton.example') ? dead() : null);
    await work();
    await submit();
    await atomicWrite(cms, [
      sql`UPDATE outbox_messages SET recipients = '["parts@sandton.example"]' WHERE kind = 'dealer' AND status = 'pending'`,
    ]);
    server.behaviour.onRecipient = () => null;
    await work();
    expect((await readAlarms())[0]?.cleared_at).toBeNull();

    expect((await call(resendDeadEndpoint, 'editor')).status).toBe(403);
    expect((await call(resendDeadEndpoint, 'lead-reader')).status).toBe(200);
    clock.ms = Date.now();
    await work();
    expect((await readAlarms())[0]?.cleared_at).not.toBeNull();
    expect(mailTo('manager@sandton.example')).toHaveLength(1);
    expect((await call(resendDeadEndpoint, 'admin')).status).toBe(409);
  });
});

describe('alarms', () => {
  it('issue-6 §2: a new alarm is mailed, its repetition is not, and somebody may say that it was looked at', async () => {
    const alarm = {
      kind: 'job-failed',
      subject: 'retention',
      detail: 'retention: EIO',
      now: new Date(clock.ms),
    } as const;
    await raiseAlarm(cms, alarm);
    await raiseAlarm(cms, alarm);
    await raiseAlarm(cms, { ...alarm, now: new Date(clock.ms + 1) });
    expect((await readOutbox(cms)).map(({ kind, recipients }) => ({ kind, recipients }))).toEqual([
      { kind: 'alarm', recipients: ['watch@forecourt.example'] },
    ]);
    const [open] = await readAlarms();
    expect(open).toMatchObject({ count: 3, cleared_at: null });
    for (const role of [null, 'editor', 'dealer'] as const) {
      expect((await call(lookedAtEndpoint, role, open?.id)).status).toBe(403);
    }
    expect((await call(lookedAtEndpoint, 'lead-reader', open?.id)).status).toBe(200);
    expect((await call(lookedAtEndpoint, 'lead-reader', open?.id)).status).toBe(409);
    expect((await readMailQueue(cms)).alarms).toEqual([]);
    await raiseAlarm(cms, { ...alarm, now: new Date(clock.ms + 2) });
    expect(await readOutbox(cms)).toHaveLength(2);
  });
});
