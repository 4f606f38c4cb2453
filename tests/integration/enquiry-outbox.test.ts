import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { leaseMessage } from '@/commands/outbox/outbox-store';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { createMailTransport } from '@/integrations/mail/mail-transport';
import { getEnv } from '@/lib/env';
import { openCms } from './database';
import { createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';
import { headerOf, startMailServer } from './mail-server';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let cms: Payload;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(async () => {
  await emptyOutbox(cms);
  server = await startMailServer();
});
afterEach(() => server.close());

function receivedBy(address: string) {
  const mail = server.received.find(({ recipients }) => recipients.includes(address));
  if (!mail) throw new Error(`Nothing came for ${address}.`);
  return mail;
}

/** A worker whose clock stands at `clock.ms`. */
function makeWorker({ clock = { ms: Date.now() }, timeScale = 1, url = server.url as string | null } = {}) {
  const transport = createMailTransport({ smtpUrl: url, dataDir: getEnv().dataDir });
  return createOutboxWorker({ payload: cms, transport, timeScale, now: () => new Date(clock.ms), random: () => 0 });
}

describe('the outbox over SMTP', () => {
  it('issue-2 §5: mails the dealer’s recipients and the visitor', async () => {
    await submitEnquiry(cms, quoteRequest({ locale: 'zu' }));
    expect(await makeWorker().sendDue()).toBe(2);
    expect(server.received).toHaveLength(2);
    const toDealer = receivedBy('sales@sandton.example');
    const toVisitor = receivedBy('thandi@mail.example');
    expect(toDealer.recipients).toEqual(['sales@sandton.example', 'manager@sandton.example']);
    expect(headerOf(toDealer, 'Reply-To')).toBe('thandi@mail.example');
    expect(headerOf(toDealer, 'From')).toBe('Forecourt <enquiries@forecourt.example>');
    expect(toVisitor.recipients).toEqual(['thandi@mail.example']);
    const outbox = await readOutbox(cms);
    expect(outbox).toMatchObject([
      {
        status: 'sent',
        attempts: 1,
        delivered_to: 'smtp',
        delivered: ['sales@sandton.example', 'manager@sandton.example'],
      },
      { status: 'sent', attempts: 1, delivered_to: 'smtp', delivered: ['thandi@mail.example'] },
    ]);
    expect([toDealer, toVisitor].map((mail) => headerOf(mail, 'Message-ID'))).toEqual(
      outbox.map((row) => row.message_id),
    );
    expect(await makeWorker().sendDue()).toBe(0);
  });

  it('issue-2 §8: nothing typed adds a header or a recipient', async () => {
    const { contact } = quoteRequest();
    const fullName = 'Eve\r\nBcc: victim@mail.example\r\n\r\nHello';
    const describe = () => [{ label: 'Model', value: 'Hilux\r\nBcc: victim@mail.example' }];
    await submitEnquiry(cms, quoteRequest({ contact: { ...contact, fullName }, describe }));
    await makeWorker().sendDue();
    for (const mail of server.received) {
      expect(headerOf(mail, 'Bcc')).toBeNull();
      expect(mail.recipients).not.toContain('victim@mail.example');
    }
    expect(server.received).toHaveLength(2);
  });

  it('issue-2 §5: a temporary refusal is tried again after a minute, under the same Message-ID', async () => {
    const clock = { ms: Date.now() };
    await submitEnquiry(cms, quoteRequest(), new Date(clock.ms));
    server.behaviour.onRecipient = () => '451 4.7.1 try later, thandi@mail.example';
    expect(await makeWorker({ clock }).sendDue()).toBe(2);
    const [refused] = await readOutbox(cms);
    expect(refused).toMatchObject({ status: 'pending', attempts: 1, last_error: 'EENVELOPE 451 4.7.1' });
    expect(new Date(refused?.next_attempt_at ?? 0).getTime()).toBe(clock.ms + minuteMs);

    server.behaviour.onRecipient = () => null;
    clock.ms += minuteMs - 1;
    expect(await makeWorker({ clock }).sendDue()).toBe(0);
    clock.ms += 1;
    expect(await makeWorker({ clock }).sendDue()).toBe(2);
    expect((await readOutbox(cms)).map(({ status, attempts }) => ({ status, attempts }))).toEqual([
      { status: 'sent', attempts: 2 },
      { status: 'sent', attempts: 2 },
    ]);
    expect(headerOf(receivedBy('sales@sandton.example'), 'Message-ID')).toBe(refused?.message_id);
  });

  it('issue-2 §5: a recipient who has the message does not get it again with the one who was refused', async () => {
    const clock = { ms: Date.now() };
    await submitEnquiry(cms, quoteRequest(), new Date(clock.ms));
    server.behaviour.onRecipient = (address) => (address.startsWith('manager') ? '450 4.2.1 busy' : null);
    await makeWorker({ clock }).sendDue();
    expect((await readOutbox(cms))[0]).toMatchObject({ status: 'pending', delivered: ['sales@sandton.example'] });

    server.behaviour.onRecipient = () => null;
    clock.ms += minuteMs;
    await makeWorker({ clock }).sendDue();
    expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'manager@sandton.example',
      'sales@sandton.example',
      'thandi@mail.example',
    ]);
    expect(receivedBy('manager@sandton.example').recipients).toEqual(['manager@sandton.example']);
    expect((await readOutbox(cms))[0]).toMatchObject({ status: 'sent' });
  });

  it('issue-6 §2: a 5xx to the recipient is a dead letter at once, a full mailbox is tried again', async () => {
    await submitEnquiry(cms, quoteRequest());
    server.behaviour.onRecipient = (address) =>
      address === 'thandi@mail.example' ? '550 5.7.1 blocked by policy' : '552 5.2.2 mailbox full';
    await makeWorker().sendDue();
    expect(await readOutbox(cms)).toMatchObject([
      { kind: 'dealer', status: 'pending', last_error: 'EENVELOPE 552 5.2.2' },
      { kind: 'visitor', status: 'dead', last_error: 'EENVELOPE 550 5.7.1' },
    ]);
  });

  it('issue-2 §5: put off again and again, a message is tried for 72 hours, then it is a dead letter', async () => {
    const acceptedMs = Date.now();
    const clock = { ms: acceptedMs };
    await submitEnquiry(cms, quoteRequest(), new Date(acceptedMs));
    await atomicWrite(cms, [sql`DELETE FROM outbox_messages WHERE kind = 'dealer'`]);
    server.behaviour.onRecipient = () => '451 4.7.1 later';
    const worker = makeWorker({ clock });
    const attemptsAt: number[] = [];
    for (;;) {
      attemptsAt.push(clock.ms - acceptedMs);
      expect(await worker.sendDue()).toBe(1);
      const [row] = await readOutbox(cms);
      if (row?.status === 'dead') break;
      clock.ms = new Date(row?.next_attempt_at ?? 0).getTime();
    }
    expect(attemptsAt.at(-1)).toBe(72 * hourMs);
    expect(attemptsAt.length).toBeGreaterThan(20);
    expect(await readOutbox(cms)).toMatchObject([{ status: 'dead', last_error: 'EENVELOPE 451 4.7.1' }]);
    expect(await worker.sendDue()).toBe(0);
  });

  it('issue-6 §2: a letter whose 72 hours passed while the site was down is tried as a new one is', async () => {
    const acceptedMs = Date.now();
    const clock = { ms: acceptedMs + 80 * hourMs };
    await submitEnquiry(cms, quoteRequest(), new Date(acceptedMs));
    await atomicWrite(cms, [sql`DELETE FROM outbox_messages WHERE kind = 'dealer'`]);
    server.behaviour.onRecipient = () => '451 4.7.1 later';
    await makeWorker({ clock }).sendDue();
    const [row] = await readOutbox(cms);
    expect(row).toMatchObject({ status: 'pending', last_error: 'EENVELOPE 451 4.7.1' });
    expect(new Date(row?.next_attempt_at ?? 0).getTime()).toBe(clock.ms + minuteMs);
    server.behaviour.onRecipient = () => null;
    clock.ms += minuteMs;
    await makeWorker({ clock }).sendDue();
    expect(await readOutbox(cms)).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('OUTBOX_TIME_SCALE: divides every wait and the 72 hours', async () => {
    const acceptedMs = Date.now();
    const clock = { ms: acceptedMs };
    await submitEnquiry(cms, quoteRequest(), new Date(acceptedMs));
    server.behaviour.onRecipient = () => '451 4.7.1 later';
    await atomicWrite(cms, [sql`DELETE FROM outbox_messages WHERE kind = 'dealer'`]);
    const worker = makeWorker({ clock, timeScale: 3600 });
    await worker.sendDue();
    const [row] = await readOutbox(cms);
    expect(new Date(row?.next_attempt_at ?? 0).getTime() - acceptedMs).toBe(Math.round(minuteMs / 3600));
    clock.ms = acceptedMs + 72_000;
    await atomicWrite(cms, [sql`UPDATE outbox_messages SET attempts = 9`]);
    await worker.sendDue();
    expect((await readOutbox(cms)).map(({ status }) => status)).toEqual(['dead']);
  });

  it('SMTP: a server that says nothing is left after the limit, and the queue waits', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await submitEnquiry(cms, quoteRequest());
    await atomicWrite(cms, [sql`DELETE FROM outbox_messages WHERE kind = 'visitor'`]);
    expect(await makeWorker({ url: `smtp://127.0.0.1:${port}`, timeScale: 60 }).sendDue()).toBe(1);
    expect(await readOutbox(cms)).toMatchObject([{ status: 'pending', attempts: 0, last_error: 'EABORT' }]);
    silent.close();
  });
});

