import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { toConsentStatements } from '@/commands/privacy/consents';
import { askAboutData } from '@/commands/privacy/privacy-requests';
import { deleteExpired } from '@/commands/privacy/retention';
import { juniorAcademy } from '@/domain/form/forms/junior-academy';
import { tradeIn } from '@/domain/form/forms/trade-in';
import { getEnv } from '@/lib/env';
import { writePrivateFile } from '@/lib/private-files';
import { openCms } from './database';
import { createMarket, quoteRequest, readOutbox } from './enquiry-market';

const now = new Date('2026-11-22T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(() =>
  atomicWrite(cms, [
    sql`DELETE FROM enquiry_notes`,
    sql`DELETE FROM enquiry_files`,
    sql`DELETE FROM outbox_messages`,
    sql`DELETE FROM consents`,
    sql`DELETE FROM subscribers`,
    sql`DELETE FROM privacy_requests`,
    sql`DELETE FROM enquiries`,
    sql`DELETE FROM audit_entries`,
    sql`DELETE FROM enquiry_settings_retention`,
  ]),
);

async function enquire(type: string, days: number) {
  const submitted = await submitEnquiry(cms, quoteRequest({ type, sameAs: [type, days] }), daysAgo(days));
  if (!submitted.ok) throw new Error(submitted.error);
  return submitted.enquiryId;
}

function insertMail({
  kind,
  status,
  days,
  messageId = `<${kind}-${status}-${days}@site.example>`,
}: {
  kind: string;
  status: string;
  days: number;
  messageId?: string;
}) {
  return sql`INSERT INTO outbox_messages (message_id, kind, recipients, delivered, sender_name, sender_address, subject,
      text, html, status, attempts, accepted_at)
    VALUES (${messageId}, ${kind}, '["thandi@mail.example"]', '[]', 'Forecourt', 'a@site.example', 'News', 'News', '',
      ${status}, 1, ${daysAgo(days).toISOString()})`;
}

const readLeft = async () => {
  const rows = await readRows(cms, sql`SELECT type FROM enquiries ORDER BY submitted_at`);
  return rows.map(({ type }) => type);
};

async function readProof() {
  const rows = await readRows(
    cms,
    sql`SELECT subject, facts FROM audit_entries
    WHERE action = 'retention.deleted' ORDER BY subject`,
  );
  return rows.map(({ subject, facts }) => [subject, typeof facts === 'string' ? JSON.parse(facts) : facts]);
}

