import { defineForm } from '../form';
import {
  ageField,
  contact,
  emailField,
  nameField,
  phoneFields,
  preferredContactField,
  provinceField,
} from './contact-fields';

/** In the stated order; KwaZulu-Natal is spelled as everywhere (D-257, X-08). */
const statedProvinces = [
  'Gauteng',
  'Western Cape',
  'KwaZulu-Natal',
  'Free State',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Eastern Cape',
  'Northern Cape',
] as const;

/** A used vehicle offered to a dealer: Personal Details, then Vehicle Details (D§2.3, D§5). */
export const tradeIn = defineForm({
  name: 'trade-in',
  type: 'DEALERSHIP_ENQUIRE',
  fields: [
    nameField('firstName'),
    ...phoneFields,
    emailField,
    preferredContactField,
    { ...provinceField, options: statedProvinces },
    { name: 'suburb', kind: 'line', required: 'suburbRequired', autoComplete: 'address-level2' },
    ageField,
    { name: 'dealer', kind: 'code', isCarried: true },
    { name: 'make', kind: 'line', required: 'makeRequired', most: 60, step: 2 },
    { name: 'model', kind: 'line', required: 'modelRequired', most: 60, step: 2 },
    { name: 'variant', kind: 'line', most: 60, step: 2 },
    { name: 'year', kind: 'number', required: 'yearRequired', invalid: 'yearInvalid', most: 2100, step: 2 },
    {
      name: 'vehiclecondition',
      kind: 'choice',
      required: 'conditionRequired',
      options: ['Excellent', 'Good', 'Average', 'Poor'],
      step: 2,
    },
    { name: 'odometerReading', kind: 'number', required: 'odometerRequired', most: 9_999_999, step: 2 },
    { name: 'askingprice', kind: 'number', required: 'askingPriceRequired', step: 2 },
    { name: 'otherdescription', kind: 'paragraph', step: 2 },
    { name: 'attachment', kind: 'file', required: 'fileRequired', step: 2 },
  ],
  contact: { ...contact, name: ['firstName'] },
  recipientList: 'tradeInRecipients',
  file: { field: 'attachment', kind: 'photo', folder: 'trade-in' },
  isKeptOnDevice: true,
  asksWhetherAddressIsRight: true,
  retentionDays: 365,
});
