import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { slideFields } from '@/cms/fields/slide';

/** Banner of several slides (C banner). */
export const BannerCarousel: Block = {
  slug: 'bannerCarousel',
  interfaceName: 'BannerCarouselBlock',
  labels: { singular: 'Banner carousel', plural: 'Banner carousels' },
  fields: [
    {
      name: 'slides',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: slideFields,
    },
    extraComponents,
  ],
};
