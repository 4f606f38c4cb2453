import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { paragraph, words } from '@/cms/fields/text';

/** What comes with the chosen model: its service plan and warranty, and what every owner has (C-261 to C-264). */
export const OwnerBenefits: Block = {
  slug: 'ownerBenefits',
  interfaceName: 'OwnerBenefitsBlock',
  labels: { singular: 'Owner benefits', plural: 'Owner benefits' },
  fields: [
    words('heading', { required: true, defaultValue: 'Owner benefits' }),
    paragraph('intro'),
    {
      name: 'benefits',
      type: 'array',
      maxRows: 4,
      admin: { description: 'What comes with every model, after its own service plan and warranty.' },
      fields: [
        { name: 'icon', type: 'select', options: ['shield', 'wrench', 'phone', 'globe', 'calendar', 'leaf', 'car'] },
        words('title', { required: true }),
        paragraph('description'),
      ],
    },
    extraComponents,
  ],
};
