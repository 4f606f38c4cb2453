import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/cms/access/roles';
import { exportEndpoint } from '@/cms/admin/export-enquiries';
import { readRows, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { submitForm } from '@/commands/enquiry/submit-form';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { general } from '@/domain/form/forms/general';
import { tradeIn } from '@/domain/form/forms/trade-in';
import { getFormWords } from '@/i18n/form-words';
import { createSmtpTransport } from '@/integrations/mail/smtp-transport';
import { signWebhook } from '@/integrations/webhook/call-webhook';
import { getEnv } from '@/lib/env';
import { openCms } from './database';
import { createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';
import { storeFileRow } from './enquiry-records';
import { headerOf, startMailServer } from './mail-server';

const secret = 'a secret of at least thirty-two letters';
const minuteMs = 60_000;

let cms: Payload;
let dealerIds: Record<string, number>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
const calls: { body: string; headers: Record<string, unknown> }[] = [];
let status = 200;
const system = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  calls.push({ body, headers: request.headers });
  response.writeHead(status).end();
});

beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  mail = await startMailServer();
  system.listen(0, '127.0.0.1');
  await once(system, 'listening');
  const address = system.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { docs } = await cms.find({ collection: 'dealers', depth: 0 });
  dealerIds = Object.fromEntries(docs.map(({ slug, id }) => [slug, id]));
  const webhookUrl = `http://127.0.0.1:${port}/leads`;
  const connections = [
    {
      name: 'Sandton',
      dealer: dealerIds.sandton,
      webhookUrl,
      webhookSecret: secret,
      adfAddress: 'adf@sandton.example',
    },
    { name: 'Everybody', adfAddress: 'all@systems.example' },
    { name: 'Asleep', isActive: false, adfAddress: 'asleep@systems.example' },
    { name: 'Unsigned', webhookUrl },
    { name: 'Maseru', dealer: dealerIds.maseru, adfAddress: 'adf@maseru.example' },
  ];
  for (const data of connections) await cms.create({ collection: 'crm-connections', data });
});
afterAll(async () => {
  await mail.close();
  system.close();
});
beforeEach(async () => {
  await emptyOutbox(cms);
  calls.length = 0;
  mail.received.length = 0;
  status = 200;
});

const clock = { ms: Date.parse('2026-11-20T06:00:00Z') };
function work(url = mail.url) {
  const transport = createSmtpTransport(url);
  return createOutboxWorker({
    payload: cms,
    transport,
    timeScale: 1,
    now: () => new Date(clock.ms),
    random: () => 0,
  }).sendDue();
}
const submit = (changes = {}) => submitEnquiry(cms, quoteRequest(changes), new Date(clock.ms));
const webhookRow = async () => (await readOutbox(cms)).find(({ kind }) => kind === 'webhook');

async function download(role: Role | null, dealer?: number) {
  const user = role && { id: 7, email: 'a@forecourt.example', name: 'A', role, dealer, collection: 'users' as const };
  const request = await createLocalReq(user ? { user: user as NonNullable<PayloadRequest['user']> } : {}, cms);
  return exportEndpoint.handler(request);
}

/** What a trade-in form holds, apart from its file. */
const offered = {
  firstName: 'Thandi Mokoena',
  contactNumber: '+27821234567',
  emailAddress: 'thandi@mail.example',
  province: 'Gauteng',
  suburb: 'Parkhurst',
  dealer: 'sandton',
  make: 'Toyota',
  model: 'Corolla',
  variant: '1.8 XS',
  year: '2019',
  vehiclecondition: 'Average',
  odometerReading: '84000',
  askingprice: '250000',
};

