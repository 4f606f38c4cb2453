import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { POST as erase } from '@/app/(payload)/api/privacy-requests/[id]/erase/route';
import { POST as makeFile } from '@/app/(payload)/api/privacy-requests/[id]/file/route';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { toConfirmPath } from '@/commands/newsletter/subscription-links';
import { toConsentCode, toConsentStatements, toReceiptPath } from '@/commands/privacy/consents';
import { toPrivacyRequestPath } from '@/commands/privacy/privacy-letters';
import { receiveWithdrawal } from '@/features/consent/receive-withdrawal';
import { receiveConfirmation as receiveSubscription } from '@/features/newsletter/receive-subscription';
import { receiveConfirmation } from '@/features/privacy/receive-confirmation';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { openCms } from './database';
import { createMarket } from './enquiry-market';
import { lock } from './locked-database';

const now = new Date('2026-11-22T10:00:00Z');
const code = toConsentCode();
const proofIn = (path: string) => path.split('/').at(-1) ?? '';

let cms: Payload;
let unlock: () => Promise<void>;
let token = '';
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  const data = { email: 'admin@forecourt.example', password: 'a long enough password' };
  await cms.create({ collection: 'users', data: { ...data, name: 'Admin', role: 'admin' } });
  token = (await cms.login({ collection: 'users', data })).token ?? '';
  await atomicWrite(cms, [
    ...toConsentStatements({
      ...{ emailAddress: 'thandi@mail.example', fullName: null, contactNumber: null, divisions: ['TFS'] },
      ...{ channels: ['Email'], wording: 'I agree.', locale: 'en', source: 'general', now, code },
    }),
    sql`INSERT INTO privacy_requests (status, reference, code, kind, full_name, email_address, locale, asked_at)
      VALUES ('unconfirmed', 'FC-1', ${code}, 'deletion', 'Thandi', 'thandi@mail.example', 'en', ${now.toISOString()}),
        ('open', 'FC-2', 'other', 'deletion', 'Thandi', 'thandi@mail.example', 'en', ${now.toISOString()})`,
    sql`INSERT INTO subscribers (email_address, first_name, last_name, code, status, topics, language)
      VALUES ('thandi@mail.example', 'A', 'B', ${code}, 'pending', '[]', 'en')`,
  ]);
});
beforeEach(async () => {
  unlock = await lock(cms, 'consents', 'privacy_requests', 'subscribers', 'audit_entries');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await unlock();
});

/** Stands for the site itself, which shows its page again. */
function showPages(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname + new URL(url).search);
    return new Response('<h1>The page</h1>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  });
  return asked;
}

type Send = (request: Request, link: { locale: string; code: string; proof: string }) => Promise<Response>;

const links: { what: string; path: string; send: Send }[] = [
  { what: 'a withdrawal', path: toReceiptPath(code), send: receiveWithdrawal },
  { what: 'the confirmation of a request about data', path: toPrivacyRequestPath(code), send: receiveConfirmation },
  { what: 'the confirmation of a newsletter', path: toConfirmPath(code), send: receiveSubscription },
];

function ask({ path, send }: (typeof links)[number], locale: Locale, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/', { method: 'POST', headers });
  return send(request, { locale, code, proof: proofIn(path) });
}

const said = (answer: Response | undefined) => [answer?.status, answer?.headers.get('retry-after')];

it.each(links)(
  'issue-6 §4: while the database is locked, $what is answered 503, by its page or as JSON',
  async (link) => {
    const asked = showPages();
    const [page, json] = await Promise.all([ask(link, 'af'), ask(link, 'en', { accept: 'application/json' })]);
    expect([said(page), said(json)]).toEqual([
      [503, '30'],
      [503, '30'],
    ]);
    expect(asked).toEqual([`/af${link.path}?problem=unavailable`]);
    expect(await page.text()).toBe('<h1>The page</h1>');
    const message = getWords('en', 'privateLink')('unavailable');
    expect(await json.json()).toEqual({ errors: [{ field: null, message }] });
  },
);

it('issue-6 §4: where no page can be shown, it is said in the visitor’s language', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  const [withdrawal] = links;
  const answer = withdrawal && (await ask(withdrawal, 'zu'));
  expect(said(answer)).toEqual([503, '30']);
  expect(await answer?.text()).toBe(getWords('zu', 'privateLink')('unavailable'));
});

it.each([
  { what: 'the erasure', POST: erase },
  { what: 'the file of what is held', POST: makeFile },
])('issue-6 §4: while the database is locked, $what is answered 503 and can be asked for again', async ({ POST }) => {
  const [row] = await readRows(cms, sql`SELECT id FROM privacy_requests WHERE reference = 'FC-2'`);
  const headers = { Authorization: `JWT ${token}`, host: 'localhost' };
  const request = new Request('http://localhost/', { method: 'POST', headers });
  const answer = await POST(request, { params: Promise.resolve({ id: String(row?.id) }) });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.json()).toEqual({ message: expect.stringContaining('Try again') });
  expect(await readRows(cms, sql`SELECT id FROM privacy_requests`)).toHaveLength(2);
});
