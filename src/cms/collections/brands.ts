import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';

export const Brands: CollectionConfig = {
  slug: 'brands',
  admin: { useAsTitle: 'name', group: 'Vehicles' },
  access: accessFor('brands'),
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'value',
      type: 'number',
      required: true,
      unique: true,
      admin: { description: 'The number by which the data API filters: filter[where][brand]=2.' },
    },
  ],
};
