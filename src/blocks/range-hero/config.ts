import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { words } from '@/cms/fields/text';

/** The brand's first six models, one after the other (C-257 to C-259). */
export const RangeHero: Block = {
  slug: 'rangeHero',
  interfaceName: 'RangeHeroBlock',
  labels: { singular: 'Rotating range hero', plural: 'Rotating range heroes' },
  fields: [
    words('heading'),
    { name: 'brand', type: 'relationship', relationTo: 'brands', required: true },
    extraComponents,
  ],
};
