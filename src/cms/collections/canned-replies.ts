import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { paragraph, words } from '../fields/text';

/** Answers that the inbox offers, in three languages. `{name}` and `{reference}` are filled in. */
export const CannedReplies: CollectionConfig = {
  slug: 'canned-replies',
  labels: { singular: 'Prepared answer', plural: 'Prepared answers' },
  admin: { useAsTitle: 'title', group: 'Enquiries' },
  access: accessFor('canned-replies'),
  fields: [words('title', { required: true }), paragraph('text', { required: true })],
};
