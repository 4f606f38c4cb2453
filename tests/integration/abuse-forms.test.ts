import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sealForm } from '@/features/enquiry/form-token';
import { notePressure } from '@/features/enquiry/proof-of-work';
import { findWork } from '@/features/enquiry/proof-of-work.client';
import { getEnv } from '@/lib/env';
import { openCms, startRequest } from './database';
import { createMarket, createVehicle, emptyOutbox } from './enquiry-market';

// pressure itself is proved beside it; here, what it means for a form
vi.mock('@/features/enquiry/proof-of-work', async (original) => ({
  ...(await original<object>()),
  notePressure: vi.fn(() => false),
}));

let cms: Payload;
let POST: (request: Request, context: { params: Promise<{ locale: string }> }) => Promise<Response>;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  await createVehicle(cms);
  ({ POST } = await import('@/app/(site)/[locale]/enquiry/vehicle/send/route'));
});
beforeEach(async () => {
  startRequest();
  vi.mocked(notePressure).mockReturnValue(false);
  await emptyOutbox(cms);
});

const typed = {
  modelCode: 'HDC28LRS',
  fullName: 'Thandi Mokoena',
  contactCountry: 'ZA',
  contactNumber: '082 123 4567',
  emailAddress: 'thandi@mail.example',
  province: 'Gauteng',
  dealer: 'sandton',
};

/** A form that was opened so long ago. */
const opened = (ageMs = 10_000) => sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - ageMs });

function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/enquiry/vehicle/send', {
    method: 'POST',
    headers: { host: 'localhost', accept: 'application/json', ...headers },
    body: new URLSearchParams({ ...typed, ...fields }),
  });
  return POST(request, { params: Promise.resolve({ locale: 'en' }) });
}

const countEnquiries = async () => (await cms.count({ collection: 'enquiries' })).totalDocs;

describe('the field that nobody sees', () => {
  it('issue-6 §5: filled, the form is asked for once more and nothing is stored; sent again it is accepted', async () => {
    const seal = opened();
    const caught = await send({ ...seal, website: 'https://spam.example' });
    expect(caught.status).toBe(422);
    const answer = await caught.json();
    expect(answer.errors).toEqual([{ field: null, message: expect.stringContaining('look over what you typed') }]);
    expect(JSON.stringify(answer)).not.toContain('spam');
    expect(await countEnquiries()).toBe(0);
    expect((await send({ ...seal, website: '' })).status).toBe(200);
  });
});

describe('under pressure', () => {
  beforeEach(() => {
    vi.mocked(notePressure).mockReturnValue(true);
  });

  it('issue-6 §5: a form is asked for a proof of work, and accepted with it under the same seal', async () => {
    const seal = opened();
    const first = await send({ ...seal });
    expect([first.status, await first.json()]).toMatchObject([422, { needsWork: true, errors: [{ field: null }] }]);
    expect((await send({ ...seal, work: 'no-work' })).status).toBe(422);
    expect(await countEnquiries()).toBe(0);
    expect((await send({ ...seal, work: (await findWork(seal)) ?? '' })).status).toBe(200);
    expect(await countEnquiries()).toBe(1);
  });

  it('issue-6 §5: one proof of work serves a handful of enquiries, then a fresh form needs one of its own', async () => {
    const seal = opened();
    const fields = { ...seal, work: (await findWork(seal)) ?? '' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send(
          { ...fields, fullName: `Thandi ${'abcdefghij'[index % 10]}${'xyz'[Math.floor(index / 10)]}` },
          { 'x-forecourt-client': `10.0.${index}.1` },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await countEnquiries()).toBe(5);
    const refused = answers.find(({ status }) => status !== 200);
    const { errors, seal: fresh } = (await refused?.json()) ?? {};
    expect([refused?.status, errors]).toEqual([422, [{ field: null, message: expect.any(String) }]]);
    expect(fresh.key).not.toBe(seal.key);
    const other = sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 10_000, key: fresh.key });
    expect((await send({ ...other, work: fields.work })).status).toBe(422);
    expect((await send({ ...other, work: (await findWork(other)) ?? '' })).status).toBe(200);
    expect(await countEnquiries()).toBe(6);
  });

  it('issue-6 §5: without JavaScript a form passes that has been open for half a minute', async () => {
    expect((await send({ ...opened(29_000) })).status).toBe(422);
    expect((await send({ ...opened(31_000) })).status).toBe(200);
  });
});

describe('a form that is changed and sent again', () => {
  it('issue-6 §2: after Back is another enquiry each time, a few times, and each of them the same one again', async () => {
    const seal = opened();
    const sendAs = async (fullName: string) => (await (await send({ ...seal, fullName })).json()).reference;
    const names = ['Thandi Nkosi', 'Thandi Dlamini', 'Thandi Zulu'];
    const references: string[] = [];
    for (const name of names) references.push(await sendAs(name));
    expect(new Set(references).size).toBe(3);
    for (const [index, name] of names.entries()) expect(await sendAs(name)).toBe(references[index]);
    expect(await countEnquiries()).toBe(3);
  });
});
