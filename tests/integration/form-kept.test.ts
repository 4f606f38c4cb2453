import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRows, sql } from '@/cms/atomic-write';
import { sealForm } from '@/features/enquiry/form-token';
import { getEnv } from '@/lib/env';
import { openCms, startRequest } from './database';
import { createMarket } from './enquiry-market';
import { startPages } from './shown-again';
import { pngOf } from './upload-samples';

type Context = { params: Promise<{ locale: string; form: string }> };
let cms: Payload;
let pages: Awaited<ReturnType<typeof startPages>>;
let POST: (request: Request, context: Context) => Promise<Response>;
beforeAll(async () => {
  pages = await startPages();
  cms = await openCms();
  await createMarket(cms);
  ({ POST } = await import('@/app/(site)/[locale]/enquiry/[form]/send/route'));
});
afterAll(() => pages.close());
beforeEach(() => {
  startRequest();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const tradeIn = {
  firstName: 'Thandi Mokoena',
  contactCountry: 'ZA',
  contactNumber: '082 123 4567',
  emailAddress: 'thandi@mail.example',
  province: 'Gauteng',
  suburb: 'Parkhurst',
  dealer: '',
  make: 'Toyota',
  model: 'Corolla',
  year: '2019',
  vehiclecondition: 'Good',
  odometerReading: '84000',
  askingprice: '250000',
  otherdescription: 'One owner',
};

/** A browser without scripts sends a form. */
function post(form: string, body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request(`http://site.example/enquiry/${form}/send`, { method: 'POST', body, headers });
  return POST(request, { params: Promise.resolve({ locale: 'af', form }) });
}

const opened = () => sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 60_000 });

/** The photo stands before fields that are typed, so that they are found behind it only. */
function withPhoto(photo: Blob, seal = opened()): FormData {
  const body = new FormData();
  body.append('attachment', photo, 'car.png');
  for (const [name, value] of Object.entries({ ...tradeIn, ...seal })) body.append(name, value);
  return body;
}

async function postTooMany(form: string, from: string, toBody: () => BodyInit) {
  for (let sent = 0; sent < 200; sent += 1) {
    const answer = await post(form, toBody(), { 'x-forecourt-client': from });
    if (answer.status === 429) return answer;
  }
  throw new Error('there was no limit');
}

const keptFiles = async () => (await readRows(cms, sql`SELECT file_name FROM enquiry_files`)).length;

describe('a form that is one too many, without scripts', () => {
  it.each([
    ['special-offer', { firstName: 'Thandi Mokoena', note: 'Still there?', ad_id: '7', consentDivision: 'TFS,Hino' }],
    ['product', { fullName: 'Thandi Mokoena', productCode: '99M' }],
  ])('issue-6 §1: %s is shown again with everything typed and what it is about, under its key', async (form, typed) => {
    const seal = opened();
    const fields = new URLSearchParams({ ...typed, ...seal });
    const answer = await postTooMany(form, `192.0.2.${form.length}`, () => new URLSearchParams(fields));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(pages.shown.at(-1)).toMatchObject({
      url: `/af/enquiry/${form}`,
      state: { typed, problem: 'tooMany', errors: [], seal },
    });
  });

  it('issue-6 §1 §3: with a file keeps what was typed before and behind it, and nothing of the file', async () => {
    const seal = opened();
    const taken = await keptFiles();
    let before = taken;
    await postTooMany('trade-in', '192.0.2.200', () => {
      before += 1;
      return withPhoto(new Blob([pngOf()]), seal);
    });
    expect(pages.shown.at(-1)?.state).toMatchObject({ typed: tradeIn, problem: 'tooMany', seal });
    expect(await keptFiles()).toBe(before - 1);
  });
});

it('issue-6 §1 §3: a file beyond what is read at all is refused beside its field, as a smaller one is, and everything typed is kept', async () => {
  const photo = new Blob([new Uint8Array(34 * 1024 * 1024)]);
  const body = withPhoto(photo);
  const sent = new Response(body);
  const bytes = await sent.arrayBuffer();
  const answer = await post('trade-in', bytes, {
    'x-forecourt-client': '192.0.2.201',
    'content-type': sent.headers.get('content-type') ?? '',
    'content-length': String(bytes.byteLength),
  });
  expect(answer.status).toBe(422);
  expect(pages.shown.at(-1)?.state).toMatchObject({
    typed: tradeIn,
    problem: null,
    errors: [
      { field: 'ageConfirmed', code: 'ageRequired' },
      { field: 'attachment', code: 'photoTooLarge' },
    ],
  });
});
