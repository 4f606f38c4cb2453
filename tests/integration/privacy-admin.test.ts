import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerRegister } from '@/app/(payload)/api/opt-out-register/answer-register';
import { POST as erase } from '@/app/(payload)/api/privacy-requests/[id]/erase/route';
import { POST as makeFile } from '@/app/(payload)/api/privacy-requests/[id]/file/route';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { insertAudit } from '@/commands/privacy/audit';
import { sealAudit } from '@/commands/privacy/audit-chain';
import { auditVerify } from '../../scripts/admin/audit-verify';
import { erase as eraseByCommand } from '../../scripts/admin/erase';
import { openCms } from './database';
import { createMarket, quoteRequest } from './enquiry-market';

const password = 'a long enough password';
const tokens: Record<string, string> = {};

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  for (const role of ['admin', 'editor', 'lead-reader'] as const) {
    const email = `${role}@forecourt.example`;
    await cms.create({ collection: 'users', data: { email, password, name: role, role } });
    const { token } = await cms.login({ collection: 'users', data: { email, password } });
    tokens[role] = token ?? '';
  }
});

function post(role: string | null, { body, site = 'same-origin' }: { body?: Blob; site?: string } = {}): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: {
      'sec-fetch-site': site,
      ...(role ? { authorization: `JWT ${tokens[role]}` } : {}),
      ...(body ? { 'content-type': body.type, 'content-length': String(body.size) } : {}),
    },
  });
}

async function fileOf(text: string): Promise<Blob> {
  const form = new FormData();
  form.set('file', new File([text], 'register.csv', { type: 'text/csv' }));
  const encoded = new Response(form);
  return new Blob([await encoded.clone().arrayBuffer()], { type: encoded.headers.get('content-type') ?? '' });
}

const countOptOuts = async () => (await cms.count({ collection: 'opt-outs' })).totalDocs;

describe('the opt-out register in the admin', () => {
  it('issue-6 §4: is imported by an administrator from our own page, and by nobody else', async () => {
    const body = await fileOf('thandi@mail.example\n0821234567\n');
    expect((await answerRegister(post(null, { body }))).status).toBe(401);
    expect((await answerRegister(post('editor', { body }))).status).toBe(403);
    expect((await answerRegister(post('admin', { body, site: 'cross-site' }))).status).toBe(403);
    expect(await countOptOuts()).toBe(0);
    const answer = await answerRegister(post('admin', { body }));
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'The register has 2 entries now.' }]);
    expect(await countOptOuts()).toBe(2);
    const { registerCleansedAt } = await cms.findGlobal({ slug: 'enquiry-settings' });
    expect(Date.now() - Date.parse(registerCleansedAt ?? '')).toBeLessThan(60_000);
  });

  it('issue-6 §4: names the lines that it cannot read', async () => {
    const answer = await answerRegister(post('admin', { body: await fileOf('thandi@mail.example\nnobody\n') }));
    expect(answer.status).toBe(422);
    expect((await answer.json()).message).toContain('line 2');
    expect((await answerRegister(post('admin', { body: await fileOf('') }))).status).toBe(422);
  });
});

describe('a request about data in the admin', () => {
  it('issue-6 §4: only an administrator makes the file and erases', async () => {
    await submitEnquiry(cms, quoteRequest());
    const [row] = await atomicWrite(cms, [
      sql`INSERT INTO privacy_requests (status, reference, code, kind, full_name, email_address, locale)
        VALUES ('open', 'FC-7K3M-9Q2X', 'code', 'deletion', 'Thandi Mokoena', 'thandi@mail.example', 'en') RETURNING id`,
    ]);
    const context = { params: Promise.resolve({ id: String(row?.[0]?.id) }) };
    for (const act of [makeFile, erase]) {
      expect((await act(post(null), context)).status).toBe(401);
      expect((await act(post('lead-reader'), context)).status).toBe(403);
      expect((await act(post('admin', { site: 'cross-site' }), context)).status).toBe(403);
    }
    const file = await makeFile(post('admin'), context);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="FC-7K3M-9Q2X.json"');
    expect((await file.json()).enquiries).toHaveLength(1);
    expect((await erase(post('admin'), context)).status).toBe(200);
    expect(await readRows(cms, sql`SELECT id FROM enquiries`)).toEqual([]);
    expect((await erase(post('admin'), context)).status).toBe(409);
  });
});

describe('npm run admin', () => {
  const open = async () => cms;

  it('issue-6 §4: erase says what it would take, takes it, and refuses what is no person', async () => {
    await submitEnquiry(cms, quoteRequest());
    const asked = { subject: 'THANDI@mail.example', byNumber: false };
    expect(await eraseByCommand(open, { ...asked, isDryRun: true })).toMatch(/^Nothing was erased.*\n {2}1 enquiries/);
    expect(await eraseByCommand(open, { ...asked, isDryRun: false })).toMatch(/^Erased:\n {2}1 enquiries/);
    await submitEnquiry(cms, quoteRequest());
    const byNumber = { subject: '082 123 4567', byNumber: true, isDryRun: false };
    expect(await eraseByCommand(open, byNumber)).toMatch(/^Erased:\n {2}1 enquiries/);
    await expect(eraseByCommand(open, { ...byNumber, byNumber: false })).rejects.toThrow('--number');
  });

  it('issue-6 §4: audit-verify says that all is whole, and names what is not', async () => {
    await atomicWrite(cms, [
      sql`DELETE FROM audit_entries`,
      insertAudit({ action: 'test.done', subject: 'tests/1', actor: 'test', at: new Date('2026-11-22T10:00:00Z') }),
    ]);
    await sealAudit.run(cms, new Date(Date.now() + 60_000));
    expect(await auditVerify(cms)).toBe(
      '1 entries, sealed until 2026-11-22T10:00:00.000Z, none changed; 0 not sealed yet.',
    );
    await atomicWrite(cms, [sql`UPDATE audit_entries SET actor = 'somebody else'`]);
    const [entry] = await readRows(cms, sql`SELECT id FROM audit_entries`);
    await expect(auditVerify(cms)).rejects.toThrow(`Entry ${entry?.id}, number 1 of the chain, was changed`);
  });
});
