import { rmSync, utimesSync } from 'node:fs';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { claimUpload } from '@/commands/uploads/claim-upload';
import { deleteFilesOf, deleteOrphanFiles } from '@/commands/uploads/delete-files';
import { storeUpload } from '@/commands/uploads/store-upload';
import { openIncomingFile, writePrivateFile } from '@/lib/private-files';
import { openCms } from './database';
import { createMarket, emptyOutbox, quoteRequest } from './enquiry-market';
import { fileRows, filesOnDisk, pngOf } from './upload-samples';

const hourMs = 3_600_000;

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(async () => {
  for (const file of filesOnDisk()) rmSync(file);
  await atomicWrite(cms, [sql`DELETE FROM enquiry_files`, sql`DELETE FROM audit_entries`]);
  await emptyOutbox(cms);
});

/** A stored photo; its name. */
async function store(now = new Date()): Promise<string> {
  const slot = { kind: 'photo', folder: 'trade-in' } as const;
  const upload = await storeUpload(async () => cms, { bytes: pngOf(), originalName: 'car.png', slot }, now);
  if (!upload.ok) throw new Error(upload.error);
  return upload.fileName;
}

async function newEnquiry() {
  const submission = quoteRequest();
  const submitted = await submitEnquiry(cms, submission);
  if (!submitted.ok) throw new Error(submitted.error);
  const { reference, enquiryId: id } = submitted;
  const [row] = await readRows(cms, sql`SELECT idempotency_key FROM enquiries WHERE id = ${id}`);
  return { id, reference, idempotencyKey: String(row?.idempotency_key) };
}

async function claim(fileName: string, enquiry: { reference: string; idempotencyKey: string }, folder = 'trade-in') {
  const asked = { fileName, folder: folder as 'trade-in', enquiry, now: new Date() };
  const [rows] = await atomicWrite(cms, [claimUpload(asked)]);
  return rows?.length;
}

const owners = async () =>
  (await fileRows(cms)).map((row) => (row.enquiry_id === null ? null : Number(row.enquiry_id)));

describe('a stored file', () => {
  it('issue-6 §2: belongs to the first enquiry that names it, and to no other afterwards', async () => {
    const fileName = await store();
    const [first, second] = [await newEnquiry(), await newEnquiry()];
    expect(await claim(fileName, first)).toBe(1);
    expect(await claim(fileName, second)).toBe(0);
    expect(await owners()).toEqual([first.id]);
  });

  it('issue-6 §2: belongs to nobody while the enquiry was not inserted, or is of another form', async () => {
    const fileName = await store();
    const enquiry = await newEnquiry();
    expect(await claim(fileName, { ...enquiry, idempotencyKey: 'another' })).toBe(0);
    expect(await claim(fileName, enquiry, 'junior-academy')).toBe(0);
    expect(await owners()).toEqual([null]);
  });

  it('issue-6 §4: is deleted with the enquiries it belongs to, and no other is', async () => {
    const [mine, another] = [await newEnquiry(), await newEnquiry()];
    await claim(await store(), mine);
    await claim(await store(), mine);
    const kept = await store();
    await claim(kept, another);
    expect(await deleteFilesOf(cms, [mine.id])).toBe(2);
    expect(await fileRows(cms)).toMatchObject([{ file_name: kept }]);
    expect(filesOnDisk()).toEqual([expect.stringContaining(kept)]);
    expect(await deleteFilesOf(cms, [])).toBe(0);
  });
});

describe('what belongs to no enquiry', () => {
  const audit = () => readRows(cms, sql`SELECT action, facts FROM audit_entries WHERE action = 'files.deleted'`);

  it('issue-6 §3: is deleted after a day, rows and files, and the audit says how many', async () => {
    const now = new Date();
    const old = new Date(now.getTime() - 25 * hourMs);
    await store(old);
    const fresh = await store(new Date(now.getTime() - 23 * hourMs));
    const owned = await store(old);
    await claim(owned, await newEnquiry());
    const stray = await writePrivateFile('junior-academy', 'pdf', pngOf());
    const { file, handle } = await openIncomingFile();
    await handle.close();
    for (const path of filesOnDisk()) utimesSync(path, old, old);
    const young = await writePrivateFile('trade-in', 'png', pngOf());

    await deleteOrphanFiles.run(cms, now);
    const left = filesOnDisk().join(' ');
    for (const name of [fresh, owned, young.fileName]) expect(left).toContain(name);
    for (const name of [stray.fileName, file.fileName]) expect(left).not.toContain(name);
    expect(filesOnDisk()).toHaveLength(3);
    expect((await fileRows(cms)).map((row) => row.file_name).toSorted()).toEqual([fresh, owned].toSorted());
    const [entry, ...more] = await audit();
    expect(more).toEqual([]);
    const facts: unknown = typeof entry?.facts === 'string' ? JSON.parse(entry.facts) : entry?.facts;
    expect({ ...entry, facts }).toEqual({ action: 'files.deleted', facts: { rows: 1, strayFiles: 2 } });
  });

  it('issue-6 §3: and is no more leaves no entry', async () => {
    await store();
    await deleteOrphanFiles.run(cms, new Date());
    expect(await audit()).toEqual([]);
    expect(filesOnDisk()).toHaveLength(1);
  });

  it('issue-6 §4: the file of an enquiry that was deleted in the admin goes at the next turn', async () => {
    const enquiry = await newEnquiry();
    await claim(await store(new Date(Date.now() - 90 * 24 * hourMs)), enquiry);
    await cms.delete({ collection: 'enquiries', id: enquiry.id });
    await deleteOrphanFiles.run(cms, new Date());
    expect(filesOnDisk()).toEqual([]);
  });
});

it('issue-6 §5: files of no enquiry fill no disk: beyond 2 GB none is kept, and an alarm says so', async () => {
  const first = await store();
  await atomicWrite(cms, [sql`UPDATE enquiry_files SET bytes = ${2 * 1024 ** 3} WHERE file_name = ${first}`]);
  await expect(store()).rejects.toThrow('unavailable');
  expect(filesOnDisk()).toHaveLength(1);
  const open = () => readRows(cms, sql`SELECT subject FROM alarms WHERE cleared_at IS NULL`);
  expect(await open()).toEqual([{ subject: 'uploads' }]);
  await claim(first, await newEnquiry());
  await store();
  await deleteOrphanFiles.run(cms, new Date());
  expect(await open()).toEqual([]);
});
