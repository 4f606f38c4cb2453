import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { toConsentStatements } from '@/commands/privacy/consents';
import { erasePerson } from '@/commands/privacy/erase-person';
import { mayReceiveMarketing } from '@/commands/privacy/marketing-permission';
import { importOptOutRegister } from '@/commands/privacy/opt-out-register';
import { askAboutData } from '@/commands/privacy/privacy-requests';
import { createMailTransport } from '@/integrations/mail/mail-transport';
import { toContactHash } from '@/lib/contact-hash';
import { getEnv } from '@/lib/env';
import { writePrivateFile } from '@/lib/private-files';
import { openCms } from './database';
import { createMarket, quoteRequest, readOutbox } from './enquiry-market';

const now = new Date('2026-11-22T10:00:00Z');
const typed = 'Zanele.Person@Mail.example';
const address = typed.toLowerCase();
const number = '+27831119999';

/** What must be nowhere afterwards, in any case: the address, the name, the number in its ways, the file's name. */
const traces = [address, 'zanele', 'qwabe', '831119999', '83 111 9999', 'zanele-bakkie.jpg'];

let cms: Payload;
let fileName = '';
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(async () => {
  await atomicWrite(cms, [
    ...['enquiry_notes', 'enquiry_files', 'outbox_messages', 'consents', 'privacy_requests', 'subscribers'].map(
      (table) => ({ parts: [`DELETE FROM ${table}`], values: [] }),
    ),
    sql`DELETE FROM enquiries`,
    sql`DELETE FROM opt_outs`,
    sql`DELETE FROM audit_entries`,
  ]);
  await plantPeople();
});

/** The person everywhere that a person can be, and somebody else whose things mention them. */
async function plantPeople() {
  const { contact } = quoteRequest();
  const person = { ...contact, fullName: 'Zanele Qwabe', emailAddress: typed, contactNumber: number };
  await submitEnquiry(cms, quoteRequest({ contact: person, details: { contactNumber: '083 111 9999' } }));
  await submitEnquiry(cms, quoteRequest());
  fileName = (await writePrivateFile('trade-in', 'jpg', new TextEncoder().encode('zanele'))).fileName;
  await atomicWrite(cms, [
    sql`INSERT INTO enquiry_files (file_name, original_name, folder, mime_type, bytes, sha256, scan, enquiry_id)
      SELECT ${fileName}, 'zanele-bakkie.jpg', 'trade-in', 'image/jpeg', 6, 'abc', 'clean', id
      FROM enquiries WHERE full_name = 'Zanele Qwabe'`,
    sql`INSERT INTO enquiry_notes (enquiry_id, kind, text)
      SELECT id, 'note', 'Zanele Qwabe prefers mornings' FROM enquiries WHERE full_name = 'Zanele Qwabe'`,
    sql`INSERT INTO enquiry_notes (enquiry_id, kind, text)
      SELECT id, 'note', ${`Her friend is ${typed}, not x${address}.`} FROM enquiries WHERE full_name = 'Thandi Mokoena'`,
    sql`INSERT INTO subscribers (email_address, first_name, last_name, code, status, topics, language)
      VALUES (${address}, 'Zanele', 'Qwabe', 'subscriber', 'confirmed', '[]', 'en')`,
    sql`INSERT INTO outbox_messages (message_id, kind, recipients, delivered, sender_name, sender_address, subject, text,
        html, status, attempts, accepted_at, next_attempt_at, retry_until)
      VALUES ('<news@forecourt.example>', 'newsletter', ${JSON.stringify([typed])}, '[]', 'Forecourt',
        'a@forecourt.example', 'News', 'Dear Zanele', 'Dear Zanele', 'pending', 0, ${now.toISOString()},
        ${new Date(now.getTime() + 9e9).toISOString()}, ${new Date(now.getTime() + 9e9).toISOString()})`,
    ...toConsentStatements({
      ...{
        emailAddress: typed,
        fullName: 'Zanele Qwabe',
        contactNumber: number,
        divisions: ['TFS'],
        channels: ['Email'],
      },
      ...{ wording: 'I agree.', locale: 'en', source: 'special-offer', now, subscriber: { code: 'subscriber' } },
    }),
  ]);
  await askAboutData(cms, {
    ...{ kind: 'access', fullName: 'Zanele Qwabe', emailAddress: typed, message: 'Zanele asks', locale: 'en' },
    ...{ idempotencyKey: 'key', now },
  });
  await atomicWrite(cms, [sql`UPDATE privacy_requests SET status = 'open', due_at = ${now.toISOString()}`]);
  await importOptOutRegister(cms, { text: `${typed}\n${number}`, actor: 'users/1', now });
  // Whatever is due goes to the mail sink: files under DATA_DIR.
  const transport = createMailTransport({ smtpUrl: null, dataDir: getEnv().dataDir });
  await createOutboxWorker({ payload: cms, transport, timeScale: 1 }).sendDue();
}

