import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toFormSchema } from '@/api/form-schema';
import { sendEmail } from '@/api/send-email';
import { readRows, sql } from '@/cms/atomic-write';
import type { Form } from '@/domain/form/form';
import { enquiryForms } from '@/domain/form/forms/enquiry-forms';
import { getFormWords } from '@/i18n/form-words';
import { openCms } from './database';
import { createMarket, emptyOutbox, readOutbox } from './enquiry-market';
import { createRecords, post, storeFileRow } from './enquiry-records';

let cms: Payload;
let records: Awaited<ReturnType<typeof createRecords>>;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  records = await createRecords(cms);
});
beforeEach(() => emptyOutbox(cms));

/** An address for each letter: a mailbox gets only a few. */
let people = 0;
const person = () => {
  people += 1;
  return { contactNumber: '082 123 4567', emailAddress: `person${people}@mail.example` };
};

const general = (changes: Record<string, unknown> = {}) => ({
  type: 'GENERAL_ENQUIRY',
  subject: 'Book A Service',
  fullName: 'Thandi Mokoena',
  ...person(),
  province: 'Gauteng',
  dealer: 'crest',
  ...changes,
});

const tradeIn = (attachment: string, changes: Record<string, unknown> = {}) => ({
  type: 'DEALERSHIP_ENQUIRE',
  firstName: 'Thandi van der Merwe',
  lastName: 'noname',
  ...person(),
  province: 'Gauteng',
  suburb: 'Parkhurst',
  dealer: 'crest',
  make: 'Toyota',
  model: 'Corolla',
  variant: '1.8 XS',
  year: 2019,
  vehiclecondition: 'Good',
  odometerReading: '84 000',
  askingprice: 250_000,
  otherdescription: 'One owner',
  attachment,
  recipients: ['attacker@evil.example'],
  ...changes,
});

const special = (changes: Record<string, unknown> = {}) => ({
  type: 'ONEADS_ENQUIRY',
  content: {
    firstName: 'Sipho Dlamini',
    lastName: '-',
    ...person(),
    ad_id: records.ad.id,
    ad_image: 'https://evil.example/x.png',
    dealer: 'Another dealer',
    dealer_code: 'EVIL',
    preferredContactMethod: 'phone',
    note: 'Still there?',
    recipient: 'attacker@evil.example',
  },
  marketingConsent: false,
  ...changes,
});

const junior = (changes: Record<string, unknown> = {}) => ({
  type: 'GR_JUNIOR_ACADEMY_ENQUIRY',
  driverFirstname: 'Lerato',
  driverSurname: 'Mokoena',
  driverDOB: '01/02/2016',
  driverContactNumber: '082 123 4567',
  driverEmailAddress: 'lerato@mail.example',
  driverProvince: 'Gauteng',
  yearTurned8: '2024',
  relationship: 'Mother',
  guardianFirstname: 'Thandi',
  guardianSurname: 'Mokoena',
  guardianDOB: '01/02/1985',
  guardianContactNumber: '083 123 4567',
  guardianEmailAddress: person().emailAddress,
  guardianProvince: 'Limpopo',
  infoCorrectCheck: true,
  infoCollectionConsentCheck: true,
  guardianOver18Check: true,
  ...changes,
});

async function accepted(body: unknown, headers: Record<string, string> = {}) {
  const response = await post(sendEmail, body, headers);
  expect(await response.clone().text()).toContain('reference');
  expect(response.status).toBe(200);
  const { reference } = await response.json();
  const { docs } = await cms.find({ collection: 'enquiries', where: { reference: { equals: reference } }, depth: 0 });
  if (!docs[0]) throw new Error('no enquiry was stored');
  return docs[0];
}

async function refusedFields(body: unknown, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const response = await post(sendEmail, body, headers);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([422, 'application/problem+json']);
  const { errors } = await response.json();
  return Object.fromEntries(
    errors.map((error: { location: string; message: string }) => [error.location, error.message]),
  );
}

const countEnquiries = async () => (await cms.count({ collection: 'enquiries' })).totalDocs;
const dealerMail = async () => (await readOutbox(cms)).find(({ kind }) => kind === 'dealer');

