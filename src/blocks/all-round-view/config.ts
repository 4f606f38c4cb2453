import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { picture } from '@/cms/fields/picture';
import { paragraph, words } from '@/cms/fields/text';

/** A vehicle from every side: views to choose from, or the steps of a turn. */
export const AllRoundView: Block = {
  slug: 'allRoundView',
  interfaceName: 'AllRoundViewBlock',
  labels: { singular: 'All-round view', plural: 'All-round views' },
  fields: [
    words('heading', { required: true }),
    paragraph('intro'),
    {
      name: 'images',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 36,
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: { description: 'In the order of the turn. All of one size, so that nothing jumps.' },
      fields: [
        picture('image', { required: true }),
        words('label', {
          admin: { description: 'Shown for choosing it, as in “From the side”. Empty: a step of a turn.' },
        }),
      ],
    },
    extraComponents,
  ],
};
