import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { toConsentStatements } from '@/commands/privacy/consents';
import { erasePersonOfRequest } from '@/commands/privacy/erase-person';
import { makePrivacyFile } from '@/commands/privacy/privacy-file';
import { toPrivacyRequestPath } from '@/commands/privacy/privacy-letters';
import { askAboutData, confirmPrivacyRequest, type NewPrivacyRequest } from '@/commands/privacy/privacy-requests';
import { watchPrivacyRequests } from '@/commands/privacy/watch-privacy-requests';
import { receiveConfirmation } from '@/features/privacy/receive-confirmation';
import { getEnv } from '@/lib/env';
import { getPrivacyRequest } from '@/queries/privacy-requests';
import { openCms } from './database';
import { breakOutbox, createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';

const now = new Date('2026-11-22T10:00:00Z');
const dayMs = 24 * 60 * 60_000;
const later = (days: number) => new Date(now.getTime() + days * dayMs);

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(async () => {
  await atomicWrite(cms, [
    sql`DELETE FROM enquiry_notes`,
    sql`DELETE FROM enquiry_files`,
    sql`DELETE FROM privacy_requests`,
    sql`DELETE FROM consents`,
    sql`DELETE FROM audit_entries`,
    sql`DELETE FROM alarms`,
  ]);
  await emptyOutbox(cms);
});

function newRequest(changes: Partial<NewPrivacyRequest> = {}): NewPrivacyRequest {
  return {
    kind: 'access',
    fullName: 'Thandi Mokoena',
    emailAddress: 'thandi@mail.example',
    message: 'The trade-in of May',
    locale: 'af',
    idempotencyKey: randomUUID(),
    now,
    ...changes,
  };
}

const readRequests = () => readRows(cms, sql`SELECT * FROM privacy_requests ORDER BY id`);

async function ask(changes: Partial<NewPrivacyRequest> = {}) {
  expect(await askAboutData(cms, newRequest(changes))).toEqual({ ok: true });
  const row = (await readRequests()).at(-1);
  return { id: Number(row?.id), code: String(row?.code), reference: String(row?.reference) };
}

describe('a request about data', () => {
  it('issue-6 §4: waits for the link that its address is sent, and nobody else is told', async () => {
    const { code, reference } = await ask();
    expect(await readRequests()).toMatchObject([{ status: 'unconfirmed', kind: 'access', due_at: null, reference }]);
    const [letter, ...others] = await readOutbox(cms);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ kind: 'privacy', recipients: ['thandi@mail.example'] });
    expect(letter?.text).toContain(`${getEnv().siteUrl}/af${toPrivacyRequestPath(code)}`);
    expect(letter?.text).not.toMatch(/Thandi|trade-in/);
  });

  it('issue-6 §4: the same form again is the same request', async () => {
    const idempotencyKey = randomUUID();
    await ask({ idempotencyKey });
    await Promise.all([ask({ idempotencyKey }), ask({ idempotencyKey })]);
    expect(await readRequests()).toHaveLength(1);
    expect(await readOutbox(cms)).toHaveLength(1);
  });

  it('issue-6 §4: an address gets three links a day, in whatever case it is typed, and the answer is the same', async () => {
    await ask();
    await ask({ emailAddress: 'Thandi@Mail.Example' });
    await ask();
    await ask({ now: later(0.9) });
    expect(await readOutbox(cms)).toHaveLength(3);
    await ask({ emailAddress: 'sipho@mail.example' });
    await ask({ now: later(1.1) });
    expect(await readOutbox(cms)).toHaveLength(5);
  });

  it('issue-6 §4: many at once get no more than three links either', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => askAboutData(cms, newRequest())));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await readOutbox(cms)).toHaveLength(3);
  });

  it('issue-6 §4: is not said to be received when it could not be stored', async () => {
    const mend = await breakOutbox(cms);
    expect(await askAboutData(cms, newRequest())).toEqual({ ok: false, error: 'unavailable' });
    await mend();
    expect(await readRequests()).toEqual([]);
  });

  it('issue-6 §4: its link starts a clock of 30 days, once, and tells the person and the support address', async () => {
    const { code, reference, id } = await ask();
    await emptyOutbox(cms);
    expect(await confirmPrivacyRequest(cms, { code, now })).toBe(true);
    expect(await confirmPrivacyRequest(cms, { code, now: later(1) })).toBe(true);
    const proof = toPrivacyRequestPath(code).split('/').at(-1) ?? '';
    expect(await getPrivacyRequest(code, proof)).toMatchObject({ status: 'open', reference, dueAt: later(30) });
    const letters = await readOutbox(cms);
    expect(letters.map(({ recipients }) => recipients)).toEqual([
      ['thandi@mail.example'],
      ['support@forecourt.example'],
    ]);
    expect(letters[1]?.text).toContain(`/admin/collections/privacy-requests/${id}`);
    expect(letters[1]?.text).not.toMatch(/Thandi|thandi|trade-in/);
  });

  it('issue-6 §4: confirmed twice at once, it is confirmed once', async () => {
    const { code } = await ask();
    await emptyOutbox(cms);
    await Promise.all([1, 2, 3, 4].map(() => confirmPrivacyRequest(cms, { code, now })));
    expect(await readOutbox(cms)).toHaveLength(2);
  });

  it('issue-6 §4: only its own link confirms it, from our page', async () => {
    const { code } = await ask();
    const proof = toPrivacyRequestPath(code).split('/').at(-1) ?? '';
    const post = (given: string, site: string) =>
      receiveConfirmation(new Request('http://localhost/', { method: 'POST', headers: { 'sec-fetch-site': site } }), {
        locale: 'en',
        code,
        proof: given,
      });
    expect((await post('A'.repeat(22), 'same-origin')).status).toBe(404);
    expect((await post(proof, 'cross-site')).status).toBe(403);
    expect(await readRequests()).toMatchObject([{ status: 'unconfirmed' }]);
    const answer = await post(proof, 'same-origin');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, toPrivacyRequestPath(code)]);
    expect(await readRequests()).toMatchObject([{ status: 'open' }]);
  });

  it('issue-6 §4: raises an alarm three days before it is due, until it is answered', async () => {
    const { code, reference, id } = await ask();
    await confirmPrivacyRequest(cms, { code, now });
    const open = () => readRows(cms, sql`SELECT kind, subject FROM alarms WHERE cleared_at IS NULL`);
    await watchPrivacyRequests.run(cms, later(26.9));
    expect(await open()).toEqual([]);
    await watchPrivacyRequests.run(cms, later(27));
    expect(await open()).toEqual([{ kind: 'unanswered', subject: reference }]);
    await cms.update({ collection: 'privacy-requests', id, data: { status: 'done', answer: 'Sent by mail.' } });
    await watchPrivacyRequests.run(cms, later(28));
    expect(await open()).toEqual([]);
    expect((await cms.findByID({ collection: 'privacy-requests', id })).doneAt).toBeTruthy();
  });
});

