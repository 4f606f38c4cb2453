import { rmSync } from 'node:fs';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedFilesSchema } from '@/api/files';
import { problemSchema } from '@/api/problem';
import { POST as postCv } from '@/app/api/v1/files/junior-academy/route';
import { GET, POST as postPhoto } from '@/app/api/v1/files/trade-in/route';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { openCms } from './database';
import {
  bodyOf,
  fileRows,
  filesOnDisk,
  mostBytes,
  type Part,
  pdfOf,
  pngOf,
  pngOfBytes,
  requestOf,
} from './upload-samples';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
});
beforeEach(async () => {
  for (const file of filesOnDisk()) rmSync(file);
  await atomicWrite(cms, [sql`DELETE FROM enquiry_files`]);
});

type Post = typeof postPhoto;

let visitors = 0;

/** From an address of its own, unless told otherwise. */
function send(post: Post, parts: readonly Part[], headers: Record<string, string> = {}) {
  visitors += 1;
  const request = requestOf(bodyOf(parts), { headers: { 'x-forecourt-client': `10.0.${visitors}.1`, ...headers } });
  return post(request, { params: Promise.resolve({}) });
}

const file = (name: string, content: Uint8Array, fileName = 'file'): Part => ({ name, fileName, content });

async function expectProblem(response: Response, status: number, errors: unknown[]) {
  expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/problem+json']);
  const problem: unknown = await response.json();
  expect(v.safeParse(problemSchema, problem).issues).toBeUndefined();
  expect(problem).toMatchObject({ errors });
  expect(filesOnDisk()).toEqual([]);
  expect(await fileRows(cms)).toEqual([]);
}

describe('the files of the API', () => {
  it('D-270 D-251: take a photo in attachment and answer the name that it is kept by', async () => {
    const response = await send(postPhoto, [file('attachment', pngOf())]);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const body = v.parse(storedFilesSchema, await response.json());
    expect(await fileRows(cms)).toMatchObject([{ file_name: body.files[0]?.filename, folder: 'trade-in' }]);
  });

  it.each(['driverCV', 'file', 'anything'])('T-141: take a CV in the field %s', async (field) => {
    const response = await send(postCv, [file(field, pdfOf())]);
    const body = v.parse(storedFilesSchema, await response.json());
    expect(await fileRows(cms)).toMatchObject([{ file_name: body.files[0]?.filename, folder: 'junior-academy' }]);
  });

  it('D-255 X-30: refuse one byte more than 5 242 880 with 413', async () => {
    const response = await send(postPhoto, [file('attachment', pngOfBytes(mostBytes + 1))]);
    await expectProblem(response, 413, [{ location: 'attachment', message: 'has more than 5242880 bytes' }]);
  });

  it('T-138 D-253: refuse another type with 422, which names the field', async () => {
    const photo = await send(postPhoto, [file('attachment', pdfOf(), 'car.png')]);
    await expectProblem(photo, 422, [{ location: 'attachment', message: 'is neither a JPEG nor a PNG' }]);
    const cv = await send(postCv, [file('driverCV', pngOf(), 'cv.pdf')]);
    await expectProblem(cv, 422, [{ location: 'driverCV', message: 'is not a PDF' }]);
  });

  it('D-270: refuse a form without the file with 422', async () => {
    const other = await send(postPhoto, [file('photo', pngOf())]);
    await expectProblem(other, 422, [{ location: 'attachment', message: expect.stringContaining('is missing') }]);
  });

  it('issue-6 §3: refuse what is no whole form with 400, and too much with 413', async () => {
    const json = await send(postPhoto, [], { 'Content-Type': 'application/json' });
    await expectProblem(json, 400, [{ location: 'body', message: expect.any(String) }]);
    const parts = Array.from({ length: 10_000 }, (_, n) => ({ name: `f${n}`, content: 'x' }));
    await expectProblem(await send(postPhoto, parts), 413, [{ location: 'body', message: expect.any(String) }]);
  });

  it("issue-6 §5: refuse another site's page with 403", async () => {
    const response = await send(postPhoto, [file('attachment', pngOf())], { 'Sec-Fetch-Site': 'cross-site' });
    await expectProblem(response, 403, []);
  });

  it('issue-6 §5: refuse with 429 and a time who sends many', async () => {
    const headers = { 'x-forecourt-client': '10.9.9.9' };
    const statuses = new Set<number>();
    for (let sent = 0; sent < 300 && !statuses.has(429); sent += 1) {
      const response = await send(postPhoto, [], headers);
      statuses.add(response.status);
      if (response.status === 429) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([422, 429]);
  });

  it('issue-6 §3: answer 503 while nothing can be stored', async () => {
    await atomicWrite(cms, [sql`ALTER TABLE enquiry_files RENAME COLUMN sha256 TO sha256_gone`]);
    const response = await send(postPhoto, [file('attachment', pngOf())]);
    await atomicWrite(cms, [sql`ALTER TABLE enquiry_files RENAME COLUMN sha256_gone TO sha256`]);
    expect(response.headers.get('Retry-After')).toBe('5');
    await expectProblem(response, 503, []);
  });

  it('issue-6 §3: take no other method', async () => {
    const response = await GET();
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
