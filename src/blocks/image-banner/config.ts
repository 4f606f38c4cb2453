import type { Block } from 'payload';
import { buttons } from '@/cms/fields/buttons';
import { extraComponents } from '@/cms/fields/extra-components';
import { picture } from '@/cms/fields/picture';
import { paragraph, words } from '@/cms/fields/text';

/** A wide band of one picture with a few words on it (C-288). */
export const ImageBanner: Block = {
  slug: 'imageBanner',
  interfaceName: 'ImageBannerBlock',
  labels: { singular: 'Picture banner', plural: 'Picture banners' },
  fields: [
    words('title'),
    paragraph('description'),
    {
      type: 'row',
      fields: [
        picture('image', { required: true }),
        picture('mobileImage', { admin: { description: 'Used on phones. Empty: the same picture.' } }),
      ],
    },
    words('altTag', { admin: { description: "Empty: the picture's own alternative text." } }),
    {
      name: 'textPosition',
      type: 'select',
      defaultValue: 'start',
      options: [
        { value: 'start', label: 'Words on the left' },
        { value: 'end', label: 'Words on the right' },
      ],
    },
    buttons({ maxRows: 2 }),
    extraComponents,
  ],
};
