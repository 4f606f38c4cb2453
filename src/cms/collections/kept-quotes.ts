import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';

/**
 * A quote that a visitor kept: what was asked and what the answer was that day. It says nothing of who asked, and nobody
 * changes it. Whoever has its link reads it (`queries/kept-quotes.ts`); no list of them is public.
 */
export const KeptQuotes: CollectionConfig = {
  slug: 'kept-quotes',
  labels: { singular: 'Kept quote', plural: 'Kept quotes' },
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'calculator', 'modelCode', 'validUntil', 'createdAt'],
    group: 'Vehicles',
  },
  access: accessFor('kept-quotes'),
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    { name: 'calculator', type: 'text', required: true },
    { name: 'modelCode', type: 'text', required: true },
    { name: 'tableName', type: 'text', required: true },
    { name: 'validUntil', type: 'date', required: true, index: true },
    { name: 'asked', type: 'json', required: true, admin: { description: 'What was asked, as the address had it.' } },
    { name: 'figures', type: 'json', required: true, admin: { description: 'What was answered, in cents.' } },
  ],
};
