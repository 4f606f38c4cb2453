import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { mostFileBytes } from '@/domain/form/file-rule';
import { sealForm } from '@/features/enquiry/form-token';
import { getFormWords } from '@/i18n/form-words';
import { getEnv } from '@/lib/env';
import { readPrivateFile } from '@/lib/private-files';
import { openCms, startRequest } from './database';
import { breakOutbox, createMarket, createVehicle, emptyOutbox, readOutbox } from './enquiry-market';
import { pdfOf, streamOf } from './upload-samples';

type Context = { params: Promise<{ locale: string; form: string }> };
let cms: Payload;
let POST: (request: Request, context: Context) => Promise<Response>;

beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  await createVehicle(cms);
  ({ POST } = await import('@/app/(site)/[locale]/enquiry/[form]/send/route'));
});
afterAll(() => cms.destroy());
beforeEach(async () => {
  startRequest();
  await emptyOutbox(cms);
  await atomicWrite(cms, [sql`DELETE FROM enquiry_files`]);
});

const typed = {
  driverFirstname: 'Lerato',
  driverSurname: 'Mokoena',
  driverDOB: '03/02/2014',
  driverContactNumber: '082 123 4567',
  driverEmailAddress: 'lerato@mail.example',
  yearTurned8: '2022',
  driverProvince: 'Limpopo',
  relationship: 'Mother',
  guardianFirstname: 'Thandi',
  guardianSurname: 'Mokoena',
  guardianDOB: '11/09/1985',
  guardianContactNumber: '083 765 4321',
  guardianEmailAddress: 'thandi@mail.example',
  guardianProvince: 'Gauteng',
  infoCorrectCheck: 'on',
  infoCollectionConsentCheck: 'on',
  guardianOver18Check: 'on',
};

type Sent = {
  fields?: Record<string, string>;
  cv?: Blob | null;
  cvName?: string;
  headers?: HeadersInit;
  locale?: string;
};

function send({ fields = {}, cv = null, cvName = 'cv.pdf', headers, locale = 'en' }: Sent = {}) {
  const body = new FormData();
  const seal = sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 10_000 });
  for (const [name, value] of Object.entries({ ...typed, ...seal, ...fields })) body.append(name, value);
  // A browser sends an empty file where none was chosen.
  body.append('driverCV', cv ?? new Blob([]), cv ? cvName : '');
  const request = new Request('http://site.example/enquiry/junior-academy/send', {
    method: 'POST',
    body,
    headers: headers ?? { accept: 'application/json' },
  });
  return POST(request, { params: Promise.resolve({ locale, form: 'junior-academy' }) });
}

const enquiries = async () => (await cms.find({ collection: 'enquiries', depth: 0, pagination: false })).docs;
const readFiles = () =>
  readRows(
    cms,
    sql`SELECT file_name, original_name, enquiry_id FROM enquiry_files WHERE enquiry_id IS NOT NULL ORDER BY id`,
  );

/** Of each letter to those who answer: does it list a CV? */
async function saysCv(): Promise<boolean[]> {
  const label = getFormWords('en', 'junior-academy').fields.driverCV;
  const letters = (await readOutbox(cms)).filter(({ kind }) => kind === 'dealer');
  return letters.map(({ text }) => text.includes(String(label)));
}

const cv = () => new Blob([pdfOf()], { type: 'application/pdf' });

