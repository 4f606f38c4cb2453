import type { CollectionConfig } from 'payload';
import { provinces } from '@/domain/province/province';
import { accessFor } from '../access/access-for';
import { slug } from '../fields/slug';

export const DealerGroups: CollectionConfig = {
  slug: 'dealer-groups',
  labels: { singular: 'Dealer group', plural: 'Dealer groups' },
  admin: { useAsTitle: 'title', group: 'Dealers' },
  access: accessFor('dealer-groups'),
  fields: [
    { name: 'title', type: 'text', required: true },
    slug('slug'),
    {
      name: 'dealersByProvinces',
      type: 'array',
      fields: [
        { name: 'provinceName', type: 'select', required: true, options: [...provinces] },
        { name: 'dealers', type: 'relationship', relationTo: 'dealers', hasMany: true },
      ],
    },
  ],
};
