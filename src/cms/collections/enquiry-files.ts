import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { downloadEndpoint } from '../admin/download-endpoint';
import { moment, readOnly } from '../fields/read-only';

/**
 * Files that visitors sent along: kept outside of the web root under a random name and served only to whoever may read
 * the enquiry. A file without an enquiry is deleted after a day. Rows are written by `commands` only.
 */
export const EnquiryFiles: CollectionConfig = {
  slug: 'enquiry-files',
  labels: { singular: 'File', plural: 'Files' },
  admin: {
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'mimeType', 'bytes', 'scan', 'enquiry', 'createdAt'],
    group: 'Enquiries',
  },
  access: accessFor('enquiry-files'),
  endpoints: [downloadEndpoint],
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'download',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '@/cms/admin/download-file#DownloadFile' } },
    },
    readOnly({ name: 'fileName', type: 'text', required: true, unique: true }),
    readOnly({ name: 'originalName', type: 'text', required: true }),
    readOnly({ name: 'folder', type: 'select', required: true, options: ['trade-in', 'junior-academy'] }),
    readOnly({ name: 'mimeType', type: 'text', required: true }),
    readOnly({ name: 'bytes', type: 'number', required: true }),
    readOnly({ name: 'sha256', type: 'text', required: true, admin: { hidden: true } }),
    readOnly({
      name: 'scan',
      type: 'select',
      required: true,
      options: [
        { value: 'clean', label: 'No virus found' },
        { value: 'not-scanned', label: 'Not scanned' },
      ],
    }),
    readOnly({ name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true }),
    moment('storedAt', { isIndexed: true }),
  ],
};
