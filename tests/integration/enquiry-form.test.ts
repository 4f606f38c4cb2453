import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealForm } from '@/features/enquiry/form-token';
import { locales } from '@/i18n/locales';
import { getTemplates } from '@/i18n/messages';
import { getEnv } from '@/lib/env';
import { openCms, startRequest } from './database';
import {
  breakOutbox,
  createMarket,
  createVehicle,
  emptyOutbox,
  forgetCounts,
  readOutbox,
  saidIn,
} from './enquiry-market';
import { startPages } from './shown-again';
import { thanksAt } from './thanks-at';

let pages: Awaited<ReturnType<typeof startPages>>;
let cms: Payload;
let POST: (request: Request, context: { params: Promise<{ locale: string }> }) => Promise<Response>;

beforeAll(async () => {
  pages = await startPages();
  cms = await openCms();
  await createMarket(cms);
  await createVehicle(cms);
  ({ POST } = await import('@/app/(site)/[locale]/enquiry/vehicle/send/route'));
});
afterAll(() => pages.close());
beforeEach(async () => {
  startRequest();
  forgetCounts();
  pages.shown.length = 0;
  await emptyOutbox(cms);
});

const typed = {
  modelCode: 'HDC28LRS',
  colourCode: '040',
  fullName: 'Thandi Mokoena',
  contactCountry: 'ZA',
  contactNumber: '082 123 4567',
  emailAddress: 'thandi@mail.example',
  province: 'Gauteng',
  dealer: 'sandton',
};
const json = { accept: 'application/json' };

/** A form opened `ageMs` ago. */
function seal(ageMs = 10_000) {
  return sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - ageMs });
}

function send(fields: Record<string, string>, headers: Record<string, string> = {}, locale = 'en') {
  return sendBody(new URLSearchParams(fields), headers, locale);
}

function sendBody(body: BodyInit, headers: Record<string, string>, locale = 'en') {
  const request = new Request('http://site.example/enquiry/vehicle/send', { method: 'POST', body, headers });
  return POST(request, { params: Promise.resolve({ locale }) });
}

/** The form on the page that stands in for the buying site. */
async function sendTestDrive(fields: Record<string, string>, headers: Record<string, string>, locale: string) {
  const route = await import('@/app/(site)/[locale]/buying-site/toyota/test-drive/send/route');
  const body = new URLSearchParams({ ...typed, type: 'test-drive', ...fields });
  const request = new Request('http://site.example/buying-site/toyota/test-drive/send', {
    method: 'POST',
    body,
    headers,
  });
  return route.POST(request, { params: Promise.resolve({ locale }) });
}

const enquiries = async () => (await cms.find({ collection: 'enquiries', depth: 0, pagination: false })).docs;