describe('an answer to a request about data', () => {
  it('issue-6 §4: the file holds everything about the address, nobody else’s, and its making is noted', async () => {
    const { contact } = quoteRequest();
    await submitEnquiry(cms, quoteRequest({ contact: { ...contact, emailAddress: 'Thandi@mail.example' } }));
    const other = { ...contact, fullName: 'Sipho Dlamini', emailAddress: 'sipho@mail.example' };
    await submitEnquiry(cms, quoteRequest({ contact: other }));
    await atomicWrite(cms, [
      sql`INSERT INTO enquiry_notes (enquiry_id, kind, text)
        SELECT id, 'note', 'Prefers mornings' FROM enquiries WHERE full_name = 'Thandi Mokoena'`,
      sql`INSERT INTO enquiry_files (file_name, original_name, folder, mime_type, bytes, sha256, scan, enquiry_id)
        SELECT 'random.jpg', 'bakkie.jpg', 'trade-in', 'image/jpeg', 12, 'abc', 'clean', id
        FROM enquiries WHERE full_name = 'Thandi Mokoena'`,
      ...toConsentStatements({
        ...{ emailAddress: 'thandi@mail.example', fullName: 'Thandi Mokoena', contactNumber: null, divisions: ['TFS'] },
        ...{ channels: ['Email'], wording: 'I agree.', locale: 'en', source: 'special-offer', now },
      }),
    ]);
    const { id, code, reference } = await ask();
    expect(await makePrivacyFile(cms, { requestId: id, actor: 'users/1', now })).toBeNull();
    await confirmPrivacyRequest(cms, { code, now });
    const file = await makePrivacyFile(cms, { requestId: id, actor: 'users/1', now });
    const held = JSON.parse(file?.content ?? '{}');
    expect(held.enquiries).toMatchObject([{ full_name: 'Thandi Mokoena', details: { contactNumber: '082 123 4567' } }]);
    expect(held.notes).toMatchObject([{ text: 'Prefers mornings' }]);
    expect(held.files).toMatchObject([{ original_name: 'bakkie.jpg' }]);
    expect(held.consents).toMatchObject([{ wording: 'I agree.', divisions: ['TFS'] }]);
    expect(held.messages).toHaveLength(4);
    expect(held.requests).toMatchObject([{ reference }]);
    expect(file?.content).not.toMatch(/sipho/i);
    const noted = await readRows(
      cms,
      sql`SELECT subject, actor FROM audit_entries
      WHERE action = 'privacy-request.file-made'`,
    );
    expect(noted).toEqual([{ subject: reference, actor: 'users/1' }]);
  });

  it('issue-6 §4: an open request for deletion erases the person and is done; another request does not', async () => {
    await submitEnquiry(cms, quoteRequest());
    const access = await ask();
    await confirmPrivacyRequest(cms, { code: access.code, now });
    expect(await erasePersonOfRequest(cms, { requestId: access.id, actor: 'users/1', now })).toBeNull();
    const deletion = await ask({ kind: 'deletion' });
    await confirmPrivacyRequest(cms, { code: deletion.code, now });
    const counts = await erasePersonOfRequest(cms, { requestId: deletion.id, actor: 'users/1', now });
    expect(counts).toMatchObject({ enquiries: 1, privacyRequests: 2 });
    const requests = await readRequests();
    expect(requests).toMatchObject([
      { kind: 'access', status: 'done' },
      { kind: 'deletion', status: 'done', reference: deletion.reference },
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/thandi|trade-in/i);
  });
});
