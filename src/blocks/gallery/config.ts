import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { picture } from '@/cms/fields/picture';
import { paragraph, words } from '@/cms/fields/text';

const percent = { type: 'number', required: true, min: 0, max: 100 } as const;

/** Pictures that open large; one may carry tooltips that explain its parts (C-332, C-333, C-301). */
export const Gallery: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  fields: [
    words('heading'),
    paragraph('intro'),
    {
      name: 'layout',
      type: 'select',
      defaultValue: 'grid',
      options: [
        { value: 'grid', label: 'Grid' },
        { value: 'row', label: 'Row that scrolls sideways' },
      ],
    },
    {
      name: 'images',
      type: 'array',
      required: true,
      labels: { singular: 'Picture', plural: 'Pictures' },
      fields: [
        picture('image', { required: true }),
        words('altTag', { admin: { description: "Empty: the picture's own alternative text." } }),
        words('caption'),
        {
          name: 'toolTips',
          type: 'array',
          labels: { singular: 'Tooltip', plural: 'Tooltips' },
          admin: { initCollapsed: true, description: 'A picture with tooltips stands alone, as wide as the page.' },
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'left', ...percent, admin: { description: 'Percent of the width, from the left.' } },
                { name: 'top', ...percent, admin: { description: 'Percent of the height, from the top.' } },
              ],
            },
            words('heading', { required: true }),
            paragraph('content'),
          ],
        },
      ],
    },
    extraComponents,
  ],
};
