import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { moment, readOnly } from '../fields/read-only';

/**
 * What was done, when, by whom and to which record; never what somebody typed. Each entry is sealed in a chain that
 * `npm run admin -- audit-verify` follows.
 */
export const AuditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: 'Audit entry', plural: 'Audit' },
  admin: {
    useAsTitle: 'action',
    defaultColumns: ['at', 'action', 'subject', 'actor'],
    group: 'Privacy',
  },
  defaultSort: '-id',
  access: accessFor('audit-entries'),
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    moment('at', { isIndexed: true }),
    readOnly({ name: 'action', type: 'text', required: true, index: true }),
    readOnly({
      name: 'subject',
      type: 'text',
      index: true,
      admin: { description: 'An enquiry’s reference, or a record as collection/id.' },
    }),
    readOnly({ name: 'actor', type: 'text', admin: { description: 'users/id, or the part of the site that did it.' } }),
    readOnly({ name: 'facts', type: 'json' }),
    readOnly({ name: 'seal', type: 'text', index: true, admin: { hidden: true } }),
  ],
};
