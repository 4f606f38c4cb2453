import type { CollectionConfig } from 'payload';
import { locales } from '@/i18n/locales';
import { accessFor } from '../access/access-for';
import { moment, readOnly } from '../fields/read-only';

/** Who receives the newsletter: only after the link in the mailbox was opened, and until one click ends it. */
export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  admin: {
    useAsTitle: 'emailAddress',
    defaultColumns: ['emailAddress', 'status', 'topics', 'language', 'confirmedAt'],
    group: 'Privacy',
  },
  access: accessFor('subscribers'),
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    readOnly({ name: 'emailAddress', type: 'email', required: true, unique: true }),
    readOnly({ name: 'firstName', type: 'text', required: true }),
    readOnly({ name: 'lastName', type: 'text', required: true }),
    readOnly({ name: 'code', type: 'text', required: true, unique: true, admin: { hidden: true } }),
    readOnly({
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'pending', label: 'Waits for confirmation' },
        { value: 'confirmed', label: 'Confirmed' },
        { value: 'left', label: 'Unsubscribed' },
      ],
    }),
    readOnly({ name: 'topics', type: 'json', required: true }),
    readOnly({ name: 'language', type: 'select', required: true, options: [...locales] }),
    moment('askedAt'),
    moment('confirmedAt'),
    moment('leftAt'),
    moment('lastMailAt', { isHidden: true }),
  ],
};