describe('other systems', () => {
  it('issue-6 §2: an enquiry goes to the active connections of its dealer and of the whole site', async () => {
    await submit();
    await submit({ dealerSlug: 'maseru' });
    const outbox = await readOutbox(cms);
    const systems = outbox.filter(({ kind }) => kind === 'adf' || kind === 'webhook');
    expect(systems.map(({ kind, recipients }) => `${kind} ${kind === 'adf' ? recipients[0] : ''}`)).toEqual([
      'adf adf@sandton.example',
      'webhook ',
      'adf all@systems.example',
      'adf all@systems.example',
      'adf adf@maseru.example',
    ]);
  });

  it('issue-6 §2: a webhook is called once with the enquiry, signed, keyed by its message', async () => {
    const submitted = await submit();
    await work();
    expect(calls).toHaveLength(1);
    const [{ body, headers } = { body: '', headers: {} }] = calls;
    const row = await webhookRow();
    expect(row).toMatchObject({ status: 'sent', delivered_to: 'webhook' });
    expect(headers['idempotency-key']).toBe(row?.message_id.slice(1, -1));
    expect(headers['x-forecourt-signature']).toBe(
      signWebhook(String(headers['x-forecourt-timestamp']), body, [secret]),
    );
    expect(JSON.parse(body)).toMatchObject({
      version: 1,
      enquiry: {
        reference: submitted.ok && submitted.reference,
        type: 'QUOTE_REQUEST',
        contact: { fullName: 'Thandi Mokoena', contactNumber: '+27821234567' },
        dealer: { supplierCode: 'SANDTON' },
        modelCode: 'HDC28LRS',
      },
    });
  });

  it('issue-6 §2: ADF arrives as plain text', async () => {
    await submit();
    await work();
    const adf = mail.received.find(({ recipients }) => recipients.includes('adf@sandton.example'));
    expect(adf && headerOf(adf, 'Content-Type')).toMatch(/^text\/plain/);
    expect(adf?.source).toContain('<?adf version=');
  });

  it('issue-6 §2: a webhook that fails is tried again like mail; refused, it is dead and raises an alarm', async () => {
    status = 503;
    await submit();
    await work();
    expect(await webhookRow()).toMatchObject({ status: 'pending', attempts: 1, last_error: 'EHTTP 503' });
    clock.ms += minuteMs;
    status = 410;
    await work();
    expect(await webhookRow()).toMatchObject({ status: 'dead', last_error: 'EHTTP 410' });
    const open = () =>
      readRows(cms, sql`SELECT subject FROM alarms WHERE kind = 'webhook-failed' AND cleared_at IS NULL`);
    expect(await open()).toHaveLength(1);
    status = 200;
    await submit();
    await work();
    expect(await open()).toEqual([]);
  });

  it('issue-6 §2: a system whose mailbox is dead raises an alarm, until it takes an enquiry', async () => {
    mail.behaviour.onRecipient = (address) => (address.startsWith('adf') ? '550 5.1.1 unknown' : null);
    await submit();
    await work();
    const open = () =>
      readRows(cms, sql`SELECT detail FROM alarms WHERE kind = 'webhook-failed' AND cleared_at IS NULL`);
    expect((await open()).map(({ detail }) => detail)).toEqual([
      'A connection does not take enquiries by mail: EENVELOPE 550 5.1.1',
    ]);
    mail.behaviour.onRecipient = () => null;
    await submit();
    await work();
    expect(await open()).toEqual([]);
  });

  it('issue-6 §2: a trade-in goes out as a used vehicle that is offered, and its file’s private name to nobody', async () => {
    const fileName = await storeFileRow(cms, 'trade-in');
    const submitted = await submitForm(cms, {
      form: tradeIn,
      value: { ...offered, attachment: fileName },
      locale: 'zu',
      idempotencyKey: randomUUID(),
      onConflict: 'refuse',
      now: new Date(clock.ms),
    });
    const reference = submitted.ok ? submitted.reference : '';
    const outbox = await readOutbox(cms);
    const [adf] = outbox.filter(({ kind }) => kind === 'adf');
    for (const part of [
      '<vehicle interest="trade-in" status="used">',
      '<year>2019</year>',
      '<make>Toyota</make>',
      '<model>Corolla</model>',
      '<odometer units="km">84000</odometer>',
      '<condition>fair</condition>',
      '<price type="asking" currency="ZAR">250000</price>',
      `Files and answers: ${getEnv().siteUrl}/admin/inbox/${reference}`,
    ]) {
      expect(adf?.text).toContain(part);
    }
    const { enquiry } = JSON.parse(outbox.find(({ kind }) => kind === 'webhook')?.text ?? '{}');
    expect(enquiry.details.attachment).toBe('attached');
    expect(enquiry.asked).toContainEqual({ label: getFormWords('en', 'trade-in').fields.suburb, value: 'Parkhurst' });
    expect(enquiry.inboxUrl).toMatch(new RegExp(`/admin/inbox/${reference}$`));
    const csv = await (await download('admin')).text();
    expect(csv).toContain('attachment: attached');
    expect(JSON.stringify(outbox) + csv).not.toContain(fileName);
  });

  it.each([
    ['Book A Test Drive', 'test-drive'],
    ['Parts Enquiry', 'buy'],
  ])('issue-6 §2: ADF of a general enquiry, %s, names no vehicle that nobody named', async (subject, interest) => {
    const { firstName: fullName, contactNumber, emailAddress, province, dealer } = offered;
    await submitForm(cms, {
      form: general,
      value: { fullName, contactNumber, emailAddress, province, dealer, subject, message: 'Soon' },
      locale: 'en',
      idempotencyKey: randomUUID(),
      onConflict: 'refuse',
      now: new Date(clock.ms),
    });
    const [adf] = (await readOutbox(cms)).filter(({ kind }) => kind === 'adf');
    expect(adf?.text).toContain(`<vehicle interest="${interest}" status="new">`);
    expect(adf?.text).toContain('<model>Not stated</model>');
    expect(adf?.text).toContain(`About: ${subject}`);
  });

  it('issue-6 §2: webhooks go on while the mail queue stands still, and never stop it', async () => {
    await submit();
    await work('smtp://127.0.0.1:1');
    await submit();
    await work('smtp://127.0.0.1:1');
    expect(calls).toHaveLength(2);
    status = 500;
    clock.ms += minuteMs;
    await submit();
    await work();
    expect(mail.received.length).toBe(12);
  });
});

