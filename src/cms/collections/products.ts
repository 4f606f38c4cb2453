import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { picture } from '../fields/picture';
import { paragraph, words } from '../fields/text';

/** Merchandise (C§2.18): shown in order of its product code, enquired about, never sold here. */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Merchandise' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'productCode', 'price'], group: 'Motorsport' },
  defaultSort: 'productCode',
  access: accessFor('products'),
  fields: [
    words('title', { required: true }),
    { name: 'productCode', type: 'text', required: true, unique: true, index: true },
    paragraph('description'),
    { name: 'price', type: 'number', min: 0, admin: { description: 'Rand; empty: on request.' } },
    picture('image'),
  ],
};
