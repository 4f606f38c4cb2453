import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { words } from '@/cms/fields/text';

/** Words that a vehicle page shows only while its Hybrid category is chosen (C-221). */
export const HybridText: Block = {
  slug: 'hybridText',
  interfaceName: 'HybridTextBlock',
  labels: { singular: 'Hybrid text', plural: 'Hybrid texts' },
  fields: [words('heading'), { name: 'body', type: 'richText', localized: true }, extraComponents],
};
