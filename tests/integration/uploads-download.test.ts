import { rmSync } from 'node:fs';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { storeUpload } from '@/commands/uploads/store-upload';
import { createMarket, type Market, password } from './access-records';
import { openCms } from './database';
import { fileRows, filesOnDisk, pdfOf } from './upload-samples';
import { rest } from './visitor-rest';

let cms: Payload;
let market: Market;
beforeAll(async () => {
  cms = await openCms();
  market = await createMarket(cms);
});
beforeEach(async () => {
  await atomicWrite(cms, [sql`DELETE FROM audit_entries`, sql`DELETE FROM enquiry_files`]);
});

/** A CV that belongs to an enquiry of the dealer who signs in, of another one, or to none; its id. */
async function storeFor(owner: 'own' | 'other' | null, originalName = 'cv.pdf'): Promise<number> {
  const slot = { kind: 'pdf', folder: 'junior-academy' } as const;
  const upload = await storeUpload(async () => cms, { bytes: pdfOf(), originalName, slot });
  if (!upload.ok) throw new Error(upload.error);
  const enquiryId = owner && market.records.enquiries[owner];
  const [rows] = await atomicWrite(cms, [
    sql`UPDATE enquiry_files SET enquiry_id = ${enquiryId} WHERE file_name = ${upload.fileName} RETURNING id`,
  ]);
  return Number(rows?.[0]?.id);
}

async function download(id: number | string, role: string | null) {
  const data = { email: `${role}@forecourt.example`, password };
  const token = role === null ? undefined : (await cms.login({ collection: 'users', data })).token;
  return rest(`/enquiry-files/${id}/download`, { token });
}

const audit = () => readRows(cms, sql`SELECT action, subject, actor FROM audit_entries WHERE action = 'file.read'`);

describe("the download of a visitor's file", () => {
  it('issue-6 §3: is an attachment that no browser opens or keeps, and the audit says who read it', async () => {
    const id = await storeFor('other', 'Thandi’s "CV".pdf');
    const { status, headers, text } = await download(id, 'admin');
    expect(status).toBe(200);
    expect(text).toBe(new TextDecoder().decode(pdfOf()));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Thandi_s _CV_.pdf"; filename*=UTF-8''Thandi%E2%80%99s%20%22CV%22.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': 'sandbox',
    });
    const admin = market.actors.find(({ role }) => role === 'admin')?.user?.id;
    expect(await audit()).toEqual([{ action: 'file.read', subject: `enquiry-files/${id}`, actor: `users/${admin}` }]);
  });

  it.each([
    ['admin', { own: 200, other: 200, none: 200 }],
    ['lead-reader', { own: 200, other: 200, none: 200 }],
    ['dealer', { own: 200, other: 404, none: 404 }],
    ['editor', { own: 404, other: 404, none: 404 }],
    ['translator', { own: 404, other: 404, none: 404 }],
    ['finance-desk', { own: 404, other: 404, none: 404 }],
    [null, { own: 404, other: 404, none: 404 }],
  ] as const)('issue-6 §3: is for those who answer the enquiry: %s', async (role, expected) => {
    const [own, other, none] = [await storeFor('own'), await storeFor('other'), await storeFor(null)];
    expect({
      own: (await download(own, role)).status,
      other: (await download(other, role)).status,
      none: (await download(none, role)).status,
    }).toEqual(expected);
    const read = Object.values(expected).filter((status) => status === 200).length;
    expect(await audit()).toHaveLength(read);
  });

  it('issue-6 §3: is 404 without a row or a file, and says nothing of either', async () => {
    const id = await storeFor('own');
    for (const file of filesOnDisk()) rmSync(file);
    for (const asked of [id, 999_999, 'x', '1;drop', '-1', '1e3']) {
      const { status, text } = await download(asked, 'admin');
      expect([status, text]).toEqual([404, '{"message":"No such file."}']);
    }
    expect(await audit()).toEqual([]);
  });

  it('issue-6 §3: is not read when that cannot be noted', async () => {
    const id = await storeFor('own');
    await atomicWrite(cms, [sql`ALTER TABLE audit_entries RENAME COLUMN actor TO actor_gone`]);
    const { status, text } = await download(id, 'admin');
    await atomicWrite(cms, [sql`ALTER TABLE audit_entries RENAME COLUMN actor_gone TO actor`]);
    expect(status).toBe(503);
    expect(text).not.toContain('%PDF');
  });

  it("issue-6 §3: is the only way to a file: the row's other addresses give no bytes", async () => {
    const id = await storeFor('own');
    const [row] = await fileRows(cms);
    for (const path of [
      `/enquiry-files/file/${row?.file_name}`,
      `/enquiry-files/${id}`,
      `/media/file/${row?.file_name}`,
    ]) {
      expect((await rest(path)).text).not.toContain('%PDF');
    }
  });
});
