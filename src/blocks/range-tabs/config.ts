import type { Block } from 'payload';
import { buttons } from '@/cms/fields/buttons';
import { extraComponents } from '@/cms/fields/extra-components';
import { linkUrl } from '@/cms/fields/link-url';
import { picture } from '@/cms/fields/picture';
import { words } from '@/cms/fields/text';

/** A tab per member of a family such as the Hilux range, each with its cards (C-292, C-319, C-425, C-426). */
export const RangeTabs: Block = {
  slug: 'rangeTabs',
  interfaceName: 'RangeTabsBlock',
  labels: { singular: 'Range tabs', plural: 'Range tabs' },
  fields: [
    words('heading'),
    {
      name: 'tabs',
      type: 'array',
      required: true,
      fields: [
        words('title', { required: true }),
        linkUrl('hiluxModelPageLink', { label: 'Page of the model' }),
        {
          name: 'cardData',
          type: 'array',
          labels: { singular: 'Card', plural: 'Cards' },
          fields: [
            words('hiluxModelName', { required: true, label: 'Name of the model' }),
            linkUrl('hiluxModelPageLink', { label: 'Page of the model' }),
            picture('hiluxmodelImage', { label: 'Picture' }),
            picture('mobileImage', { label: 'Picture for phones' }),
            words('altTagImage', { label: 'Alternative text' }),
            buttons({ maxRows: 2 }),
          ],
        },
      ],
    },
    extraComponents,
  ],
};
