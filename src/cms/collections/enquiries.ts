import type { CollectionConfig, Field } from 'payload';
import { provinces } from '@/domain/province/province';
import { locales } from '@/i18n/locales';
import { accessFor } from '../access/access-for';

/** What a visitor sent and what was true then: nobody changes it afterwards. */
const asSent: Field[] = [
  { name: 'reference', type: 'text', required: true, unique: true, index: true },
  { name: 'type', type: 'text', required: true, index: true },
  {
    type: 'row',
    fields: [
      { name: 'fullName', type: 'text', required: true },
      { name: 'contactNumber', type: 'text', required: true },
      { name: 'emailAddress', type: 'email', required: true },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'province', type: 'select', options: [...provinces] },
      { name: 'dealer', type: 'relationship', relationTo: 'dealers', index: true },
      {
        name: 'dealerName',
        type: 'text',
        admin: { description: 'The name of the dealer on that day.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'modelCode', type: 'text' },
      { name: 'colourCode', type: 'text' },
      { name: 'locale', type: 'select', required: true, options: [...locales] },
    ],
  },
  { name: 'details', type: 'json', admin: { description: 'Everything else, as typed.' } },
  {
    name: 'submittedAt',
    type: 'date',
    required: true,
    index: true,
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  { name: 'idempotencyKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
  { name: 'contentHash', type: 'text', required: true, admin: { hidden: true } },
];

/**
 * Every form of the site ends here. Rows are made by `commands/submit-enquiry`, in one write
 * with their mail; nobody creates them through the admin or the REST interface.
 */
export const Enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'type', 'fullName', 'dealerName', 'submittedAt', 'status'],
    listSearchableFields: ['reference', 'fullName', 'emailAddress', 'contactNumber', 'dealerName'],
    group: 'Enquiries',
  },
  defaultSort: '-submittedAt',
  access: accessFor('enquiries'),
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { value: 'new', label: 'New' },
        { value: 'in-progress', label: 'In progress' },
        { value: 'closed', label: 'Closed' },
      ],
      admin: { position: 'sidebar' },
    },
    ...asSent.map(toReadOnly),
    {
      name: 'mail',
      type: 'join',
      collection: 'outbox-messages',
      on: 'enquiry',
      admin: { defaultColumns: ['kind', 'status', 'sentAt'], allowCreate: false },
    },
  ],
};

function toReadOnly(field: Field): Field {
  if (field.type === 'row') return { ...field, fields: field.fields.map(toReadOnly) };
  return {
    ...field,
    access: { update: () => false },
    admin: { ...field.admin, readOnly: true },
  } as Field;
}
