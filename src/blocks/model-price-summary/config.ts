import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { words } from '@/cms/fields/text';

/** Every derivative of a range with its price (C-364). */
export const ModelPriceSummary: Block = {
  slug: 'modelPriceSummary',
  interfaceName: 'ModelPriceSummaryBlock',
  labels: { singular: 'Model price summary', plural: 'Model price summaries' },
  fields: [
    words('heading', { admin: { description: "Empty: the range's name and 'models and prices'." } }),
    {
      name: 'range',
      type: 'relationship',
      relationTo: 'vehicle-ranges',
      admin: { description: 'Empty: the page’s own vehicle range.' },
    },
    extraComponents,
  ],
};
