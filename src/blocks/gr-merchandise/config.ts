import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { linkUrl } from '@/cms/fields/link-url';
import { words } from '@/cms/fields/text';

/** Merchandise in a carousel; choosing a product opens its enquiry (C-231 to C-242). */
export const GrMerchandise: Block = {
  slug: 'grMerchandise',
  interfaceName: 'GrMerchandiseBlock',
  labels: { singular: 'GR merchandise', plural: 'GR merchandise' },
  fields: [
    words('heading', { admin: { description: "Empty: 'GR MERCHANDISE'." } }),
    linkUrl('allUrl', {
      defaultValue: '/gr/merchandise',
      admin: { description: 'Where all of it is shown: on that page the block shows every product.' },
    }),
    extraComponents,
  ],
};