describe('the quote request with scripts', () => {
  it('issue-2 §5: is stored and answered with its reference and the way to the thanks', async () => {
    const response = await send({ ...typed, ...seal() }, json, 'zu');
    expect(response.status).toBe(200);
    const [enquiry] = await enquiries();
    expect(await response.json()).toEqual({
      reference: enquiry?.reference,
      location: thanksAt('/zu/enquiry/vehicle/thank-you', enquiry?.reference),
    });
    expect(enquiry).toMatchObject({
      locale: 'zu',
      contactNumber: '+27821234567',
      modelCode: 'HDC28LRS',
      colourCode: '040',
    });
    const [toDealer, toVisitor] = await readOutbox(cms);
    expect(toDealer?.text).toContain(
      'Model: Hilux 2.8 GD-6 Legend\nColour: Glacier White (040)\nPrice: R899 900'.replace('899 ', '899\u00a0'),
    );
    expect(toVisitor?.text).toContain('Imodeli: Hilux 2.8 GD-6 Legend');
  });

  it('X-03: a visitor from a market without published prices is mailed none', async () => {
    await send({ ...typed, ...seal(), province: 'Namibia', contactCountry: 'NA', contactNumber: '081 124 5678' }, json);
    for (const { text } of await readOutbox(cms)) expect(saidIn(text)).not.toContain('899');
  });

  it('X-03: a dealer in such a market is mailed none either, wherever the visitor lives', async () => {
    const move = (province: 'Namibia' | 'Gauteng') =>
      cms.update({ collection: 'dealers', where: { slug: { equals: 'maseru' } }, data: { province } });
    await move('Namibia');
    await send({ ...typed, ...seal(), province: 'Gauteng', dealer: 'maseru' }, json);
    await move('Gauteng');
    const letters = await readOutbox(cms);
    expect(letters.length).toBeGreaterThan(0);
    for (const { text } of letters) expect(saidIn(text)).not.toContain('899');
  });

  it('D-144 decisions §2: recipients that a browser posts are ignored', async () => {
    await send(
      { ...typed, ...seal(), recipients: 'thief@evil.example', generalEnquiryRecipients: 'thief@evil.example' },
      json,
    );
    expect(JSON.stringify(await readOutbox(cms))).not.toContain('evil');
  });

  it('D-235 D-238 D-240: wrong fields are named with the stated words, in the page’s language', async () => {
    const wrong = { ...typed, ...seal(), contactNumber: '', emailAddress: 'thandi', province: '' };
    const answer = await send(wrong, json);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      errors: [
        { field: 'contactNumber', message: 'Contact number is required' },
        { field: 'emailAddress', message: 'Missing @ symbol' },
        { field: 'province', message: 'Please select a province' },
      ],
    });
    const inAfrikaans = await (await send(wrong, json, 'af')).json();
    expect(inAfrikaans.errors[0].message).toBe('Kontaknommer word vereis');
    expect(await enquiries()).toEqual([]);
  });

  it('issue-2 §8: an unknown dealer or model is an error of its field; an unknown colour counts as none', async () => {
    const { errors } = await (await send({ ...typed, ...seal(), dealer: 'nobody', modelCode: 'NONE' }, json)).json();
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['modelCode', 'dealer']);
    expect((await send({ ...typed, ...seal(), colourCode: 'ZZZ' }, json)).status).toBe(200);
    expect(await enquiries()).toMatchObject([{ colourCode: null }]);
  });

  it('issue-6 §5: a mailbox gets ten letters that nobody asked for, and every enquiry is kept', async () => {
    for (let sent = 0; sent < 12; sent += 1) expect((await send({ ...typed, ...seal() }, json)).status).toBe(200);
    expect(await enquiries()).toHaveLength(12);
    expect((await readOutbox(cms)).filter(({ kind }) => kind === 'visitor')).toHaveLength(10);
  });

  it('issue-2 §5: the same form sent twice, and in parallel, is one enquiry', async () => {
    const fields = { ...typed, ...seal() };
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await send(fields, json)).json()));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await enquiries()).toHaveLength(1);
  });

  it('contract “HTML forms”: too quick, stale and forged forms are refused, and get a seal that works', async () => {
    const quick = await send({ ...typed, ...seal(0) }, json);
    expect(quick.status).toBe(422);
    expect((await quick.json()).seal).toBeUndefined();
    for (const old of [seal(25 * 3_600_000), { key: 'made-up', token: 'made-up' }, {}]) {
      const refused = await send({ ...typed, ...old }, json);
      expect(refused.status).toBe(422);
      const { errors, seal: fresh } = await refused.json();
      expect(errors).toMatchObject([{ field: null }]);
      expect(fresh.token).not.toBe(Object(old).token);
      expect(fresh.key === Object(old).key).toBe(Object(old).key !== undefined && Object(old).key !== 'made-up');
    }
    expect(await enquiries()).toEqual([]);
  });

  it('contract “HTML forms”: another site cannot send the form', async () => {
    const fields = { ...typed, ...seal() };
    for (const locale of locales) {
      const refused = await send(fields, { ...json, 'sec-fetch-site': 'cross-site' }, locale);
      expect([refused.status, await refused.text()]).toEqual([403, getTemplates(locale, 'privateLink').foreign]);
    }
    expect((await send(fields, { ...json, origin: 'https://evil.example', host: 'site.example' })).status).toBe(403);
    expect((await send(fields, { ...json, origin: 'null' })).status).toBe(403);
    expect(await enquiries()).toEqual([]);
    expect((await send(fields, { ...json, origin: 'http://site.example', host: 'site.example' })).status).toBe(200);
  });
});

it('contract “under rate limits”: a flood from one address is answered 429 with Retry-After, others are served', async () => {
  const flood = { ...json, 'x-forecourt-client': '192.0.2.9' };
  let response = await send({}, flood);
  for (let sent = 0; sent < 200 && response.status !== 429; sent += 1) response = await send({}, flood);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send({ ...typed, ...seal() }, { ...json, 'x-forecourt-client': '192.0.2.10' })).status).toBe(200);
});

