import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { privacyRequestKinds } from '@/domain/form/forms/privacy-request';
import { locales } from '@/i18n/locales';
import { accessFor } from '../access/access-for';
import { moment, readOnly } from '../fields/read-only';

/** When it was answered is noted by itself. */
const noteAnswer: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isAnswered = data.status === 'done' || data.status === 'refused';
  if (!isAnswered || originalDoc?.doneAt) return data;
  return { ...data, doneAt: new Date().toISOString() };
};

/** Requests to see, correct or delete what we hold about a person; to be answered within 30 days. */
export const PrivacyRequests: CollectionConfig = {
  slug: 'privacy-requests',
  labels: { singular: 'Request about data', plural: 'Requests about data' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'status', 'dueAt', 'askedAt'],
    group: 'Privacy',
  },
  defaultSort: 'dueAt',
  access: accessFor('privacy-requests'),
  disableDuplicate: true,
  hooks: { beforeChange: [noteAnswer] },
  fields: [
    {
      name: 'actions',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '@/cms/admin/privacy-actions#PrivacyActions' } },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'unconfirmed',
      index: true,
      options: [
        { value: 'unconfirmed', label: 'Waits for the link in the mailbox' },
        { value: 'open', label: 'Open' },
        { value: 'done', label: 'Done' },
        { value: 'refused', label: 'Refused' },
      ],
      admin: { position: 'sidebar' },
    },
    readOnly({ name: 'reference', type: 'text', required: true, unique: true }),
    readOnly({ name: 'code', type: 'text', required: true, unique: true, admin: { hidden: true } }),
    readOnly({ name: 'kind', type: 'select', required: true, options: [...privacyRequestKinds] }),
    readOnly({ name: 'fullName', type: 'text', required: true }),
    readOnly({ name: 'emailAddress', type: 'email', required: true, index: true }),
    readOnly({ name: 'message', type: 'textarea' }),
    readOnly({ name: 'locale', type: 'select', required: true, options: [...locales] }),
    { name: 'answer', type: 'textarea', admin: { description: 'What was done, or why not. For our record.' } },
    moment('askedAt'),
    moment('confirmedAt'),
    withClock(moment('dueAt', { isIndexed: true })),
    moment('doneAt'),
  ],
};

/** In the list: the days left. */
function withClock(field: Field): Field {
  return {
    ...field,
    admin: { ...field.admin, components: { Cell: '@/cms/admin/privacy-clock#PrivacyClock' } },
  } as Field;
}
