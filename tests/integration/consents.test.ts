import { createHmac, randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { type NewConsent, toConsentCode, toConsentStatements, toReceiptPath } from '@/commands/privacy/consents';
import { mayReceiveMarketing } from '@/commands/privacy/marketing-permission';
import { importOptOutRegister } from '@/commands/privacy/opt-out-register';
import { receiveWithdrawal } from '@/features/consent/receive-withdrawal';
import { sendReceipt } from '@/features/consent/send-receipt';
import { getEnv } from '@/lib/env';
import { getConsentReceipt } from '@/queries/consents';
import { openCms } from './database';
import { createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';

const now = new Date('2026-11-22T10:00:00Z');
const dayMs = 24 * 60 * 60_000;

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(async () => {
  await atomicWrite(cms, [
    sql`DELETE FROM consents`,
    sql`DELETE FROM subscribers`,
    sql`DELETE FROM audit_entries`,
    sql`DELETE FROM opt_outs`,
    sql`DELETE FROM alarms`,
    sql`UPDATE enquiry_settings SET register_cleansed_at = NULL`,
  ]);
  await emptyOutbox(cms);
});

function newConsent(changes: Partial<NewConsent> = {}): NewConsent {
  return {
    emailAddress: 'Thandi@Mail.example',
    fullName: 'Thandi Mokoena',
    contactNumber: '+27821234567',
    divisions: ['TFS', 'Hino'],
    channels: ['Email', 'SMS'],
    wording: 'Ek stem in om nuus en aanbiedinge te ontvang.',
    locale: 'af',
    source: 'special-offer',
    now,
    ...changes,
  };
}

async function give(changes: Partial<NewConsent> = {}) {
  const code = toConsentCode();
  await atomicWrite(cms, toConsentStatements(newConsent({ code, ...changes })));
  const [, , , proof = ''] = toReceiptPath(code).split('/');
  return { code, proof };
}

const audit = () => readRows(cms, sql`SELECT action, subject, actor, facts FROM audit_entries ORDER BY id`);

describe('a consent’s receipt', () => {
  it('issue-6 §4: keeps who agreed to what wording in which language, for which divisions and channels, when', async () => {
    const { code, proof } = await give();
    expect(await getConsentReceipt(code, proof)).toEqual({
      code,
      person: {
        fullName: 'Thandi Mokoena',
        emailAddress: 'thandi@mail.example',
        contactNumber: '+27821234567',
      },
      divisions: ['TFS', 'Hino'],
      channels: ['Email', 'SMS'],
      wording: 'Ek stem in om nuus en aanbiedinge te ontvang.',
      locale: 'af',
      source: 'special-offer',
      givenAt: now,
      withdrawnAt: null,
    });
    const entries = await audit();
    expect(entries).toMatchObject([{ action: 'consent.given', subject: `consents/${code}` }]);
    expect(JSON.stringify(entries)).not.toMatch(/thandi|mokoena|8212/i);
  });

  it('issue-6 §4: is stored with the enquiry of its write, once, however often the form is sent', async () => {
    const idempotencyKey = randomUUID();
    const statements = (enquiry: { reference: string; idempotencyKey: string }) =>
      toConsentStatements(newConsent({ enquiry, receiptFrom: { name: 'Forecourt', address: 'a@forecourt.example' } }));
    const first = await submitEnquiry(cms, quoteRequest({ idempotencyKey, statements }));
    await submitEnquiry(cms, quoteRequest({ idempotencyKey, statements }));
    if (!first.ok) throw new Error(first.error);
    const consents = await readRows(cms, sql`SELECT enquiry_id FROM consents`);
    expect(consents.map((row) => Number(row.enquiry_id))).toEqual([first.enquiryId]);
    expect((await audit()).filter(({ action }) => action === 'consent.given')).toHaveLength(1);
    const letters = (await readOutbox(cms)).filter(({ kind }) => kind === 'privacy');
    expect(letters.map(({ recipients }) => recipients)).toEqual([['Thandi@Mail.example']]);
    expect(letters[0]?.text).toContain(`${getEnv().siteUrl}/af/consents/`);
    expect(letters[0]?.text).not.toContain('Mokoena');
  });

  it('issue-6 §4: is downloaded by its link, and by no other', async () => {
    const { code, proof } = await give();
    const file = await sendReceipt({ locale: 'en', code, proof });
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="consent-receipt-[0-9a-f]{8}\.txt"$/,
    );
    const text = await file.text();
    for (const part of ['Thandi Mokoena', 'Toyota Financial Services, Hino', 'Email, Text messages', 'Ek stem in om']) {
      expect(text).toContain(part);
    }
    expect((await sendReceipt({ locale: 'en', code, proof: `${proof.slice(0, -1)}!` })).status).toBe(404);
    expect(await getConsentReceipt(code, '')).toBeNull();
  });
});

describe('a consent is withdrawn', () => {
  const send = (link: { code: string; proof: string }, init: RequestInit = {}) =>
    receiveWithdrawal(new Request('http://localhost/withdraw', { method: 'POST', ...init }), {
      locale: 'zu',
      ...link,
    });

  it('issue-6 §4: by its link without login; again is harmless and keeps the time', async () => {
    const link = await give();
    const answer = await send(link, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/zu/consents/${link.code}/${link.proof}`]);
    const withdrawnAt = (await getConsentReceipt(link.code, link.proof))?.withdrawnAt;
    expect(withdrawnAt).toBeInstanceOf(Date);
    await send(link, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect((await getConsentReceipt(link.code, link.proof))?.withdrawnAt).toEqual(withdrawnAt);
    expect((await audit()).filter(({ action }) => action === 'consent.withdrawn')).toHaveLength(1);
  });

  it('issue-6 §4: by one click of a mail program (RFC 8058), which comes from no page', async () => {
    const link = await give();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await send(link, { body, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
    expect((await getConsentReceipt(link.code, link.proof))?.withdrawnAt).not.toBeNull();
  });

  it('issue-6 §4: not from another site, nor with a wrong link', async () => {
    const link = await give();
    expect((await send(link, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await send({ ...link, proof: 'A'.repeat(22) })).status).toBe(404);
    expect((await getConsentReceipt(link.code, link.proof))?.withdrawnAt).toBeNull();
  });

  it('issue-6 §4: with it ends the subscription, and what waits to be sent to it', async () => {
    const code = toConsentCode();
    await atomicWrite(cms, [
      sql`INSERT INTO subscribers (email_address, first_name, last_name, code, status, topics, language)
        VALUES ('thandi@mail.example', 'Thandi', 'Mokoena', 'subscriber-code', 'confirmed', '[]', 'en')`,
      ...toConsentStatements(newConsent({ code, subscriber: { code: 'subscriber-code' } })),
      sql`INSERT INTO outbox_messages (message_id, kind, recipients, delivered, sender_name, sender_address, subject,
          text, html, status, attempts, accepted_at, subscriber_id)
        SELECT '<1@forecourt.example>', 'newsletter', '["thandi@mail.example"]', '[]', 'Forecourt', 'a@forecourt.example',
          'News', 'News', 'News', 'pending', 0, '2026-11-22T10:00:00.000Z', id
        FROM subscribers WHERE code = 'subscriber-code'`,
    ]);
    const [, , , proof = ''] = toReceiptPath(code).split('/');
    await send({ code, proof });
    expect(await readRows(cms, sql`SELECT status FROM subscribers`)).toEqual([{ status: 'left' }]);
    expect(await readOutbox(cms)).toEqual([]);
  });
});

/** The CMS, whose database is gone once it was used so many times. */
function breakAfter(uses: number): Payload {
  let left = uses;
  return new Proxy(cms, {
    get: (target, key) => {
      if (key !== 'db') return Reflect.get(target, key);
      left -= 1;
      if (left < 0) throw new Error('the database is gone');
      return target.db;
    },
  });
}

describe('marketing', () => {
  const ask = (changes: { emailAddress?: string; contactNumber?: string; division?: string; at?: Date } = {}) => {
    const { at = now, ...addressee } = changes;
    const asked = { emailAddress: 'THANDI@mail.example', division: 'TFS', channel: 'Email', ...addressee };
    return mayReceiveMarketing(cms, { ...asked, now: at });
  };
  const importRegister = (text: string, at = now) => importOptOutRegister(cms, { text, actor: 'users/1', now: at });

  it('issue-6 §4: needs a consent that was not withdrawn', async () => {
    await importRegister('somebody@else.example');
    expect(await ask()).toEqual({ ok: false, reason: 'no-consent' });
    const { code, proof } = await give();
    expect(await ask()).toEqual({ ok: true });
    expect(await ask({ division: 'Lexus' })).toEqual({ ok: false, reason: 'no-consent' });
    await receiveWithdrawal(new Request('http://localhost/', { method: 'POST' }), { locale: 'en', code, proof });
    expect(await ask()).toEqual({ ok: false, reason: 'withdrawn' });
  });

  it('issue-6 §4: stops at the opt-out register, by address and by number', async () => {
    await give();
    await importRegister('somebody@else.example\n082 123 4567');
    expect(await ask()).toEqual({ ok: true });
    expect(await ask({ contactNumber: '+27821234567' })).toEqual({ ok: false, reason: 'opted-out' });
    await importRegister('Thandi@mail.example');
    expect(await ask()).toEqual({ ok: false, reason: 'opted-out' });
  });

  it('issue-6 §4: is blocked for everybody without a fresh register, and an alarm says so until the next import', async () => {
    await give();
    expect(await ask()).toEqual({ ok: false, reason: 'register-old' });
    const open = () => readRows(cms, sql`SELECT kind, count FROM alarms WHERE cleared_at IS NULL`);
    expect(await open()).toMatchObject([{ kind: 'register-old' }]);
    await importRegister('somebody@else.example');
    expect(await open()).toEqual([]);
    const thirtyDaysOn = new Date(now.getTime() + 30 * dayMs);
    expect(await ask({ at: thirtyDaysOn })).toEqual({ ok: true });
    expect(await ask({ at: new Date(thirtyDaysOn.getTime() + 1) })).toEqual({ ok: false, reason: 'register-old' });
    expect(await open()).toHaveLength(1);
  });

  it('issue-6 §4: an import replaces the register by hashes, in one go, and is noted', async () => {
    const many = Array.from({ length: 1_201 }, (_, index) => `person${index}@mail.example`).join('\n');
    expect(await importRegister(many)).toEqual({ ok: true, count: 1_201 });
    expect(await importRegister('0821234567\nthandi@mail.example')).toEqual({ ok: true, count: 2 });
    const rows = await readRows(cms, sql`SELECT hash FROM opt_outs`);
    const hashes = ['+27821234567', 'thandi@mail.example'].map((contact) =>
      createHmac('sha256', `contact:${getEnv().payloadSecret}`).update(contact).digest('hex'),
    );
    expect(rows.map(({ hash }) => String(hash)).sort()).toEqual(hashes.sort());
    const noted = (await audit()).filter(({ action }) => action === 'opt-out-register.imported');
    expect(noted.map(({ actor }) => actor)).toEqual(['users/1', 'users/1']);
  });

  it.each([
    { when: 'after a first piece', uses: 2, isDated: false },
    { when: 'before its date', uses: 4, isDated: false },
    { when: 'after its date', uses: 5, isDated: true },
  ])('issue-6 §4: an import that breaks off $when lets nobody go, and the next one makes up for it', async (broken) => {
    await give();
    await importRegister('thandi@mail.example');
    const many = Array.from({ length: 1_201 }, (_, index) => `person${index}@mail.example`).join('\n');
    const later = new Date(now.getTime() + dayMs);
    const imported = importOptOutRegister(breakAfter(broken.uses), { text: many, actor: 'users/1', now: later });
    await expect(imported).rejects.toThrow('the database is gone');
    expect(await ask()).toEqual({ ok: false, reason: 'opted-out' });
    const [settings] = await readRows(cms, sql`SELECT register_cleansed_at FROM enquiry_settings`);
    const cleansedAt = new Date(String(settings?.register_cleansed_at));
    expect(cleansedAt).toEqual(broken.isDated ? later : now);
    expect(await importRegister('somebody@else.example')).toEqual({ ok: true, count: 1 });
    expect(await readRows(cms, sql`SELECT id FROM opt_outs`)).toHaveLength(1);
    expect(await ask()).toEqual({ ok: true });
  });

  it('issue-6 §4: a long import lets other writes go between', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `person${index}@mail.example`).join('\n');
    let isDone = false;
    const imported = importRegister(lines).finally(() => {
      isDone = true;
    });
    let writes = 0;
    while (!isDone) {
      await atomicWrite(cms, [sql`UPDATE enquiry_settings SET updated_at = updated_at`]);
      await turn();
      writes += 1;
    }
    expect(await imported).toEqual({ ok: true, count: 20_000 });
    // One at least between any two of its forty pieces.
    expect(writes).toBeGreaterThan(40);
    const [row] = await readRows(cms, sql`SELECT COUNT(*) AS total FROM opt_outs`);
    expect(Number(row?.total)).toBe(20_000);
  });

  it('issue-6 §4: a file with a line that cannot be read changes nothing', async () => {
    await importRegister('thandi@mail.example');
    const before = await readRows(cms, sql`SELECT hash FROM opt_outs`);
    expect(await importRegister('somebody@else.example\nnobody', new Date(now.getTime() + dayMs))).toEqual({
      ok: false,
      error: 'unreadable',
      lines: [2],
    });
    expect(await importRegister('a heading')).toEqual({ ok: false, error: 'empty' });
    expect(await readRows(cms, sql`SELECT hash FROM opt_outs`)).toEqual(before);
  });
});
