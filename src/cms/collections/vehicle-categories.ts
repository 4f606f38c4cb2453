import type { CollectionConfig } from 'payload';
import { reservedSlugs } from '@/domain/vehicle/reserved-slugs';
import { accessFor } from '../access/access-for';
import { slug } from '../fields/slug';
import { words } from '../fields/text';

/** The tabs of a vehicle page. Their stated order (D-387) is loaded as positions. */
export const VehicleCategories: CollectionConfig = {
  slug: 'vehicle-categories',
  labels: { singular: 'Vehicle category', plural: 'Vehicle categories' },
  admin: { useAsTitle: 'code', defaultColumns: ['code', 'label', 'position'], group: 'Vehicles' },
  defaultSort: 'position',
  access: accessFor('vehicle-categories'),
  fields: [
    slug('code', { reserved: reservedSlugs }),
    words('label', { required: true }),
    { name: 'position', type: 'number', required: true, defaultValue: 1000 },
  ],
};
