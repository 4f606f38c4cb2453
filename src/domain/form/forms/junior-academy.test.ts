import { describe, expect, it } from 'vitest';
import { acceptedFiles, fileProblem, mostFileBytes } from '../file-rule';
import type { Typed } from '../form-errors';
import { readForm } from '../read-form';
import { juniorAcademy } from './junior-academy';

const complete: Typed = {
  driverFirstname: 'Lerato',
  driverSurname: 'Mokoena',
  driverDOB: '03/02/2014',
  driverContactNumber: '082 123 4567',
  driverEmailAddress: 'lerato@mail.example',
  yearTurned8: '2022',
  driverProvince: 'Gauteng',
  relationship: 'Mother',
  guardianFirstname: 'Thandi',
  guardianSurname: 'Mokoena',
  guardianDOB: '11/09/1985',
  guardianContactNumber: '71 234 567',
  guardianEmailAddress: 'thandi@mail.example',
  guardianProvince: 'Botswana',
  infoCorrectCheck: 'on',
  infoCollectionConsentCheck: 'on',
  guardianOver18Check: 'on',
};

function errorsOf(changes: Typed) {
  const read = readForm(juniorAcademy, { ...complete, ...changes }, { today: '2026-11-22' });
  return read.ok ? [] : read.errors;
}

const asked = Object.keys(complete);
const ticks = asked.filter((name) => name.endsWith('Check'));
const typedFields = asked.filter((name) => !ticks.includes(name));

describe('the junior academy’s form', () => {
  it('T-115 T-116 T-117 T-118 T-119 T-120 T-121 T-122 T-123 T-124 T-125 T-126 T-127 T-128 T-129 T-130 T-131 T-132: asks exactly what is stated, in the stated order', () => {
    expect(juniorAcademy.fields.map(({ name }) => name).join(' ')).toBe(
      'driverFirstname driverSurname driverDOB driverContactNumber driverEmailAddress yearTurned8 driverProvince ' +
        'driverCV relationship guardianFirstname guardianSurname guardianDOB guardianContactNumber ' +
        'guardianEmailAddress guardianProvince infoCorrectCheck infoCollectionConsentCheck guardianOver18Check',
    );
    expect(errorsOf({})).toEqual([]);
  });

  it.each(typedFields)('T-136: %s is required', (field) => {
    expect(errorsOf({ [field]: '  ' })).toEqual([{ field, code: 'fieldRequired' }]);
  });

  it.each(ticks)('T-137: %s must be confirmed', (field) => {
    expect(errorsOf({ [field]: '' })).toEqual([{ field, code: 'tickRequired' }]);
  });

  it('T-122: goes without a CV', () => {
    expect(readForm(juniorAcademy, complete, { today: '2026-11-22' })).toMatchObject({ value: { driverCV: '' } });
  });

  it.each(typedFields.filter((name) => /name|DOB|year|relationship/i.test(name)))(
    'T-134 T-123: %s takes 20 characters and no more',
    (field) => {
      expect(errorsOf({ [field]: 'x'.repeat(20) })).toEqual([]);
      expect(errorsOf({ [field]: 'x'.repeat(21) })).toEqual([{ field, code: 'tooLong' }]);
    },
  );

  it.each(['driverContactNumber', 'guardianContactNumber'])('T-134: %s takes 20 characters and no more', (field) => {
    const number = (length: number) =>
      '+27 82 123 4567'
        .padEnd(length - 1, ' ')
        .replace(/$/, '8')
        .replace(/ (?= )/g, '-');
    expect(errorsOf({ [field]: number(20) })).toEqual([]);
    expect(errorsOf({ [field]: number(21) })).toEqual([{ field, code: 'contactNumberLong' }]);
  });

  it.each(['driverEmailAddress', 'guardianEmailAddress'])('T-135: %s takes 150 characters and no more', (field) => {
    const address = (length: number) => `a@${'b'.repeat(60)}.${'c'.repeat(length - 62 - 9)}.example`.slice(-length - 1);
    expect(address(150)).toHaveLength(150);
    expect(errorsOf({ [field]: address(150) })).toEqual([]);
    expect(errorsOf({ [field]: address(151) })).toEqual([{ field, code: 'tooLong' }]);
  });

  it('X-35: a number is that of the province or country beside it', () => {
    const read = readForm(juniorAcademy, complete, { today: '2026-11-22' });
    expect(read).toMatchObject({
      value: { driverContactNumber: '+27821234567', guardianContactNumber: '+26771234567' },
    });
  });

  it('T-138 T-139 X-30: a CV is a PDF of at most 5 242 880 bytes', () => {
    expect(mostFileBytes).toBe(5_242_880);
    expect(fileProblem('pdf', { name: 'cv.PDF', size: 5_242_880 })).toBeNull();
    expect(fileProblem('pdf', { name: 'cv.pdf', size: 5_242_881 })).toBe('cvRefused');
    expect(fileProblem('pdf', { name: 'cv.docx', size: 100 })).toBe('cvRefused');
    expect(acceptedFiles.pdf).toContain('.pdf');
  });

  it('decisions 2: is not kept on the device, and the browser is asked to remember nothing of the child', () => {
    expect(juniorAcademy).not.toHaveProperty('isKeptOnDevice');
    const ofDriver = juniorAcademy.fields.filter(({ name, kind }) => name !== 'relationship' && kind !== 'file');
    for (const { name, ...field } of ofDriver) {
      if (/^driver|^year/.test(name)) expect(field, name).toMatchObject({ autoComplete: 'off' });
    }
  });
});
