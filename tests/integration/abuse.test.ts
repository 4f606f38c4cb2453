import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marketingConsent } from '@/api/marketing-consent';
import type { Operation } from '@/api/operation';
import { sendEmail } from '@/api/send-email';
import { subscribeUser } from '@/api/subscribe-user';
import { readRows, sql } from '@/cms/atomic-write';
import { submitForm } from '@/commands/enquiry/submit-form';
import { toDay } from '@/domain/calendar/south-african-time';
import type { FieldValue, Form, FormField, FormValue } from '@/domain/form/form';
import { enquiryForms } from '@/domain/form/forms/enquiry-forms';
import { readForm } from '@/domain/form/read-form';
import { openCms } from './database';
import { createMarket, emptyOutbox, readOutbox } from './enquiry-market';
import { createRecords, post, storeFileRow } from './enquiry-records';

let cms: Payload;
let adId = '';
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  adId = String((await createRecords(cms)).ad.id);
});
beforeEach(() => emptyOutbox(cms));

const today = toDay(new Date());
const tomorrow = toDay(new Date(Date.now() + 86_400_000));
const forms: readonly Form[] = Object.values(enquiryForms);
const writing: readonly Operation[] = [sendEmail, subscribeUser, marketingConsent];

const general = {
  type: 'GENERAL_ENQUIRY',
  subject: 'General',
  fullName: 'Thandi Mokoena',
  contactNumber: '0821234567',
  emailAddress: 'thandi@mail.example',
  province: 'Gauteng',
  dealer: 'crest',
};

/** Something right for every field of a form; `dirt` is put into every text. */
function fill(form: Form, dirt = ''): Record<string, string> {
  const values: Partial<Record<FormField['kind'], string>> = {
    name: `Thandi${dirt}`,
    email: 'thandi@mail.example',
    phone: '0821234567',
    phoneCountry: 'ZA',
    province: 'Gauteng',
    number: '7',
    day: tomorrow,
    tick: 'true',
  };
  const codes: Record<string, string> = { dealer: 'crest', ad_id: adId, productCode: '99M' };
  return Object.fromEntries(
    form.fields
      .filter(({ kind }) => kind !== 'file')
      .map(({ name, kind, options }) => [name, values[kind] ?? codes[name] ?? options?.[0] ?? `x${dirt}`]),
  );
}

describe('what stores something', () => {
  it.each(writing.map((operation) => [operation.path, operation] as const))(
    'contract “JSON endpoints”: %s refuses another site’s page and takes a client without a browser’s headers',
    async (_, operation) => {
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ];
      for (const headers of foreign) {
        const response = await post(operation, operation.example, headers);
        expect([response.status, response.headers.get('Content-Type')]).toEqual([403, 'application/problem+json']);
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
      }
      const own: Record<string, string>[] = [{}, { origin: 'http://localhost' }, { 'sec-fetch-site': 'same-origin' }];
      for (const headers of own) {
        expect((await post(operation, operation.example, headers)).status).not.toBe(403);
      }
    },
  );

  it.each(writing.map((operation) => [operation.path, operation] as const))(
    'contract “under rate limits”: %s says when to send again, to the sender of too much alone',
    async (_, operation) => {
      const headers = { 'x-forecourt-client': `2001:db8:${operation.path.length}::1` };
      const statuses = new Set<number>();
      for (let sent = 0; sent < 130; sent += 1) statuses.add((await post(operation, '{}', headers)).status);
      expect([...statuses]).toEqual([422, 429]);
      const refused = await post(operation, '{}', headers);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ status: 429, errors: [] });
      expect((await post(operation, '{}')).status).toBe(422);
    },
  );

  it.each(writing.map((operation) => [operation.path, operation] as const))(
    'contract “problem+json”: %s refuses what is too large or no object in JSON',
    async (_, operation) => {
      for (const [body, status] of [
        [`{"type":"${'x'.repeat(70_000)}"}`, 413],
        ['', 400],
        ['[]', 400],
        ['{"type":', 400],
        ['fullName=Thandi', 400],
      ] as const) {
        expect((await post(operation, body)).status).toBe(status);
      }
      expect(await readOutbox(cms)).toEqual([]);
    },
  );
});