/** Every text of every table. */
async function dump(): Promise<string> {
  const names =
    getEnv().databaseKind === 'sqlite'
      ? await readRows(cms, sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
      : await readRows(cms, sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
  const tables = await Promise.all(
    names.map(({ name }) => readRows(cms, { parts: [`SELECT * FROM "${String(name)}"`], values: [] })),
  );
  return JSON.stringify(tables);
}

/** Every file of DATA_DIR, the database's own with its log among them. */
function readFiles(): string {
  const { dataDir } = getEnv();
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('-shm') && statSync(join(dataDir, name)).isFile())
    .map((name) => `${name} ${readFileSync(join(dataDir, name), 'latin1')}`)
    .join('\n');
}

function found(text: string): string[] {
  const lower = text.toLowerCase();
  // The longer address is somebody else's.
  return traces.filter((trace) => lower.replaceAll(`x${address}`, '').includes(trace));
}

describe('erasePerson', () => {
  it('issue-6 §4: leaves nothing of a person in any table or file, and others’ things as they were', async () => {
    expect(found(await dump())).toEqual(traces);
    expect(found(readFiles())).toEqual(expect.arrayContaining([address, 'zanele', 'qwabe']));
    const counts = await erasePerson(cms, { emailAddress: 'ZANELE.person@mail.EXAMPLE', now });
    expect(counts).toMatchObject({
      ...{
        enquiries: 1,
        notes: 1,
        files: 1,
        messages: 4,
        subscribers: 1,
        consents: 1,
        privacyRequests: 1,
        mentions: 1,
      },
    });
    expect(found(await dump())).toEqual([]);
    expect(found(readFiles())).toEqual([]);
    const left = await readRows(cms, sql`SELECT full_name FROM enquiries`);
    expect(left).toEqual([{ full_name: 'Thandi Mokoena' }]);
    const notes = await readRows(cms, sql`SELECT text FROM enquiry_notes`);
    expect(notes).toEqual([{ text: `Her friend is [erased], not x${address}.` }]);
    expect((await readOutbox(cms)).filter(({ kind }) => kind === 'dealer')).toHaveLength(1);
  });

  it('issue-6 §4: whom we may not send marketing stays known', async () => {
    await erasePerson(cms, { emailAddress: typed, now });
    const hash = toContactHash(address);
    const consents = await readRows(cms, sql`SELECT email_address, full_name, contact_number, wording FROM consents`);
    expect(consents).toEqual([{ email_address: hash, full_name: null, contact_number: null, wording: 'I agree.' }]);
    expect(await readRows(cms, sql`SELECT id FROM opt_outs`)).toHaveLength(2);
    const asked = { emailAddress: typed, channel: 'Email', division: 'TFS', now };
    expect(await mayReceiveMarketing(cms, asked)).toEqual({ ok: false, reason: 'withdrawn' });
  });

  it('issue-6 §4: is proved by an audit entry without the person, and a request keeps its kind and dates', async () => {
    await erasePerson(cms, { emailAddress: typed, actor: 'users/7', now });
    const [entry] = await readRows(
      cms,
      sql`SELECT subject, actor, facts FROM audit_entries WHERE action = 'person.erased'`,
    );
    expect(entry).toMatchObject({ subject: expect.stringMatching(/^person:[0-9a-f]{12}$/), actor: 'users/7' });
    // A hash without a secret is found back by trying all numbers.
    expect(entry?.subject).not.toContain(createHash('sha256').update(address).digest('hex').slice(0, 12));
    expect(JSON.stringify(entry?.facts)).toContain('enquiries');
    const [request] = await readRows(cms, sql`SELECT kind, status, asked_at FROM privacy_requests`);
    expect(request).toMatchObject({ kind: 'access', status: 'done' });
    expect(new Date(String(request?.asked_at)).getTime()).toBe(now.getTime());
  });

  it('issue-6 §4: a dry run says the same counts and touches nothing', async () => {
    const before = await dump();
    const would = await erasePerson(cms, { emailAddress: typed, isDryRun: true, now });
    expect(await dump()).toBe(before);
    expect(await erasePerson(cms, { emailAddress: typed, now })).toEqual(would);
  });

  it('issue-6 §4: finds a person by number, too', async () => {
    const counts = await erasePerson(cms, { contactNumber: number, now });
    expect(counts).toMatchObject({ enquiries: 1, notes: 1, files: 1, consents: 1 });
    expect(await readRows(cms, sql`SELECT id FROM enquiries WHERE contact_number = ${number}`)).toEqual([]);
    const text = await dump();
    expect([text.includes('831119999'), text.includes('83 111 9999')]).toEqual([false, false]);
  });

  it.each(['083 111 99 99', '+27 83 111 99 99', '083-111-9999', '083 1119999'])(
    'issue-6 §4: takes a number out of what others wrote, also as %s',
    async (spelled) => {
      await atomicWrite(cms, [
        sql`UPDATE enquiry_notes SET text = ${`Her friend has ${spelled}.`}
          WHERE enquiry_id IN (SELECT id FROM enquiries WHERE full_name = 'Thandi Mokoena')`,
      ]);
      await erasePerson(cms, { contactNumber: number, now });
      const notes = await readRows(cms, sql`SELECT text FROM enquiry_notes`);
      expect(notes).toEqual([{ text: 'Her friend has [erased].' }]);
    },
  );

  it('issue-6 §4: nobody by that address is no error', async () => {
    const counts = await erasePerson(cms, { emailAddress: 'nobody@mail.example', now });
    expect(Object.values(counts).every((count) => count === 0)).toBe(true);
  });
});