describe('a trade-in', () => {
  it('D-262 D-263 D-264 D-265 D-266 D-267 D-268 D-271 D-272 X-34: is stored with every field of the payload', async () => {
    const attachment = await storeFileRow(cms, 'trade-in');
    const enquiry = await accepted(tradeIn(attachment));
    expect(enquiry).toMatchObject({
      type: 'DEALERSHIP_ENQUIRE',
      fullName: 'Thandi van der Merwe',
      contactNumber: '+27821234567',
      province: 'Gauteng',
      dealerName: 'Crest Motors',
      subject: 'Toyota Corolla 2019',
      details: {
        lastName: 'noname',
        suburb: 'Parkhurst',
        make: 'Toyota',
        model: 'Corolla',
        variant: '1.8 XS',
        year: '2019',
        vehiclecondition: 'Good',
        odometerReading: '84000',
        askingprice: '250000',
        otherdescription: 'One owner',
        preferredContactMethod: 'email',
        attachment: 'attached',
      },
    });
    const { docs } = await cms.find({
      collection: 'enquiry-files',
      where: { fileName: { equals: attachment } },
      depth: 0,
    });
    expect(docs[0]?.enquiry).toBe(enquiry.id);
  });

  it('D-269: goes to the dealer’s own list, whatever recipients are sent', async () => {
    await accepted(tradeIn(await storeFileRow(cms, 'trade-in')));
    expect((await dealerMail())?.recipients).toEqual(['tradein@crest.example']);
    expect(JSON.stringify(await readOutbox(cms))).not.toContain('evil');
  });

  it('D-267 T-144: takes a file that is stored, free and of its own kind', async () => {
    const taken = await storeFileRow(cms, 'trade-in');
    await accepted(tradeIn(taken));
    for (const attachment of [taken, await storeFileRow(cms, 'junior-academy'), 'nothing.jpg', '../../secret']) {
      expect(await refusedFields(tradeIn(attachment))).toEqual({ attachment: expect.any(String) });
    }
    expect(await countEnquiries()).toBe(1);
  });
});

describe('an enquiry about a special', () => {
  it('D-293 X-05: is stored as ONEADS_ENQUIRE under either name', async () => {
    for (const type of ['ONEADS_ENQUIRE', 'ONEADS_ENQUIRY']) {
      expect((await accepted(special({ type }))).type).toBe('ONEADS_ENQUIRE');
    }
  });

  it('D-294 D-295 D-296 D-297 D-298 D-299 X-34: takes what it is about from the special’s own record', async () => {
    const enquiry = await accepted(special());
    expect(enquiry).toMatchObject({
      fullName: 'Sipho Dlamini',
      dealerName: 'Crest Motors',
      subject: 'Legend for less',
    });
    expect(enquiry.details).toEqual({
      lastName: '-',
      contactCountry: 'ZA',
      preferredContactMethod: 'phone',
      note: 'Still there?',
      marketingConsent: 'false',
      ad_id: String(records.ad.id),
      ad_image: '',
      ad_meta_id: 'meta-77',
      category: 'New vehicles',
      description: 'R10 000 towards accessories',
      smc_code: 'HDC',
      dealer_code: 'ZA101',
      dealer: 'Crest Motors',
    });
    expect(await dealerMail()).toMatchObject({
      recipients: ['ads@crest.example'],
      subject: expect.stringMatching(/: Legend for less$/),
    });
  });

  it('D-300: without consent keeps no receipt of any, whatever divisions and channels are named', async () => {
    const before = await cms.count({ collection: 'consents' });
    const named = { consentDivision: ['TFS'], consentComms: 'SMS' };
    for (const body of [special(named), special({ ...named, marketingConsent: false })]) await accepted(body);
    expect(await cms.count({ collection: 'consents' })).toEqual(before);
  });

  it('D-298 D-300: with consent keeps a receipt of it, once, in the words and language of the form', async () => {
    const body = special({
      marketingConsent: true,
      consentDivision: ['TFS', 'Hino'],
      consentComms: 'SMS',
      locale: 'af',
    });
    const enquiry = await accepted(body, { 'Idempotency-Key': 'with-consent' });
    await accepted(body, { 'Idempotency-Key': 'with-consent' });
    const { docs } = await cms.find({ collection: 'consents', where: { enquiry: { equals: enquiry.id } }, depth: 0 });
    expect(docs).toMatchObject([
      { divisions: ['TFS', 'Hino'], channels: ['SMS'], locale: 'af', source: 'special-offer', withdrawnAt: null },
    ]);
    expect(docs[0]?.wording).toContain('Hino');
    expect(enquiry.details).toMatchObject({
      marketingConsent: 'true',
      consentDivision: 'TFS,Hino',
      consentComms: 'SMS',
    });
  });

  it('D-289 D-290 D-291: consent without a division or a channel is refused', async () => {
    expect(await refusedFields(special({ marketingConsent: true, consentDivision: ['BMW'] }))).toEqual({
      consentDivision: 'Please select at least one option',
      consentComms: 'Please select at least one option',
    });
  });

  it('D-295: about no special of ours is refused', async () => {
    const { content } = special();
    for (const ad_id of [undefined, '999999', 'x', "1'; drop"]) {
      expect(await refusedFields({ type: 'ONEADS_ENQUIRE', content: { ...content, ad_id } })).toHaveProperty('ad_id');
    }
  });

  it('X-37 D-295: the letters name the special, the visitor’s in the visitor’s language', async () => {
    await accepted(special({ locale: 'zu' }));
    const visitor = (await readOutbox(cms)).find(({ kind }) => kind === 'visitor');
    expect(visitor?.text).toContain('I-Legend ngokuncane');
    expect(visitor?.text).not.toContain('Still there?');
    expect((await dealerMail())?.text).toContain('Legend for less');
    expect((await dealerMail())?.text).toContain('Still there?');
  });
});