describe('the quote request without scripts', () => {
  it('issue-2 §5: leads to the thanks', async () => {
    const response = await send({ ...typed, ...seal(), emailAddress: 'sipho@mail.example' }, {}, 'af');
    expect(response.status).toBe(303);
    const [enquiry] = await enquiries();
    expect(response.headers.get('location')).toBe(thanksAt('/af/enquiry/vehicle/thank-you', enquiry?.reference));
  });

  it('issue-2 §5: shows the form again with errors and everything typed, under the same key', async () => {
    const sealed = seal();
    const response = await send({ ...typed, ...sealed, fullName: '  ', contactNumber: '<082>' }, {}, 'zu');
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('the form again');
    expect(pages.shown.map(({ url, state }) => ({ url, state }))).toEqual([
      {
        url: '/zu/enquiry/vehicle',
        state: {
          typed: { ...typed, fullName: '  ', contactNumber: '<082>' },
          errors: [
            { field: 'fullName', code: 'fullNameRequired' },
            { field: 'contactNumber', code: 'contactNumberInvalid' },
          ],
          problem: null,
          seal: sealed,
          step: 1,
          keptFiles: {},
        },
      },
    ]);
  });

  it('issue-2 §8: when nothing can be stored, answers 503 with Retry-After and keeps everything typed', async () => {
    const mend = await breakOutbox(cms);
    const response = await send({ ...typed, ...seal() });
    await mend();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(pages.shown[0]?.state).toMatchObject({ typed, problem: 'unavailable' });
    expect(await enquiries()).toEqual([]);
  });

  it('issue-2 §8: more than 64 kB is refused, what is no form is a 400', async () => {
    const long = await send({ ...typed, ...seal(), fullName: 'x'.repeat(70_000) });
    expect(long.status).toBe(413);
    expect(pages.shown[0]?.state).toMatchObject({
      problem: 'tooLarge',
      typed: { modelCode: 'HDC28LRS', fullName: expect.stringMatching(/^x{60000,}$/) },
    });
    expect((await sendBody('{"a":', { ...json, 'content-type': 'application/json' })).status).toBe(400);
    expect((await sendBody('x', { ...json, 'content-type': 'text/plain' })).status).toBe(400);
    expect((await send({}, json)).status).toBe(422);
  });

  it('issue-2 §8: multipart, JSON, doubled fields and NUL bytes are read or refused, never an error page', async () => {
    const multipart = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...seal() })) multipart.append(name, value);
    multipart.append('fullName', 'Somebody Else');
    multipart.append('photo', new Blob(['x']), 'x.png');
    expect((await sendBody(multipart, json)).status).toBe(200);
    const sent = JSON.stringify({
      ...typed,
      ...seal(),
      fullName: 'Thandi\u0000\ud800',
      contactNumber: '082\u0000 123 4567',
    });
    expect((await sendBody(sent, { ...json, 'content-type': 'application/json' })).status).toBe(200);
    expect((await enquiries()).map(({ fullName }) => fullName)).toEqual(
      expect.arrayContaining(['Thandi Mokoena', 'Thandi']),
    );
  });
});

describe('the test drive', () => {
  it('T-009 T-013: is stored and mailed as what it is, with the day and the time that were asked for', async () => {
    const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
    const response = await sendTestDrive(
      { ...seal(), emailAddress: 'lerato@mail.example', preferredDate: tomorrow, preferredTime: 'morning' },
      {},
      'af',
    );
    expect(response.status).toBe(303);
    const [enquiry] = await enquiries();
    expect(response.headers.get('location')).toBe(
      thanksAt('/af/buying-site/toyota/test-drive/thank-you', enquiry?.reference),
    );
    expect(enquiry).toMatchObject({
      type: 'TEST_DRIVE_REQUEST',
      modelCode: 'HDC28LRS',
      details: { preferredDate: tomorrow, preferredTime: 'morning' },
    });
    const [toDealer, toVisitor] = await readOutbox(cms);
    expect(toDealer?.recipients).toEqual(['sales@sandton.example', 'manager@sandton.example']);
    expect(toDealer?.subject).toContain('Test drive request');
    expect(toDealer?.text).toContain('Preferred time: In the morning');
    expect(toVisitor?.subject).toContain('Jou toetsritversoek');
    expect(toVisitor?.text).toContain('Voorkeurtyd: In die oggend');
  });

  it('T-013: can be asked for in our own form, too; a quote has no day', async () => {
    expect((await send({ ...typed, ...seal(), type: 'test-drive' }, json)).status).toBe(200);
    expect((await send({ ...typed, ...seal(), preferredTime: 'morning' }, json)).status).toBe(200);
    const [quote, drive] = (await enquiries()).sort((one, other) => one.type.localeCompare(other.type));
    expect([quote?.type, drive?.type]).toEqual(['QUOTE_REQUEST', 'TEST_DRIVE_REQUEST']);
    expect(quote?.details).not.toHaveProperty('preferredTime');
  });

  it('issue-3 §1: a day that is over is an error of its field, in the page’s language', async () => {
    const response = await sendTestDrive({ ...seal(), preferredDate: '2020-01-01' }, json, 'zu');
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors).toEqual([{ field: 'preferredDate', message: expect.stringContaining('namuhla') }]);
    expect(await enquiries()).toEqual([]);
  });

  it('C-400: shown again within a frame, the page knows that it is in one', async () => {
    await sendTestDrive({ ...seal(), fullName: '' }, { 'sec-fetch-dest': 'iframe' }, 'en');
    await sendTestDrive({ ...seal(), fullName: '' }, {}, 'en');
    expect(pages.shown.map(({ url }) => url)).toEqual([
      '/buying-site/toyota/test-drive',
      '/buying-site/toyota/test-drive',
    ]);
    expect(pages.shown[0]?.destination).toBe('iframe');
    expect(pages.shown[1]?.destination).not.toBe('iframe');
  });
});
