import { describe, expect, it } from 'vitest';
import type { Typed } from '@/domain/form/form-errors';
import { readVehicleEnquiry as readOn, toStep } from './vehicle-enquiry-schema';

const readVehicleEnquiry = (typed: Typed) => readOn(typed, { today: '2026-11-21' });

const right = {
  modelCode: 'HDC28LRS',
  colourCode: '040',
  fullName: 'Thandi Mokoena',
  contactCountry: 'ZA',
  contactNumber: '082 123 4567',
  emailAddress: 'thandi@mail.example',
  province: 'Gauteng',
  dealer: 'sandton',
};

function errorOf(field: string, value: string, more: Record<string, string> = {}) {
  const result = readVehicleEnquiry({ ...right, ...more, [field]: value });
  if (result.ok) return null;
  expect(result.errors.map((error) => error.field)).toEqual([field]);
  return result.errors[0]?.code;
}

describe('readVehicleEnquiry', () => {
  it('X-08 X-35: gives the number as E.164 and the province as it is stored', () => {
    expect(
      readVehicleEnquiry({ ...right, province: 'kwazulu-natal', contactCountry: 'BW', contactNumber: '71 234 567' }),
    ).toEqual({
      ok: true,
      value: {
        modelCode: 'HDC28LRS',
        colourCode: '040',
        fullName: 'Thandi Mokoena',
        contactNumber: '+26771234567',
        emailAddress: 'thandi@mail.example',
        province: 'KwaZulu-Natal',
        dealer: 'sandton',
        type: 'quote',
        preferredDate: null,
        preferredTime: null,
      },
    });
  });

  it('D-234 D-235 D-236 D-237 D-238 D-239 D-240 D-285 D-286 D-287: names what is wrong with each field', () => {
    expect(errorOf('fullName', '  ')).toBe('fullNameRequired');
    expect(errorOf('contactNumber', '')).toBe('contactNumberRequired');
    expect(errorOf('contactNumber', '082 12')).toBe('contactNumberShort');
    expect(errorOf('emailAddress', '')).toBe('emailAddressRequired');
    expect(errorOf('emailAddress', 'thandi.mail.example')).toBe('emailAddressNoAt');
    expect(errorOf('emailAddress', 'thandi@mail')).toBe('emailAddressInvalid');
    expect(errorOf('province', '')).toBe('provinceRequired');
    expect(errorOf('province', 'Transvaal')).toBe('provinceRequired');
    expect(errorOf('dealer', '')).toBe('dealerRequired');
    expect(errorOf('modelCode', '')).toBe('modelCodeRequired');
  });

  it('issue-2 §5: names every wrong field at once, in the order of the form, and a field that was not sent as empty', () => {
    const result = readVehicleEnquiry({});
    expect(result).toEqual({
      ok: false,
      errors: [
        { field: 'modelCode', code: 'modelCodeRequired' },
        { field: 'fullName', code: 'fullNameRequired' },
        { field: 'contactNumber', code: 'contactNumberRequired' },
        { field: 'emailAddress', code: 'emailAddressRequired' },
        { field: 'province', code: 'provinceRequired' },
        { field: 'dealer', code: 'dealerRequired' },
      ],
    });
  });

  it('X-35: the number is checked with its country even while other fields are wrong', () => {
    const result = readVehicleEnquiry({ ...right, fullName: '', contactNumber: '395 1234' });
    expect(result).toMatchObject({ errors: [{ code: 'fullNameRequired' }, { code: 'contactNumberShort' }] });
    expect(errorOf('contactNumber', 'call me')).toBe('contactNumberInvalid');
    expect(readVehicleEnquiry({ ...right, contactCountry: 'BW', contactNumber: '395 1234' })).toMatchObject({
      ok: true,
    });
  });

  it('issue-2 §8: takes control characters, NUL and unpaired surrogates out, and bounds every length', () => {
    expect(readVehicleEnquiry({ ...right, fullName: 'Thandi\u0000\r\nBcc:\u202e Mokoena\ud800' })).toMatchObject({
      value: { fullName: 'Thandi Bcc: Mokoena' },
    });
    expect(errorOf('emailAddress', 'a@b.example\r\nbcc: c@d.example')).toBe('emailAddressInvalid');
    expect(errorOf('fullName', 'a'.repeat(121))).toBe('tooLong');
    expect(errorOf('emailAddress', `${'a'.repeat(150)}@b.example`)).toBe('tooLong');
    expect(errorOf('dealer', '../../etc/passwd')).toBe('dealerRequired');
  });

  it('issue-2 §8: a name is a name: no address to lure somebody with', () => {
    expect(errorOf('fullName', 'win at https://evil.example')).toBe('fullNameInvalid');
    expect(errorOf('fullName', '<b>x</b>')).toBe('fullNameInvalid');
    expect(errorOf('fullName', '12345')).toBe('fullNameInvalid');
    expect(readVehicleEnquiry({ ...right, fullName: 'Renée van der Merwe-O’Brien, PhD' })).toMatchObject({ ok: true });
  });

  it('issue-2 §8: an impossible colour counts as none', () => {
    expect(readVehicleEnquiry({ ...right, colourCode: '<script>' })).toMatchObject({ value: { colourCode: null } });
  });

  it('T-009 issue-3 §1: a test drive may say a day and a part of it, and may leave both open', () => {
    const drive = { ...right, type: 'test-drive' };
    expect(readVehicleEnquiry({ ...drive, preferredDate: ' 2026-12-01 ', preferredTime: 'morning' })).toMatchObject({
      value: { type: 'test-drive', preferredDate: '2026-12-01', preferredTime: 'morning' },
    });
    expect(readVehicleEnquiry({ ...drive, preferredTime: 'midnight' })).toMatchObject({
      value: { type: 'test-drive', preferredDate: null, preferredTime: null },
    });
    expect(errorOf('preferredDate', '2026-11-20', { type: 'test-drive' })).toBe('preferredDateInvalid');
    expect(errorOf('preferredDate', 'tomorrow', { type: 'test-drive' })).toBe('preferredDateInvalid');
  });

  it('T-013 T-014: a form is for a quote unless it says a test drive', () => {
    expect([toStep('test-drive'), toStep('quote'), toStep('TEST'), toStep(undefined)]).toEqual([
      'test-drive',
      'quote',
      'quote',
      'quote',
    ]);
  });
});