const dirts = ['\r\nBcc: evil@evil.example', '\nSubject: evil', '\rX-Evil: 1', '\u2028Bcc: a', '%0d%0aBcc: a', '\0'];

/** Sends a form with dirt in every text. A name that holds an address and a line that is too long go without. */
async function sendWith(form: Form, dirt: string) {
  const file = form.file ? { [form.file.field]: await storeFileRow(cms, form.file.folder) } : {};
  const typed = { ...fill(form, dirt), ...file };
  const read = readForm(form, typed, { today });
  const refused = read.ok ? [] : read.errors;
  expect(refused.filter(({ code }) => !['fullNameInvalid', 'tooLong'].includes(code))).toEqual([]);
  const clean = Object.fromEntries(refused.map(({ field }) => [field, fill(form)[field]]));
  expect((await post(sendEmail, { type: form.type, ...typed, ...clean })).status).toBe(200);
}

describe('a line end', () => {
  it.each(forms.map((form) => [form.name, form] as const))(
    'issue-6 §5: in any field of %s reaches no header, no subject and no recipient',
    async (_, form) => {
      for (const dirt of dirts) await sendWith(form, dirt);
      const rows = await readRows(
        cms,
        sql`SELECT recipients, sender_name, sender_address, reply_to, subject, headers FROM outbox_messages`,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { recipients, headers, ...line } of rows) {
        for (const value of Object.values(line)) expect(String(value)).not.toMatch(/[\r\n\0\u2028]/);
        expect(JSON.stringify([recipients, headers])).not.toMatch(/evil|Bcc|\\r|\\n/i);
      }
    },
  );

  it('issue-6 §5: in an address is refused, in the type too', async () => {
    for (const change of [
      { emailAddress: 'thandi@mail.example\r\nBcc: evil@evil.example' },
      { emailAddress: 'thandi@mail.example,evil@evil.example' },
      { emailAddress: ['thandi@mail.example', 'evil@evil.example'] },
      { emailAddress: '<evil@evil.example>' },
      { type: 'GENERAL_ENQUIRY\r\nBcc: evil@evil.example' },
      { dealer: 'crest\r\nBcc: evil@evil.example' },
    ]) {
      expect((await post(sendEmail, { ...general, ...change })).status).toBe(422);
    }
    expect(await readOutbox(cms)).toEqual([]);
  });
});

describe('letters to an address that nobody has proved', () => {
  const send = (emailAddress: string, onConflict: 'new-enquiry' | 'refuse', index: number) => {
    const { type, ...typed } = { ...general, emailAddress, fullName: `Thandi ${index % 2 ? 'M' : 'N'}` };
    const form: Form = enquiryForms.general;
    const read = readForm(form, typed, { today });
    if (!read.ok) throw new Error('the form is wrong');
    const value: FormValue & Record<string, FieldValue> = read.value;
    const idempotencyKey = `${onConflict}-${index}-${emailAddress}`;
    return onConflict === 'refuse'
      ? submitForm(cms, { form, value, locale: 'en', idempotencyKey, onConflict })
      : submitForm(cms, { form, value, locale: 'en', idempotencyKey, onConflict });
  };

  it.each(['new-enquiry', 'refuse'] as const)(
    'contract “a cap of confirmation mails per address”: end after some (%s), while every enquiry reaches its dealer',
    async (onConflict) => {
      const emailAddress = `victim-${onConflict}@mail.example`;
      for (let index = 0; index < 25; index += 1) {
        expect(await send(emailAddress, onConflict, index)).toMatchObject({ ok: true, isCopySent: index < 10 });
      }
      const kinds = (await readOutbox(cms)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'dealer')).toHaveLength(25);
      expect(kinds.filter((kind) => kind === 'visitor')).toHaveLength(10);
    },
  );
});