describe('the junior academy’s enquiry', () => {
  it('T-110 T-121 to T-129 T-144: is stored under its type with every field, the guardian as who asks', async () => {
    const answer = await send();
    expect(answer.status).toBe(200);
    const [enquiry, ...more] = await enquiries();
    expect(more).toEqual([]);
    expect(enquiry).toMatchObject({
      type: 'GR_JUNIOR_ACADEMY_ENQUIRY',
      fullName: 'Thandi Mokoena',
      contactNumber: '+27837654321',
      emailAddress: 'thandi@mail.example',
      province: 'Gauteng',
    });
    const { guardianContactNumber, guardianEmailAddress, guardianProvince, ...others } = typed;
    expect(enquiry?.details).toMatchObject({
      ...others,
      driverContactNumber: '+27821234567',
      infoCorrectCheck: 'true',
      infoCollectionConsentCheck: 'true',
      guardianOver18Check: 'true',
    });
  });

  it('T-111: the letters go to the fallback recipient and to the guardian, never to the child', async () => {
    await send({ locale: 'af' });
    const letters = await readOutbox(cms);
    expect(letters.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'fallback@forecourt.example',
      'thandi@mail.example',
    ]);
    expect(letters.find(({ kind }) => kind === 'visitor')?.subject).toContain('akademie-navraag');
  });

  it('T-138 T-141 T-142 T-144: a CV is kept with the enquiry, under a name of its own, and travels in no letter', async () => {
    const { location } = await (await send({ cv: cv(), cvName: 'Lerato CV.pdf' })).json();
    expect(location).not.toContain('file=missing');
    const [enquiry] = await enquiries();
    const [file] = await readRows(cms, sql`SELECT * FROM enquiry_files WHERE enquiry_id = ${enquiry?.id ?? 0}`);
    expect(file).toMatchObject({
      folder: 'junior-academy',
      original_name: 'Lerato CV.pdf',
      mime_type: 'application/pdf',
    });
    expect(enquiry?.details).toMatchObject({ driverCV: 'attached' });
    for (const { text } of await readOutbox(cms)) expect(text).not.toContain(String(file?.file_name));
  });

  it.each([
    { what: 'a document that is no PDF', body: () => new Blob(['PK\u0003\u0004 a document']), name: 'cv.pdf' },
    {
      what: 'one byte more than 5 242 880',
      body: () => new Blob([pdfOf(), new Uint8Array(mostFileBytes)]),
      name: 'a.pdf',
    },
  ])('T-138 T-139 T-140: $what is refused in the stated words, and nothing is stored', async ({ body, name }) => {
    const answer = await send({ cv: body(), cvName: name });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual([
      { field: 'driverCV', message: 'File size should be less than 5MB.' },
    ]);
    expect(await enquiries()).toEqual([]);
  });

  it('X-30: exactly 5 242 880 bytes are taken', async () => {
    const pdf = (bytes: number) => pdfOf(streamOf('', new Uint8Array(bytes).fill(0x78)));
    const around = pdf(1_000_000).length - 1_000_000;
    const exact = pdf(mostFileBytes - around);
    expect(exact).toHaveLength(mostFileBytes);
    expect((await send({ cv: new Blob([exact]) })).status).toBe(200);
  });

  it('T-136 T-137: what is missing is said in the stated words, every field once, in its order', async () => {
    const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));
    const { errors } = await (await send({ fields: empty })).json();
    const messageOf = (name: string) =>
      name.endsWith('Check') ? 'Please confirm the above' : 'This field is required';
    expect(errors).toEqual(Object.keys(typed).map((field) => ({ field, message: messageOf(field) })));
  });

  it('X-08: a family from a neighbouring country is taken', async () => {
    const fields = { driverProvince: 'Lesotho', driverContactNumber: '5812 3456', guardianProvince: 'Eswatini' };
    expect((await send({ fields: { ...fields, guardianContactNumber: '7612 3456' } })).status).toBe(200);
    expect(await enquiries()).toMatchObject([{ province: 'Eswatini', contactNumber: '+26876123456' }]);
  });

  it('T-143 X-28: when the CV cannot be stored the enquiry is, and the thanks say so', async () => {
    await atomicWrite(cms, [sql`ALTER TABLE enquiry_files RENAME COLUMN sha256 TO sha_gone`]);
    const withScript = await send({ cv: cv() });
    const without = await send({ cv: cv(), headers: {} });
    await atomicWrite(cms, [sql`ALTER TABLE enquiry_files RENAME COLUMN sha_gone TO sha256`]);
    expect([withScript.status, without.status]).toEqual([200, 303]);
    expect((await withScript.json()).location).toContain('file=missing');
    expect(without.headers.get('location')).toContain('file=missing');
    const stored = await enquiries();
    expect(stored).toHaveLength(2);
    for (const { details } of stored) expect(details).not.toHaveProperty('driverCV');
  });

  it('issue-6 §2: sent twice with the same CV it is one enquiry, however often the CV was stored', async () => {
    const fields = sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 10_000 });
    await Promise.all([send({ fields, cv: cv() }), send({ fields, cv: cv() }), send({ fields, cv: cv() })]);
    expect(await enquiries()).toHaveLength(1);
  });

  it('issue-6 §2: corrected after Back, the second enquiry has a CV of its own, and the letter says so', async () => {
    const fields = sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 10_000 });
    await send({ fields, cv: cv(), cvName: 'Lerato CV.pdf' });
    const [first] = await readFiles();
    const corrected = { ...fields, driverFirstname: 'Lesedi', driverCV: String(first?.file_name) };
    for (let sending = 0; sending < 2; sending += 1) {
      const { location } = await (await send({ fields: corrected })).json();
      expect(location).not.toContain('file=missing');
    }
    const stored = await enquiries();
    const files = await readFiles();
    expect(files.map(({ enquiry_id }) => enquiry_id).sort()).toEqual(stored.map(({ id }) => id).sort());
    expect(files).toHaveLength(2);
    const [one, other] = await Promise.all(
      files.map((file) => readPrivateFile({ folder: 'junior-academy', fileName: String(file.file_name) })),
    );
    expect(one).toEqual(other);
    expect(files.map((file) => file.original_name)).toEqual(['Lerato CV.pdf', 'Lerato CV.pdf']);
    expect(await saysCv()).toEqual([true, true]);
  });

  it('X-28: with a CV that is another visitor’s the enquiry is kept without it, and nobody is told of one', async () => {
    await send({ cv: cv() });
    const [first] = await readFiles();
    const { location } = await (await send({ fields: { driverCV: String(first?.file_name) } })).json();
    expect(location).toContain('file=missing');
    expect(await enquiries()).toHaveLength(2);
    expect(await readFiles()).toHaveLength(1);
    expect(await saysCv()).toEqual([true, false]);
  });

  it('issue-6 §4: what is said of a child goes to no other system', async () => {
    const connection = await cms.create({
      collection: 'crm-connections',
      data: { name: 'Everything', isActive: true, adfAddress: 'crm@system.example' },
    });
    await send();
    await cms.delete({ collection: 'crm-connections', id: connection.id });
    const kinds = (await readOutbox(cms)).map(({ kind }) => kind);
    expect(kinds).toContain('dealer');
    expect(kinds).not.toContain('adf');
  });

  it('T-146: when nothing can be stored the failure is said, and no enquiry is there', async () => {
    const mend = await breakOutbox(cms);
    const answer = await send();
    await mend();
    expect(answer.status).toBe(503);
    const { errors } = await answer.json();
    expect(errors).toEqual([{ field: null, message: expect.stringContaining('everything you typed is still here') }]);
    expect(await enquiries()).toEqual([]);
  });
});

