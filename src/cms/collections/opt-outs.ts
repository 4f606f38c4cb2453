import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { readOnly } from '../fields/read-only';

/** The national opt-out register as last imported: addresses and numbers that want no direct marketing, as hashes only. */
export const OptOuts: CollectionConfig = {
  slug: 'opt-outs',
  labels: { singular: 'Opt-out', plural: 'Opt-out register' },
  admin: { useAsTitle: 'hash', group: 'Privacy', hidden: true },
  access: accessFor('opt-outs'),
  disableDuplicate: true,
  lockDocuments: false,
  fields: [readOnly({ name: 'hash', type: 'text', required: true, unique: true })],
};
