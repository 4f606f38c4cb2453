import { describe, expect, it } from 'vitest';
import { readFinanceEnquiryForm } from './finance-enquiry-schema';

const right = {
  fullName: 'Thandi Mokoena',
  contactCountry: 'ZA',
  contactNumber: '082 123 4567',
  emailAddress: 'thandi@mail.example',
  province: 'Gauteng',
  dealer: 'sandton',
};
const person = { isBusiness: false, hasDealer: false };
const business = { isBusiness: true, hasDealer: false };

describe('readFinanceEnquiryForm', () => {
  it('T-041: gives the contact fields, and leaves out what this form does not ask', () => {
    expect(readFinanceEnquiryForm({ ...right, companyName: 'Sneaky', monthlyInstallment: '1' }, person)).toEqual({
      ok: true,
      value: {
        fullName: 'Thandi Mokoena',
        contactNumber: '+27821234567',
        emailAddress: 'thandi@mail.example',
        province: 'Gauteng',
        dealer: 'sandton',
        vehicle: null,
        companyName: null,
      },
    });
  });

  it.each([
    ['', 'companyNameRequired'],
    [' \u0000 ', 'companyNameRequired'],
    ['x'.repeat(121), 'tooLong'],
    ['<b>Win</b>', 'companyNameInvalid'],
    ['see www.evil.example', 'companyNameInvalid'],
    ['---', 'companyNameInvalid'],
  ])('T-038 T-039: "%s" is no name of a business', (companyName, code) => {
    expect(readFinanceEnquiryForm({ ...right, companyName }, business)).toEqual({
      ok: false,
      errors: [{ field: 'companyName', code }],
    });
  });

  it.each(['Mokoena & Sons (Pty) Ltd', '3M', 'Müller’s Vervoer BK', 'x'.repeat(120)])(
    'T-038 T-039: "%s" is one',
    (companyName) => {
      expect(readFinanceEnquiryForm({ ...right, companyName }, business)).toMatchObject({ value: { companyName } });
    },
  );

  it('T-031 T-034: on a dealer’s site no dealer is asked for', () => {
    const rest = { ...right, dealer: '' };
    expect(readFinanceEnquiryForm(rest, { ...person, hasDealer: true })).toMatchObject({ value: { dealer: null } });
    expect(readFinanceEnquiryForm(rest, person)).toEqual({
      ok: false,
      errors: [{ field: 'dealer', code: 'dealerRequired' }],
    });
  });

  it('issue-5 §4: names every wrong field at once, in the order of the form', () => {
    const read = readFinanceEnquiryForm({}, business);
    expect(read.ok ? [] : read.errors.map(({ field }) => field)).toEqual([
      'companyName',
      'fullName',
      'contactNumber',
      'emailAddress',
      'province',
      'dealer',
    ]);
  });
});
