import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { words } from '@/cms/fields/text';

/** Other ranges of the page's body type (C-195 to C-209). */
export const RelatedVehicles: Block = {
  slug: 'relatedVehicles',
  interfaceName: 'RelatedVehiclesBlock',
  labels: { singular: 'Related vehicles', plural: 'Related vehicles' },
  fields: [
    words('heading', { admin: { description: "Empty: 'Experience Related Vehicles', in the page's language." } }),
    extraComponents,
  ],
};
