import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { paragraph, words } from '@/cms/fields/text';

/** A search for one model among all, with the ranges beside it (C-360). */
export const VehicleModelSelector: Block = {
  slug: 'vehicleModelSelector',
  interfaceName: 'VehicleModelSelectorBlock',
  labels: { singular: 'Vehicle model selector', plural: 'Vehicle model selectors' },
  fields: [words('heading', { required: true }), paragraph('intro'), extraComponents],
};
