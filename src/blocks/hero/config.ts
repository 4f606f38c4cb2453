import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { slideFields } from '@/cms/fields/slide';

/** One large picture with words and actions; the first thing on a page (C banner). */
export const Hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    ...slideFields,
    {
      name: 'height',
      type: 'select',
      defaultValue: 'page',
      options: [
        { value: 'home', label: 'Tall' },
        { value: 'page', label: 'Page' },
      ],
    },
    extraComponents,
  ],
};
