import type { CollectionConfig } from 'payload';
import { locales } from '@/i18n/locales';
import { accessFor } from '../access/access-for';
import { moment, readOnly } from '../fields/read-only';

/**
 * Receipts of consent to direct marketing (Protection of Personal Information Act, section 69): who agreed to what
 * wording, in which language, for which divisions and channels, when. Withdrawn, never deleted by hand.
 */
export const Consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Consent', plural: 'Consents' },
  admin: {
    useAsTitle: 'emailAddress',
    defaultColumns: ['emailAddress', 'divisions', 'channels', 'givenAt', 'withdrawnAt'],
    group: 'Privacy',
  },
  access: accessFor('consents'),
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    readOnly({ name: 'code', type: 'text', required: true, unique: true, admin: { hidden: true } }),
    readOnly({ name: 'emailAddress', type: 'email', required: true, index: true }),
    readOnly({ name: 'fullName', type: 'text' }),
    readOnly({ name: 'contactNumber', type: 'text', index: true }),
    readOnly({ name: 'divisions', type: 'json', required: true }),
    readOnly({ name: 'channels', type: 'json', required: true }),
    readOnly({ name: 'wording', type: 'textarea', required: true }),
    readOnly({ name: 'locale', type: 'select', required: true, options: [...locales] }),
    readOnly({ name: 'source', type: 'text', required: true, admin: { description: 'The form.' } }),
    readOnly({ name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true }),
    readOnly({ name: 'subscriber', type: 'relationship', relationTo: 'subscribers', index: true }),
    moment('givenAt', { isIndexed: true }),
    moment('withdrawnAt'),
  ],
};
