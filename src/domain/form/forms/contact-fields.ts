import type { FormField } from '../form';

/** The country that a number is typed in, and the number. */
export const phoneFields = [
  { name: 'contactCountry', kind: 'phoneCountry', autoComplete: 'tel-country-code' },
  {
    name: 'contactNumber',
    kind: 'phone',
    required: 'contactNumberRequired',
    countryFrom: 'contactCountry',
    autoComplete: 'tel',
  },
] as const satisfies readonly FormField[];

export const emailField = {
  name: 'emailAddress',
  kind: 'email',
  required: 'emailAddressRequired',
  autoComplete: 'email',
} as const satisfies FormField;

export const provinceField = {
  name: 'province',
  kind: 'province',
  required: 'provinceRequired',
  autoComplete: 'address-level1',
} as const satisfies FormField;

/** The one field for a name; the trade-in's and the special offer's payloads call it `firstName` (D-262, D-294). */
export function nameField<const Name extends 'fullName' | 'firstName'>(name: Name) {
  return { name, kind: 'name', required: 'fullNameRequired', autoComplete: 'name' } as const satisfies FormField;
}

/** Whom to answer, as most forms ask it. */
export const contactFields = [nameField('fullName'), ...phoneFields, emailField, provinceField] as const;

/** Which of those fields says what. */
export const contact = {
  name: ['fullName'],
  number: 'contactNumber',
  email: 'emailAddress',
  province: 'province',
} as const;

/** 18 or older. */
export const ageField = {
  name: 'ageConfirmed',
  kind: 'tick',
  required: 'ageRequired',
} as const satisfies FormField;

export const preferredContactField = {
  name: 'preferredContactMethod',
  kind: 'choice',
  options: ['email', 'phone'],
} as const satisfies FormField;
