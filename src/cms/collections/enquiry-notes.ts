import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { readOnly } from '../fields/read-only';

/** What people who answer an enquiry wrote about it, and the answers they sent. Made by the inbox only. */
export const EnquiryNotes: CollectionConfig = {
  slug: 'enquiry-notes',
  labels: { singular: 'Note', plural: 'Notes' },
  admin: { useAsTitle: 'text', defaultColumns: ['enquiry', 'kind', 'authorName', 'createdAt'], hidden: true },
  access: accessFor('enquiry-notes'),
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    readOnly({ name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true }),
    readOnly({
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'note', label: 'Note' },
        { value: 'answer', label: 'Answer by mail' },
        { value: 'call', label: 'Answered by phone' },
      ],
    }),
    readOnly({ name: 'author', type: 'relationship', relationTo: 'users' }),
    readOnly({ name: 'authorName', type: 'text' }),
    readOnly({ name: 'text', type: 'textarea', required: true }),
  ],
};
