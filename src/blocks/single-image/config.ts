import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { linkUrl } from '@/cms/fields/link-url';
import { picture } from '@/cms/fields/picture';
import { paragraph, words } from '@/cms/fields/text';

/** One picture with what it shows beneath. */
export const SingleImage: Block = {
  slug: 'singleImage',
  interfaceName: 'SingleImageBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    {
      type: 'row',
      fields: [
        picture('image', { required: true }),
        picture('mobileImage', { admin: { description: 'Used on phones. Empty: the same picture.' } }),
      ],
    },
    words('altTag', { admin: { description: "Empty: the picture's own alternative text." } }),
    paragraph('caption'),
    {
      name: 'width',
      type: 'select',
      defaultValue: 'content',
      options: [
        { value: 'text', label: 'As wide as running text' },
        { value: 'content', label: 'As wide as the content' },
        { value: 'full', label: 'From edge to edge' },
      ],
    },
    linkUrl('linkUrl', { admin: { description: 'Empty: the picture leads nowhere.' } }),
    extraComponents,
  ],
};