describe('the junior academy', () => {
  it('T-144: is stored with all fields, its CV as attachment', async () => {
    const attachment = await storeFileRow(cms, 'junior-academy');
    const { type, attachment: _, ...fields } = junior({ attachment }) as Record<string, unknown>;
    const enquiry = await accepted({ type, ...fields, attachment });
    expect(enquiry).toMatchObject({
      type: 'GR_JUNIOR_ACADEMY_ENQUIRY',
      fullName: 'Thandi Mokoena',
      contactNumber: '+27831234567',
      province: 'Limpopo',
      details: { driverFirstname: 'Lerato', guardianSurname: 'Mokoena', yearTurned8: '2024', driverCV: 'attached' },
    });
    expect((await dealerMail())?.subject).not.toMatch(/Lerato|Thandi/);
    const visitor = (await readOutbox(cms)).find(({ kind }) => kind === 'visitor');
    expect(visitor?.text).not.toContain('Lerato');
  });

  it('T-144: goes without a CV, too, and is refused without the guardian’s three ticks', async () => {
    await accepted(junior());
    const untold = { infoCorrectCheck: false, infoCollectionConsentCheck: undefined, guardianOver18Check: 'no' };
    expect(Object.keys(await refusedFields(junior(untold)))).toEqual([
      'infoCorrectCheck',
      'infoCollectionConsentCheck',
      'guardianOver18Check',
    ]);
  });
});

describe('every form', () => {
  it('C-241: a product’s enquiry names its product, and one about none of ours is refused', async () => {
    const { dealer: _, subject: __, ...contact } = general({ type: 'TGRSA_PRODUCT' });
    expect(await accepted({ ...contact, productCode: '99M' })).toMatchObject({
      type: 'TGRSA_PRODUCT',
      subject: 'Cap 99M',
      details: { productCode: '99M', product: 'Cap 99M' },
    });
    expect((await dealerMail())?.recipients).toEqual(['fallback@forecourt.example']);
    expect(await refusedFields({ ...contact, productCode: 'NONE' })).toEqual({
      productCode: 'Please choose a product',
    });
  });

  it.each(Object.values(enquiryForms).map((form: Form) => [form.type, form] as const))(
    'issue-6 §1: %s is checked by the very schema that describes it, in the stated words',
    async (type, form) => {
      const { required = [], properties = {} } = toFormSchema(form);
      const missing = await refusedFields({ type });
      expect(['type', ...Object.keys(missing)].toSorted()).toEqual(required.toSorted());
      for (const [name, property] of Object.entries(properties)) {
        if (typeof property !== 'object' || typeof property.maxLength !== 'number' || property.pattern) continue;
        const tooMuch = name.toLowerCase().includes('number') ? '1' : 'a';
        expect(await refusedFields({ type, [name]: tooMuch.repeat(property.maxLength + 1) })).toHaveProperty([name]);
      }
      expect(Object.values(missing).every((message) => /^[A-Z]/.test(message))).toBe(true);
    },
  );

  it('D-234 D-235 D-236 D-238 D-239: says what is wrong with a field in the stated words', async () => {
    expect(await refusedFields(general({ fullName: ' ', contactNumber: '123', emailAddress: 'thandi' }))).toEqual({
      fullName: 'Full name is required',
      contactNumber: 'Please enter at least 10 digits',
      emailAddress: 'Missing @ symbol',
    });
    expect(await refusedFields(general({ contactNumber: '', emailAddress: 'a@b' }))).toEqual({
      contactNumber: 'Contact number is required',
      emailAddress: 'Invalid email address',
    });
  });

  it('D-248 D-288: of somebody’s age nothing is recorded that nobody said', async () => {
    const ageLabel = getFormWords('en', 'special-offer').fields.ageConfirmed ?? '';
    const said = async (changes: Record<string, unknown>) => {
      const { details } = await accepted(special(changes));
      return [Object(details).ageConfirmed, (await dealerMail())?.text.includes(ageLabel)];
    };
    expect(await said({})).toEqual([undefined, false]);
    await emptyOutbox(cms);
    expect(await said({ ageConfirmed: true })).toEqual(['true', true]);
  });

  it('D-248 D-288: who says outright to be no adult is refused', async () => {
    expect(await refusedFields(special({ ageConfirmed: false }))).toEqual({ ageConfirmed: 'Please confirm your age' });
  });

  it.each([undefined, 'NOTHING', 7, null, 'oneads_enquire', 'NEWSLETTER'])(
    'contract T2: type %j is none, and the refusal names it',
    async (type) => {
      expect(await refusedFields({ ...general(), type })).toEqual({ type: expect.any(String) });
    },
  );

  it('contract T2: what no field takes is refused and named', async () => {
    const body = general({ fullName: { $gt: '' }, message: [['x']], subject: [1, { a: 1 }] });
    expect(Object.keys(await refusedFields(body)).toSorted()).toEqual(['fullName', 'message', 'subject']);
  });

  it('issue-6 §2: is written to the audit in the same write, once', async () => {
    const headers = { 'Idempotency-Key': 'audited' };
    const body = general();
    const { reference } = await accepted(body, headers);
    await accepted(body, headers);
    const entries = await readRows(cms, sql`SELECT action, facts FROM audit_entries WHERE subject = ${reference}`);
    expect(entries.map(({ action }) => action)).toEqual(['enquiry.accepted']);
    expect(JSON.stringify(entries)).not.toMatch(/Thandi|mail\.example|\+27/);
  });
});

