import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { words } from '@/cms/fields/text';

/** Finance promotions as cards, each with its whole cost (C-265). */
export const VehiclePromotions: Block = {
  slug: 'vehiclePromotions',
  interfaceName: 'VehiclePromotionsBlock',
  labels: { singular: 'Vehicle promotion cards', plural: 'Vehicle promotion cards' },
  fields: [
    words('heading', { admin: { description: "Empty: 'Offers on now', in the page's language." } }),
    {
      name: 'promotions',
      type: 'relationship',
      relationTo: 'promotions',
      hasMany: true,
      admin: { description: 'Empty: every promotion of the page’s vehicle range. Only those that run are shown.' },
    },
    extraComponents,
  ],
};
