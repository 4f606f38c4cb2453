import type { Block } from 'payload';
import { buttons } from '@/cms/fields/buttons';
import { extraComponents } from '@/cms/fields/extra-components';
import { linkUrl } from '@/cms/fields/link-url';
import { picture } from '@/cms/fields/picture';
import { words } from '@/cms/fields/text';

/** A tab per group of ranges, a carousel of models in each (C range). */
export const RangeSlider: Block = {
  slug: 'rangeSlider',
  interfaceName: 'RangeSliderBlock',
  labels: { singular: 'Range slider', plural: 'Range sliders' },
  fields: [
    words('heading'),
    {
      name: 'source',
      type: 'select',
      defaultValue: 'bodyTypes',
      options: [
        { value: 'bodyTypes', label: 'Every range, a tab per body type' },
        { value: 'chosen', label: 'The tabs below' },
      ],
    },
    {
      name: 'tabs',
      type: 'array',
      admin: { condition: (_, sibling) => sibling?.source === 'chosen' },
      fields: [
        words('rangeName', { required: true }),
        picture('backgroundImage'),
        {
          name: 'models',
          type: 'array',
          fields: [
            { name: 'range', type: 'relationship', relationTo: 'vehicle-ranges' },
            words('modelName', { admin: { description: "Empty: the range's name." } }),
            picture('modelImage', { admin: { description: "Empty: the range's picture." } }),
            linkUrl('modelPageLink', { admin: { description: "Empty: the range's page, or /vehicles." } }),
            buttons({ maxRows: 2 }),
          ],
        },
      ],
    },
    extraComponents,
  ],
};