describe('workers', () => {
  it('issue-2 §5: several workers at once send every message once', async () => {
    await Promise.all(Array.from({ length: 15 }, () => submitEnquiry(cms, quoteRequest())));
    const sent = await Promise.all([makeWorker(), makeWorker(), makeWorker()].map((worker) => worker.sendDue()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(30);
    expect(server.received).toHaveLength(30);
    expect(new Set(server.received.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(30);
  });

  it('issue-2 §5: a message in the hands of a worker that died is taken up when its lease has run out', async () => {
    const clock = { ms: Date.now() };
    await submitEnquiry(cms, quoteRequest(), new Date(clock.ms));
    const until = new Date(clock.ms + 2 * minuteMs);
    for (const { id } of await readOutbox(cms)) {
      const lease = (by: string) => leaseMessage(cms, { id, lease: by, now: new Date(clock.ms), until });
      expect((await lease('a worker that dies')).ok).toBe(true);
      expect(await lease('another')).toEqual({ ok: false, error: 'taken' });
    }
    clock.ms = until.getTime() - 1;
    expect(await makeWorker({ clock }).sendDue()).toBe(0);
    clock.ms = until.getTime();
    expect(await makeWorker({ clock }).sendDue()).toBe(2);
    expect(await readOutbox(cms)).toMatchObject([{ status: 'sent', attempts: 2 }, { status: 'sent' }]);
  });

  it('issue-2 §5: a submit wakes the worker, and stop waits for the messages in hand', async () => {
    let arrived = () => {};
    let release = () => {};
    const inHand = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.behaviour.onMessage = () => {
      arrived();
      return released;
    };
    const transport = createMailTransport({ smtpUrl: server.url, dataDir: getEnv().dataDir });
    const worker = createOutboxWorker({ payload: cms, transport, timeScale: 1 });
    worker.start();
    await submitEnquiry(cms, quoteRequest());
    await inHand;
    const stopped = worker.stop();
    await submitEnquiry(cms, quoteRequest());
    release();
    await stopped;
    const outbox = await readOutbox(cms);
    expect(outbox.filter(({ status }) => status === 'leased')).toEqual([]);
    expect(outbox[0]?.status).toBe('sent');
    expect(outbox.slice(2).map(({ status }) => status)).toEqual(['pending', 'pending']);
  });
});

describe('the mail sink', () => {
  it('SMTP_URL unset: a message becomes one file, however often it is sent', async () => {
    await submitEnquiry(cms, quoteRequest());
    const worker = makeWorker({ url: null });
    expect(await worker.sendDue()).toBe(2);
    await atomicWrite(cms, [
      sql`UPDATE outbox_messages SET status = 'pending', next_attempt_at = ${new Date(0).toISOString()}`,
    ]);
    expect(await worker.sendDue()).toBe(2);
    const outbox = await readOutbox(cms);
    expect(outbox).toMatchObject([
      { status: 'sent', delivered_to: 'sink' },
      { status: 'sent', delivered_to: 'sink' },
    ]);
    const folder = join(getEnv().dataDir, 'mail');
    const files = outbox.map(({ message_id }) => `${message_id.slice(1, -1)}.eml`);
    expect(readdirSync(folder).sort()).toEqual([...files].sort());
    const source = readFileSync(join(folder, files[0] ?? ''), 'utf8');
    expect(headerOf({ recipients: [], source }, 'To')).toBe('sales@sandton.example, manager@sandton.example');
    expect(headerOf({ recipients: [], source }, 'Message-ID')).toBe(outbox[0]?.message_id);
  });
});
