import type { CollectionConfig } from 'payload';
import { glossaryKeys } from '@/domain/finance/glossary';
import { accessFor } from '../access/access-for';
import { paragraph, words } from '../fields/text';

/** What a word of finance means. Wherever a page uses the word, it leads to its line in the glossary. */
export const GlossaryTerms: CollectionConfig = {
  slug: 'glossary-terms',
  labels: { singular: 'Glossary term', plural: 'Glossary' },
  admin: { useAsTitle: 'term', defaultColumns: ['term', 'key', 'explanation'], group: 'Content' },
  access: accessFor('glossary-terms'),
  fields: [
    {
      name: 'key',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: [...glossaryKeys],
      admin: { description: 'Which word of the calculators it explains.' },
    },
    words('term', { required: true }),
    paragraph('explanation', { required: true }),
  ],
};