describe('the clock', () => {
  it('issue-6 §2: an accepted enquiry is to be answered at a moment ahead', async () => {
    const { answerDueAt, submittedAt } = await accepted(general());
    expect(Date.parse(answerDueAt ?? '')).toBeGreaterThan(Date.parse(submittedAt));
  });
});

describe('a key', () => {
  it('contract T2: the same key and body is the first answer again, whatever became of the record meanwhile', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const body = special();
    const first = await accepted(body, headers);
    await cms.update({ collection: 'dealer-ads', id: records.ad.id, data: { category: 'Another' } });
    expect((await accepted(body, headers)).reference).toBe(first.reference);
    await cms.update({ collection: 'dealer-ads', id: records.ad.id, data: { category: 'New vehicles' } });
    expect([await countEnquiries(), (await readOutbox(cms)).length]).toEqual([1, 2]);
  });

  it('contract T2: with a file, too', async () => {
    const headers = { 'Idempotency-Key': 'with a file'.replaceAll(' ', '-') };
    const body = tradeIn(await storeFileRow(cms, 'trade-in'));
    expect((await accepted(body, headers)).reference).toBe((await accepted(body, headers)).reference);
  });

  it('issue-6 §2: the same key with another body is a 409, and nothing is stored', async () => {
    const headers = { 'Idempotency-Key': 'other-body' };
    const body = general();
    await accepted(body, headers);
    const response = await post(sendEmail, { ...body, fullName: 'Thandi Nkosi' }, headers);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ errors: [{ location: 'Idempotency-Key' }] });
    expect(await countEnquiries()).toBe(1);
  });

  it('issue-6 §6: 50 parallel posts of one key are one enquiry', async () => {
    const body = general();
    const all = await Promise.all(
      Array.from({ length: 50 }, async () => (await post(sendEmail, body, { 'Idempotency-Key': 'at-once' })).json()),
    );
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1);
    expect([await countEnquiries(), (await readOutbox(cms)).filter(({ kind }) => kind === 'dealer').length]).toEqual([
      1, 1,
    ]);
  });

  it('contract T2: without a key each sending is an enquiry', async () => {
    const body = general();
    expect((await accepted(body)).reference).not.toBe((await accepted(body)).reference);
  });

  it.each(['', ' ', 'a b', 'x'.repeat(201)])('contract T2: %.10j is no key: 400', async (key) => {
    const response = await post(sendEmail, general(), { 'Idempotency-Key': key });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ location: 'Idempotency-Key' }] },
    ]);
  });
});