describe('the export', () => {
  it('issue-6 §2: each role gets what it may read, formulas are neutralised, and who took how many is noted', async () => {
    const { contact } = quoteRequest();
    await submit({ contact: { ...contact, fullName: '=HYPERLINK("https://evil.example")' } });
    await submit({ dealerSlug: 'maseru' });
    for (const role of [null, 'editor', 'translator', 'finance-desk'] as const) {
      expect((await download(role)).status).toBe(403);
    }
    const all = await download('lead-reader');
    expect(all.headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-/);
    const bytes = new Uint8Array(await all.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(head).toMatch(/^Reference,/);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(rows[0]).toContain(",'+27821234567,");

    const own = await (await download('dealer', dealerIds.maseru)).text();
    expect(own).toContain('Dealer maseru');
    expect(own).not.toContain('Dealer sandton');
    const noted = await readRows(
      cms,
      sql`SELECT actor, facts FROM audit_entries WHERE action = 'enquiries.exported' ORDER BY id`,
    );
    expect(noted.slice(-2).map(({ facts }) => (typeof facts === 'string' ? JSON.parse(facts) : facts))).toEqual([
      { count: 2 },
      { count: 1 },
    ]);
    expect(noted.at(-1)?.actor).toBe('users/7');
  });

  it('issue-6 §2: more enquiries than a page holds are all there, once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => submit()));
    const [enquiry] = await readRows(cms, sql`SELECT MAX(id) AS id FROM enquiries`);
    for (let copy = 0; copy < 250; copy += 1) {
      await cms.db.create({
        collection: 'enquiries',
        data: {
          reference: `FC-COPY-${copy}`,
          type: 'QUOTE_REQUEST',
          status: 'new',
          fullName: 'Copy',
          contactNumber: '+27821234567',
          emailAddress: 'copy@mail.example',
          locale: 'en',
          submittedAt: new Date(clock.ms).toISOString(),
          idempotencyKey: `copy-${enquiry?.id}-${copy}`,
          contentHash: 'copy',
        },
      });
    }
    const rows = (await (await download('admin')).text()).trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(260);
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(260);
  });
});
