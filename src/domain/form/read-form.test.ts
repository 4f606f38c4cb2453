import { describe, expect, it } from 'vitest';
import { fileProblem, mostFileBytes } from './file-rule';
import { enquiryFormOfType, enquiryForms } from './forms/enquiry-forms';
import { general } from './forms/general';
import { specialOffer } from './forms/special-offer';
import { tradeIn } from './forms/trade-in';
import { readForm } from './read-form';

const today = '2026-11-22';

const offered = {
  firstName: 'Thandi Mokoena',
  contactCountry: 'ZA',
  contactNumber: '082 123 4567',
  emailAddress: 'thandi@mail.example',
  preferredContactMethod: 'email',
  province: 'Gauteng',
  suburb: 'Melville',
  ageConfirmed: 'on',
  make: 'Toyota',
  model: 'Corolla',
  year: '2018',
  vehiclecondition: 'Good',
  odometerReading: '85 000',
  askingprice: '180000',
  attachment: 'ab12.jpg',
};

const codesOf = (read: ReturnType<typeof readForm>) =>
  read.ok ? [] : read.errors.map(({ field, code }) => `${field} ${code}`);

describe('the trade-in', () => {
  it('D§5 “Trade-in form”: asks for what is stated', () => {
    expect(codesOf(readForm(tradeIn, {}, { today }))).toEqual([
      'firstName fullNameRequired',
      'contactNumber contactNumberRequired',
      'emailAddress emailAddressRequired',
      'province provinceRequired',
      'suburb suburbRequired',
      'ageConfirmed ageRequired',
      'make makeRequired',
      'model modelRequired',
      'year yearRequired',
      'vehiclecondition conditionRequired',
      'odometerReading odometerRequired',
      'askingprice askingPriceRequired',
      'attachment fileRequired',
    ]);
  });

  it('D-236 D-238 D-239: names a short number, a missing @ and an address that is none', () => {
    const wrong = (changes: object) => codesOf(readForm(tradeIn, { ...offered, ...changes }, { today }));
    expect(wrong({ contactNumber: '082 123' })).toEqual(['contactNumber contactNumberShort']);
    expect(wrong({ emailAddress: 'thandi' })).toEqual(['emailAddress emailAddressNoAt']);
    expect(wrong({ emailAddress: 'thandi@mail' })).toEqual(['emailAddress emailAddressInvalid']);
  });

  it('D-232 X-35: step 1 asks for its own fields only, and for any number', () => {
    const { make: _make, ...firstStep } = { ...offered, contactNumber: '082' };
    expect(readForm(tradeIn, firstStep, { today, step: 1 }).ok).toBe(true);
    expect(codesOf(readForm(tradeIn, {}, { today, step: 1 }))).toHaveLength(6);
  });

  it.each(tradeIn.fields.filter(({ kind }) => kind === 'number').map(({ name }) => name))(
    'D-259: takes no number below 0 as %s',
    (name) => {
      const fields = (value: string) => codesOf(readForm(tradeIn, { ...offered, [name]: value }, { today }));
      expect(fields('-5')).toEqual([`${name} ${name === 'year' ? 'yearInvalid' : 'numberInvalid'}`]);
      if (name !== 'year') expect(fields('0')).toEqual([]);
    },
  );

  it('X-35: gives the number of any of the five countries in E.164', () => {
    const numbers = [
      ['ZA', '082 123 4567', '+27821234567'],
      ['NA', '081 123 4567', '+264811234567'],
      ['BW', '71 234 567', '+26771234567'],
      ['LS', '5812 3456', '+26658123456'],
      ['SZ', '7612 3456', '+26876123456'],
    ];
    for (const [contactCountry = '', contactNumber = '', stored] of numbers) {
      const read = readForm(tradeIn, { ...offered, contactCountry, contactNumber }, { today });
      expect(read.ok && read.value.contactNumber).toBe(stored);
    }
  });
});

describe('the special offer', () => {
  const { firstName, contactNumber, emailAddress, ageConfirmed } = offered;
  const asked = { firstName, contactNumber, emailAddress, ageConfirmed, ad_id: '7' };

  it('D-285 D-286 D-287 D-288: asks for a name, a number, an address and the age', () => {
    expect(codesOf(readForm(specialOffer, { contactNumber: '082', emailAddress: 'x' }, { today }))).toEqual([
      'firstName fullNameRequired',
      'contactNumber contactNumberShort',
      'emailAddress emailAddressNoAt',
      'ageConfirmed ageRequired',
    ]);
  });

  it('D-289 D-290 D-291: with consent, a division and a channel; nothing is chosen beforehand', () => {
    const agreed = { ...asked, marketingConsent: 'on' };
    expect(codesOf(readForm(specialOffer, agreed, { today }))).toEqual([
      'consentDivision divisionRequired',
      'consentComms channelRequired',
    ]);
    const chosen = { ...agreed, consentDivision: 'Lexus,TFS,Nobody', consentComms: 'sms' };
    const read = readForm(specialOffer, chosen, { today });
    expect(read.ok && [read.value.consentDivision, read.value.consentComms]).toEqual([['TFS', 'Lexus'], ['SMS']]);
  });

  it('D-281: without consent nothing of it counts, even if it was chosen', () => {
    const read = readForm(specialOffer, { ...asked, consentDivision: 'TFS', consentComms: 'Call' }, { today });
    expect(read.ok && [read.value.consentDivision, read.value.consentComms]).toEqual([[], []]);
  });
});

it('issue-6 §1: a message keeps its lines, and nothing invisible in them', () => {
  const message = 'One\r\n\r\n\r\n\r\ntwo\u200b three\u0000';
  const read = readForm(general, { ...offered, fullName: 'T', dealer: 'a', subject: 'general', message }, { today });
  expect(read.ok && read.value.message).toBe('One\n\ntwo three');
});

it('X-05: an enquiry about a special is known by both spellings of its type', () => {
  expect(enquiryFormOfType('ONEADS_ENQUIRY')).toBe(specialOffer);
  expect(enquiryFormOfType('ONEADS_ENQUIRE')).toBe(specialOffer);
  expect(enquiryFormOfType('ANYTHING')).toBeNull();
});

it('issue-6 §4: no form keeps its enquiries for a shorter time than that of a child', () => {
  const { 'junior-academy': academy, ...others } = enquiryForms;
  for (const { retentionDays } of Object.values(others)) expect(retentionDays).toBeGreaterThan(academy.retentionDays);
});

it('D-251 D-252 D-253 D-255 X-01 X-30 T-138 T-139: a file is judged by its ending and its bytes before it is sent', () => {
  for (const name of ['a.jpg', 'a.JPEG', 'a.png'])
    expect(fileProblem('photo', { name, size: mostFileBytes })).toBeNull();
  expect(fileProblem('photo', { name: 'a.jpg', size: 5_242_881 })).toBe('photoTooLarge');
  expect(fileProblem('photo', { name: 'a.gif', size: 1 })).toBe('photoWrongType');
  expect(fileProblem('pdf', { name: 'cv.pdf', size: 5_242_880 })).toBeNull();
  expect(fileProblem('pdf', { name: 'cv.pdf', size: 5_242_881 })).toBe('cvRefused');
  expect(fileProblem('pdf', { name: 'cv.docx', size: 1 })).toBe('cvRefused');
});
