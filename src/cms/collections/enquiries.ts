import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type Field } from 'payload';
import { provinces } from '@/domain/province/province';
import { locales } from '@/i18n/locales';
import { accessFor, hasRole } from '../access/access-for';
import { exportEndpoint } from '../admin/export-enquiries';
import { inboxEndpoints } from '../admin/inbox/inbox-endpoints';
import { moment, readOnly } from '../fields/read-only';

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
  { name: 'subject', type: 'text' },
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

/** Payload does not ask who may read what a list is ordered by: fields of other records would show in the order. */
const refuseHiddenOrder: CollectionBeforeOperationHook = ({ args }) => {
  const order: unknown = 'sort' in args ? args.sort : undefined;
  if ([order ?? []].flat().some((field) => String(field).includes('.'))) throw new APIError('Not an order.', 400);
};

/**
 * Every form of the site ends here. Rows are made by `commands/enquiry/submit-enquiry`, in one write
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
    components: { beforeListTable: ['@/cms/admin/export-link#ExportLink'] },
  },
  defaultSort: '-submittedAt',
  endpoints: [exportEndpoint, ...inboxEndpoints],
  access: accessFor('enquiries'),
  hooks: { beforeOperation: [refuseHiddenOrder] },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    readOnly({
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
    }),
    readOnly({
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar' },
      // A dealer reads in the inbox whom its own people gave it to, and nothing of the other dealer.
      access: { read: ({ req }) => hasRole(req, 'admin', 'lead-reader') },
    }),
    moment('answerDueAt', { isIndexed: true }),
    moment('openedAt'),
    moment('answeredAt'),
    moment('escalatedAt'),
    readOnly({
      name: 'secondDealer',
      type: 'relationship',
      relationTo: 'dealers',
      index: true,
      admin: { position: 'sidebar', description: 'Asked as well, because the visitor agreed to it.' },
    }),
    ...asSent.map((field) => readOnly(field)),
    {
      name: 'mail',
      type: 'join',
      collection: 'outbox-messages',
      on: 'enquiry',
      admin: { defaultColumns: ['kind', 'status', 'sentAt'], allowCreate: false },
    },
    {
      name: 'files',
      type: 'join',
      collection: 'enquiry-files',
      on: 'enquiry',
      admin: { defaultColumns: ['originalName', 'mimeType', 'bytes', 'scan'], allowCreate: false },
    },
  ],
};