describe('deleteExpired', () => {
  it('issue-6 §4: deletes what is older than its form allows, with mail, notes and files, and leaves proof', async () => {
    await enquire('QUOTE_REQUEST', 364);
    await enquire('QUOTE_REQUEST', 366);
    const old = await enquire('QUOTE_REQUEST', 400);
    const { fileName } = await writePrivateFile('trade-in', 'jpg', new Uint8Array([1]));
    await atomicWrite(cms, [
      sql`INSERT INTO enquiry_notes (enquiry_id, kind, text) VALUES (${old}, 'note', 'old')`,
      sql`INSERT INTO enquiry_files (file_name, original_name, folder, mime_type, bytes, sha256, scan, enquiry_id)
        VALUES (${fileName}, 'a.jpg', 'trade-in', 'image/jpeg', 1, 'abc', 'clean', ${old})`,
    ]);
    await deleteExpired.run(cms, now);
    expect(await readLeft()).toEqual(['QUOTE_REQUEST']);
    expect(await readOutbox(cms)).toHaveLength(2);
    expect(await readRows(cms, sql`SELECT id FROM enquiry_notes`)).toEqual([]);
    expect(await readRows(cms, sql`SELECT id FROM enquiry_files`)).toEqual([]);
    expect(existsSync(join(getEnv().dataDir, 'private/trade-in', fileName))).toBe(false);
    expect(await readProof()).toEqual([
      ['forms/QUOTE_REQUEST', { count: 2, oldest: daysAgo(400).toISOString(), newest: daysAgo(366).toISOString() }],
    ]);
    await deleteExpired.run(cms, now);
    expect(await readProof()).toHaveLength(1);
  });

  it('issue-6 §4: keeps the junior academy’s the shortest time, and what an editor shortened no longer', async () => {
    await enquire(juniorAcademy.type, 91);
    await enquire(tradeIn.type, 91);
    await enquire('ONEADS_ENQUIRE', 31);
    await cms.updateGlobal({
      slug: 'enquiry-settings',
      data: { promisedHours: 4, retention: [{ form: 'special-offer', days: 30 }] },
    });
    await deleteExpired.run(cms, now);
    expect(await readLeft()).toEqual([tradeIn.type]);
    expect((await readProof()).map(([subject]) => subject)).toEqual(['forms/junior-academy', 'forms/special-offer']);
  });

  it('issue-6 §4: addresses that nobody confirmed are forgotten after 7 days, with their letters', async () => {
    const ask = (emailAddress: string, days: number) =>
      askAboutData(cms, {
        ...{ kind: 'access', fullName: 'Thandi Mokoena', emailAddress, message: '', locale: 'en' },
        ...{ idempotencyKey: emailAddress, now: daysAgo(days) },
      });
    await ask('old@mail.example', 8);
    await ask('new@mail.example', 6);
    await ask('kept@mail.example', 20);
    await atomicWrite(cms, [
      sql`UPDATE privacy_requests SET status = 'open' WHERE email_address = 'kept@mail.example'`,
      ...['pending', 'confirmed'].flatMap((status) => [
        sql`INSERT INTO subscribers (email_address, first_name, last_name, code, status, topics, language, asked_at)
          VALUES (${`${status}@mail.example`}, 'A', 'B', ${status}, ${status}, '[]', 'en', ${daysAgo(8).toISOString()})`,
        ...toConsentStatements({
          ...{ emailAddress: `${status}@mail.example`, fullName: null, contactNumber: null, divisions: ['newsletter'] },
          ...{ channels: ['Email'], wording: 'I agree.', locale: 'en', source: 'newsletter', now: daysAgo(8) },
          subscriber: { code: status },
        }),
      ]),
    ]);
    await deleteExpired.run(cms, now);
    const column = async (rows: ReturnType<typeof readRows>) => (await rows).map((row) => row.email_address);
    expect(await column(readRows(cms, sql`SELECT email_address FROM privacy_requests ORDER BY id`))).toEqual([
      'new@mail.example',
      'kept@mail.example',
    ]);
    expect((await readOutbox(cms)).map(({ recipients }) => recipients[0])).toEqual([
      'new@mail.example',
      'kept@mail.example',
    ]);
    expect(await column(readRows(cms, sql`SELECT email_address FROM subscribers`))).toEqual(['confirmed@mail.example']);
    expect(await column(readRows(cms, sql`SELECT email_address FROM consents`))).toEqual(['confirmed@mail.example']);
    expect((await readProof()).map(([subject, { count }]) => [subject, count])).toEqual([
      ['privacy-requests', 1],
      ['subscribers', 1],
    ]);
  });

  it('issue-6 §4: who left the newsletter is forgotten after 90 days, an answered request after 365; the proof stays', async () => {
    await atomicWrite(cms, [
      ...[89, 91].flatMap((days) => [
        sql`INSERT INTO subscribers (email_address, first_name, last_name, code, status, topics, language, left_at)
          VALUES (${`left${days}@mail.example`}, 'A', 'B', ${`left${days}`}, 'left', '[]', 'en',
            ${daysAgo(days).toISOString()})`,
        ...toConsentStatements({
          ...{ emailAddress: `left${days}@mail.example`, fullName: null, contactNumber: null },
          ...{ divisions: ['newsletter'], channels: ['Email'], wording: 'I agree.', locale: 'en' },
          ...{ source: 'newsletter', now: daysAgo(400), subscriber: { code: `left${days}` } },
        }),
      ]),
      ...[
        ['done', 364],
        ['done', 366],
        ['refused', 366],
      ].map(
        ([status, days]) => sql`INSERT INTO privacy_requests (status, reference, code, kind, full_name, email_address,
            locale, asked_at, done_at)
          VALUES (${String(status)}, ${`FC-${status}-${days}`}, ${`${status}-${days}`}, 'access', 'A', 'a@mail.example',
            'en', ${daysAgo(400).toISOString()}, ${daysAgo(Number(days)).toISOString()})`,
      ),
    ]);
    await deleteExpired.run(cms, now);
    const left = await readRows(cms, sql`SELECT email_address FROM subscribers`);
    expect(left).toEqual([{ email_address: 'left89@mail.example' }]);
    const requests = await readRows(cms, sql`SELECT reference FROM privacy_requests`);
    expect(requests).toEqual([{ reference: 'FC-done-364' }]);
    expect(await readRows(cms, sql`SELECT id FROM consents`)).toHaveLength(2);
    expect((await readProof()).map(([subject, { count }]) => [subject, count])).toEqual([
      ['privacy-requests', 2],
      ['subscribers', 1],
    ]);
  });

  it('issue-6 §4: mail of no enquiry that is done with is forgotten after 90 days, with proof', async () => {
    await atomicWrite(cms, [
      ...['sent', 'dead', 'pending'].flatMap((status) =>
        ['newsletter', 'confirmation', 'privacy'].map((kind) => insertMail({ kind, status, days: 91 })),
      ),
      insertMail({ kind: 'privacy', status: 'sent', days: 89 }),
    ]);
    const submitted = await enquire('QUOTE_REQUEST', 100);
    await atomicWrite(cms, [sql`UPDATE outbox_messages SET status = 'sent' WHERE enquiry_id = ${submitted}`]);
    await deleteExpired.run(cms, now);
    const left = await readRows(
      cms,
      sql`SELECT kind, status FROM outbox_messages WHERE enquiry_id IS NULL ORDER BY accepted_at, kind`,
    );
    expect(left.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'confirmation pending',
      'newsletter pending',
      'privacy pending',
      'privacy sent',
    ]);
    expect(await readRows(cms, sql`SELECT id FROM outbox_messages WHERE enquiry_id IS NOT NULL`)).toHaveLength(2);
    const oldest = daysAgo(91).toISOString();
    expect(await readProof()).toEqual([['outbox-messages', { count: 6, oldest, newest: oldest }]]);
  });

  it('issue-6 §4: the mail of an edition that is not queued whole is kept: nobody gets it twice', async () => {
    const data = { topic: 'offers', subject: 'Offers', text: 'News.' } as const;
    const half = await cms.create({ collection: 'newsletters', data });
    const whole = await cms.create({ collection: 'newsletters', data });
    await atomicWrite(cms, [
      sql`UPDATE newsletters SET sent_at = ${daysAgo(100).toISOString()} WHERE id = ${whole.id}`,
      ...[half, whole].map(({ id }) =>
        insertMail({ kind: 'newsletter', status: 'sent', days: 100, messageId: `<newsletter-${id}-a@site.example>` }),
      ),
    ]);
    await deleteExpired.run(cms, now);
    expect((await readOutbox(cms)).map((row) => row.message_id)).toEqual([`<newsletter-${half.id}-a@site.example>`]);
  });

  it('issue-6 §4: run by several processes at once, it notes each deletion once', async () => {
    for (let days = 370; days < 380; days += 1) await enquire('QUOTE_REQUEST', days);
    await Promise.all([1, 2, 3].map(() => deleteExpired.run(cms, now)));
    expect(await readLeft()).toEqual([]);
    const counts = (await readProof()).map(([, facts]) => facts.count);
    expect(counts).toEqual([10]);
  });
});
