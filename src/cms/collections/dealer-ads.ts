import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { picture } from '../fields/picture';
import { paragraph, words } from '../fields/text';

/** A dealer's special (D§3). It is shown from its first day until the end of its last one. */
export const DealerAds: CollectionConfig = {
  slug: 'dealer-ads',
  labels: { singular: 'Special', plural: 'Specials' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'dealer', 'category', 'endDate'], group: 'Dealers' },
  access: accessFor('dealer-ads'),
  fields: [
    words('title', { required: true }),
    { name: 'dealer', type: 'relationship', relationTo: 'dealers', required: true, index: true },
    words('category', { required: true }),
    { name: 'shortModelCode', type: 'text' },
    { name: 'metaId', type: 'text' },
    picture('image'),
    paragraph('description'),
    { name: 'startDate', type: 'date', required: true },
    { name: 'endDate', type: 'date', required: true },
  ],
};
