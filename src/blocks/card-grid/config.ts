import type { Block } from 'payload';
import { buttons } from '@/cms/fields/buttons';
import { extraComponents } from '@/cms/fields/extra-components';
import { linkUrl } from '@/cms/fields/link-url';
import { picture } from '@/cms/fields/picture';
import { paragraph, words } from '@/cms/fields/text';
import { videoFields } from '@/cms/fields/video';

/** A deck of cards in one of seven layouts (C-280 to C-285), or jobs as large words. */
export const CardGrid: Block = {
  slug: 'cardGrid',
  interfaceName: 'CardGridBlock',
  labels: { singular: 'Card grid', plural: 'Card grids' },
  fields: [
    words('heading'),
    paragraph('intro'),
    {
      name: 'cardType',
      type: 'select',
      required: true,
      defaultValue: 'benefit',
      options: [
        { value: 'benefit', label: 'Benefit: picture, title, words' },
        { value: 'icon', label: 'Icon, title, words' },
        { value: 'noImage', label: 'Title and words' },
        { value: 'info', label: 'Panel with picture, title, words' },
        { value: 'largeImage', label: 'Large picture' },
        { value: 'smallImage', label: 'Small picture beside the words' },
        { value: 'video', label: 'Video: picture that opens a video, title, words' },
        { value: 'jobs', label: 'Large words with an arrow' },
      ],
    },
    { name: 'columns', type: 'select', defaultValue: '3', options: ['2', '3', '4'] },
    {
      name: 'cards',
      type: 'array',
      required: true,
      fields: [
        words('title', { required: true }),
        words('subtitle'),
        paragraph('description'),
        picture('image'),
        {
          name: 'icon',
          type: 'select',
          options: ['pin', 'phone', 'mail', 'shield', 'wrench', 'calculator', 'car', 'calendar', 'globe', 'leaf'],
        },
        linkUrl('linkUrl'),
        {
          type: 'collapsible',
          label: 'Video, for video cards',
          admin: { initCollapsed: true },
          fields: videoFields,
        },
        buttons({ maxRows: 2 }),
      ],
    },
    extraComponents,
  ],
};
