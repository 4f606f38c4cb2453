import { defineForm, type FormField } from '../form';

const required = 'fieldRequired';

/** The most characters of names, dates of birth, numbers, years and the relationship (T-134); those of an address (T-135). */
const mostOfLine = 20;
const mostOfAddress = 150;

type Who = 'driver' | 'guardian';

/** What one person is asked, by field. The browser may fill in whoever is typing, and remembers nothing of the child. */
function person<const Person extends Who>(who: Person) {
  const filled = (part: string) => (who === 'guardian' ? part : 'off');
  const common = { required, group: who } as const;
  return {
    first: {
      name: `${who}Firstname`,
      kind: 'name',
      most: mostOfLine,
      autoComplete: filled('given-name'),
      ...common,
    },
    last: { name: `${who}Surname`, kind: 'name', most: mostOfLine, autoComplete: filled('family-name'), ...common },
    birth: { name: `${who}DOB`, kind: 'line', most: mostOfLine, autoComplete: filled('bday'), ...common },
    number: {
      name: `${who}ContactNumber`,
      kind: 'phone',
      most: mostOfLine,
      countryFrom: `${who}Province`,
      autoComplete: filled('tel'),
      ...common,
    },
    email: {
      name: `${who}EmailAddress`,
      kind: 'email',
      most: mostOfAddress,
      autoComplete: filled('email'),
      ...common,
    },
    province: { name: `${who}Province`, kind: 'province', autoComplete: filled('address-level1'), ...common },
  } as const satisfies Record<string, FormField>;
}

function tick<const Name extends string>(name: Name) {
  return { name, kind: 'tick', required: 'tickRequired', group: 'confirmations' } as const satisfies FormField;
}

const driver = person('driver');
const guardian = person('guardian');

/** A guardian enters a child in the junior academy (T§2.4, T§5). Nothing of it is ever kept on the device. */
export const juniorAcademy = defineForm({
  name: 'junior-academy',
  type: 'GR_JUNIOR_ACADEMY_ENQUIRY',
  fields: [
    driver.first,
    driver.last,
    driver.birth,
    driver.number,
    driver.email,
    { name: 'yearTurned8', kind: 'line', required, most: mostOfLine, group: 'driver', autoComplete: 'off' },
    driver.province,
    { name: 'driverCV', kind: 'file', invalid: 'cvRefused', group: 'driver' },
    { name: 'relationship', kind: 'line', required, most: mostOfLine, group: 'guardian' },
    guardian.first,
    guardian.last,
    guardian.birth,
    guardian.number,
    guardian.email,
    guardian.province,
    tick('infoCorrectCheck'),
    tick('infoCollectionConsentCheck'),
    tick('guardianOver18Check'),
  ],
  contact: {
    name: ['guardianFirstname', 'guardianSurname'],
    number: 'guardianContactNumber',
    email: 'guardianEmailAddress',
    province: 'guardianProvince',
  },
  recipientList: 'generalEnquiryRecipients',
  file: { field: 'driverCV', kind: 'pdf', folder: 'junior-academy' },
  isAboutChild: true,
  retentionDays: 90,
});
