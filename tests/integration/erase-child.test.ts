import { rmSync } from 'node:fs';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { submitForm } from '@/commands/enquiry/submit-form';
import { erasePerson } from '@/commands/privacy/erase-person';
import { makePrivacyFile } from '@/commands/privacy/privacy-file';
import { storeUpload } from '@/commands/uploads/store-upload';
import { juniorAcademy } from '@/domain/form/forms/junior-academy';
import { readForm } from '@/domain/form/read-form';
import { openCms } from './database';
import { createMarket, emptyOutbox, quoteRequest, readOutbox } from './enquiry-market';
import { filesOnDisk, pdfOf } from './upload-samples';

const now = new Date('2026-11-22T10:00:00Z');
const child = { emailAddress: 'lerato.child@mail.example', contactNumber: '+27821112222' };

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});
beforeEach(async () => {
  for (const file of filesOnDisk()) rmSync(file);
  await emptyOutbox(cms);
  await atomicWrite(cms, [sql`DELETE FROM enquiry_files`, sql`DELETE FROM privacy_requests`]);
  await enquire({ key: 'of-the-child' });
  await enquire({
    key: 'of-another',
    driverEmailAddress: 'xlerato.child@mail.example',
    driverContactNumber: '0823334444',
  });
});

/** A guardian enters a child, whose own address and number stand in no column. */
async function enquire({ key, ...changes }: { key: string } & Record<string, string>) {
  const slot = { kind: 'pdf', folder: 'junior-academy' } as const;
  const upload = await storeUpload(async () => cms, { bytes: pdfOf(), originalName: `${key}.pdf`, slot });
  if (!upload.ok) throw new Error(upload.error);
  const typed = {
    ...{ driverFirstname: 'Lerato', driverSurname: 'Mokoena', driverDOB: '03/02/2014', yearTurned8: '2022' },
    ...{ driverContactNumber: '082 111 2222', driverEmailAddress: 'Lerato.Child@mail.example' },
    ...{ driverProvince: 'Limpopo', driverCV: upload.fileName, relationship: 'Mother', guardianFirstname: 'Thandi' },
    ...{ guardianSurname: 'Mokoena', guardianDOB: '11/09/1985', guardianContactNumber: '083 765 4321' },
    ...{ guardianEmailAddress: 'thandi@mail.example', guardianProvince: 'Gauteng', infoCorrectCheck: 'on' },
    ...{ infoCollectionConsentCheck: 'on', guardianOver18Check: 'on' },
    ...changes,
  };
  const read = readForm(juniorAcademy, typed, { today: '2026-11-22' });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const submitted = await submitForm(cms, {
    ...{ form: juniorAcademy, value: read.value, locale: 'en', idempotencyKey: key, onConflict: 'new-enquiry', now },
  });
  if (!submitted.ok) throw new Error(submitted.error);
}

it.each([
  { by: 'address', person: { emailAddress: child.emailAddress } },
  { by: 'number', person: { contactNumber: child.contactNumber } },
])('issue-6 §4: a child is erased by its own $by, with CV, mail and idempotency record', async ({ person }) => {
  expect(await erasePerson(cms, { ...person, now })).toMatchObject({
    enquiries: 1,
    files: 1,
    messages: 2,
    mentions: 0,
  });
  expect(await readRows(cms, sql`SELECT idempotency_key FROM enquiries`)).toEqual([{ idempotency_key: 'of-another' }]);
  expect(await readRows(cms, sql`SELECT original_name FROM enquiry_files`)).toEqual([
    { original_name: 'of-another.pdf' },
  ]);
  const [kept] = await readRows(cms, sql`SELECT file_name FROM enquiry_files`);
  expect(filesOnDisk().filter((file) => file.includes('/junior-academy/'))).toEqual([
    expect.stringContaining(String(kept?.file_name)),
  ]);
  const owners = new Set((await readOutbox(cms)).map(({ enquiry_id }) => enquiry_id));
  expect([...owners]).toEqual((await readRows(cms, sql`SELECT id FROM enquiries`)).map(({ id }) => id));
});

it('issue-6 §4: the file of what is held for a child’s address lists the enquiry that a guardian sent', async () => {
  await atomicWrite(cms, [
    sql`INSERT INTO privacy_requests (status, reference, code, kind, full_name, email_address, locale, asked_at)
      VALUES ('open', 'FC-1', 'code', 'access', 'Lerato', ${child.emailAddress}, 'en', ${now.toISOString()})`,
  ]);
  const [request] = await readRows(cms, sql`SELECT id FROM privacy_requests`);
  const file = await makePrivacyFile(cms, { requestId: Number(request?.id), actor: 'users/1', now });
  const held = JSON.parse(file?.content ?? '{}');
  expect(held.enquiries).toMatchObject([
    { details: { driverEmailAddress: expect.stringMatching(/^lerato\.child@/i) } },
  ]);
  expect(held.files).toMatchObject([{ original_name: 'of-the-child.pdf' }]);
  expect(held.messages).toHaveLength(2);
});

it('issue-6 §4: an address in the details of a form that asks for none is no sign of a person', async () => {
  const { contact } = quoteRequest();
  await atomicWrite(cms, [
    sql`UPDATE enquiries SET type = 'QUOTE_REQUEST', email_address = ${contact.emailAddress}
      WHERE idempotency_key = 'of-the-child'`,
  ]);
  expect(await erasePerson(cms, { emailAddress: child.emailAddress, now })).toMatchObject({
    enquiries: 0,
  });
});