it('T-147 T-148: the lineup has the models that the API gives for the code repeated per model, in the order of the codes', async () => {
  const [known] = (await cms.find({ collection: 'vehicle-models', depth: 0 })).docs;
  if (!known) throw new Error('There is no model.');
  const { range, category, price } = known;
  const another = { range, category, price, name: '2.4 GD-6', code: 'HDC24RB' };
  await cms.create({ collection: 'vehicle-models', data: another });
  const { GET } = await import('@/app/api/v1/vehicles/route');
  const { toLineup } = await import('@/blocks/gr-models-lineup/model');
  const { getAllVehicleModels } = await import('@/queries/vehicle-models');
  const all = await getAllVehicleModels('en');
  const codesOf = (rows: { code: string }[]) => rows.map(({ code }) => code);
  for (const codes of [
    ['NOPE', 'HDC28LRS', 'HDC24RB'],
    ['HDC24RB', 'NOPE', 'HDC28LRS'],
  ]) {
    const query = codes.map((code) => `filter[where][code][inq]=${code}`).join('&');
    const request = new Request(`http://site.example/api/v1/vehicles?${query}`);
    const answer: { code: string }[] = await (await GET(request, { params: Promise.resolve({}) })).json();
    const lineup = toLineup({ blockType: 'grModelsLineup', heading: 'x', codes }, all).map(({ model }) => model);
    expect(codesOf(lineup)).toEqual(codes.filter((code) => code !== 'NOPE'));
    expect(codesOf(answer).sort()).toEqual(codesOf(lineup).sort());
  }
});
