import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { readRows, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { createSmtpTransport } from '@/integrations/mail/smtp-transport';
import { openCms } from './database';
import { createMarket, quoteRequest, readOutbox } from './enquiry-market';
import { headerOf, startMailServer } from './mail-server';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Each makes two messages: to the dealer and to the visitor. */
const enquiries = 1_000;

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  for (const slug of ['polokwane', 'upington', 'knysna']) {
    await cms.create({
      collection: 'dealers',
      data: {
        name: `Dealer ${slug}`,
        slug,
        supplierCode: slug.toUpperCase(),
        streetAddress: '1 Main Road',
        city: 'Town',
        province: 'Gauteng',
        lat: -26.1,
        longitude: 28,
        telephone: '011 465 3210',
        email: `hello@${slug}.example`,
        generalEnquiryRecipients: [{ email: `sales@${slug}.example` }],
      },
    });
  }
});

it('issue-6 §6: after 24 hours without SMTP 2,000 messages are out within 15 minutes, a dead mailbox delays nobody', async () => {
  const begunMs = Date.parse('2026-11-20T06:00:00Z');
  const clock = { ms: begunMs };
  const makeWorker = (url: string) =>
    createOutboxWorker({
      payload: cms,
      transport: createSmtpTransport(url),
      timeScale: 1,
      now: () => new Date(clock.ms),
      random: () => 0.5,
    });
  const countOfPauses = async () =>
    (await readRows(cms, sql`SELECT id, cleared_at FROM alarms WHERE kind = 'queue-paused'`)).map(
      ({ cleared_at }) => cleared_at !== null,
    );

  // A day on which the server does not answer: enquiries come in all the time, the worker looks every 5 minutes.
  const offline = makeWorker('smtp://127.0.0.1:1');
  const dealers = ['polokwane', 'upington', 'knysna', 'sandton'];
  const rounds = 24 * 12;
  let answered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const share = Math.floor(((round + 1) * enquiries) / rounds) - Math.floor((round * enquiries) / rounds);
    const submitted = await Promise.all(
      Array.from({ length: share }, (_, index) =>
        submitEnquiry(
          cms,
          quoteRequest({ dealerSlug: dealers[(answered + index) % dealers.length] ?? null }),
          new Date(clock.ms),
        ),
      ),
    );
    answered += submitted.filter(({ ok }) => ok).length;
    await offline.sendDue();
    clock.ms += 5 * minuteMs;
  }
  expect(answered).toBe(enquiries);
  expect(await countOfPauses()).toEqual([false]);
  const queued = await readOutbox(cms);
  expect(queued).toHaveLength(2 * enquiries);
  expect(new Set(queued.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(['pending 0']));

  // It is back: each message takes the server 200 ms. One dealer's mailbox is gone meanwhile.
  const returnedMs = begunMs + 24 * hourMs;
  expect(clock.ms).toBe(returnedMs);
  const server = await startMailServer({
    onRecipient: (address) => (address.endsWith('@knysna.example') ? '550 5.1.1 unknown' : null),
    onMessage: () => {
      clock.ms += 200;
    },
  });
  const worker = makeWorker(server.url);
  while (
    (await readRows(cms, sql`SELECT id FROM outbox_messages WHERE status IN ('pending', 'leased') LIMIT 1`)).length > 0
  ) {
    if ((await worker.sendDue()) === 0) clock.ms += 5_000;
  }
  await server.close();
  expect(clock.ms - returnedMs).toBeLessThan(15 * minuteMs);
  expect(await countOfPauses()).toEqual([true]);

  const outbox = await readOutbox(cms);
  const dead = outbox.filter(({ status }) => status === 'dead');
  expect(dead).toHaveLength(enquiries / dealers.length);
  expect(new Set(dead.flatMap(({ recipients }) => recipients))).toEqual(new Set(['sales@knysna.example']));
  const healthy = outbox.filter(({ status }) => status !== 'dead');
  expect(new Set(healthy.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(['sent 1']));
  // Every letter of the dead mailbox went to the fallback recipients, and nothing was lost or sent twice.
  const sentIds = server.received.map((mail) => headerOf(mail, 'Message-ID') ?? '');
  expect(sentIds.sort()).toEqual(healthy.map(({ message_id }) => message_id).sort());
  expect(
    healthy
      .filter(({ kind }) => kind === 'escalation')
      .map(({ enquiry_id }) => enquiry_id)
      .sort(),
  ).toEqual(dead.map(({ enquiry_id }) => enquiry_id).sort());
  const [mailbox, ...others] = await readRows(cms, sql`SELECT count FROM alarms WHERE kind = 'dead-mailbox'`);
  expect(Number(mailbox?.count)).toBe(dead.length);
  expect(others).toEqual([]);
}, 600_000);
