import type { CollectionConfig } from 'payload';
import { blockConfigs } from '@/blocks/configs';
import { reservedSlugs } from '@/domain/vehicle/reserved-slugs';
import { accessFor } from '../access/access-for';
import { picture } from '../fields/picture';
import { seo } from '../fields/seo';
import { slug } from '../fields/slug';
import { paragraph, words } from '../fields/text';

/** A vehicle range, such as Hilux Double Cab. Its models (derivatives) are records of their own. */
export const VehicleRanges: CollectionConfig = {
  slug: 'vehicle-ranges',
  labels: { singular: 'Vehicle range', plural: 'Vehicle ranges' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'rangeSlug', 'rangeCode', 'bodyType'],
    group: 'Vehicles',
  },
  defaultSort: 'position',
  access: accessFor('vehicle-ranges'),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Range',
          fields: [
            { name: 'name', type: 'text', required: true },
            slug('rangeSlug', { reserved: reservedSlugs }),
            { name: 'rangeCode', type: 'text', required: true, unique: true, index: true },
            { name: 'brand', type: 'relationship', relationTo: 'brands', required: true },
            {
              name: 'bodyType',
              type: 'select',
              required: true,
              options: ['bakkie', 'suv', 'hatch', 'sedan', 'mpv', 'coupe', 'minibus', 'van'],
            },
            { name: 'position', type: 'number', defaultValue: 100, required: true },
            words('subtitle'),
            paragraph('description'),
            {
              name: 'defaultCategory',
              type: 'relationship',
              relationTo: 'vehicle-categories',
              admin: { description: 'The tab that opens first. Empty: that of the dearest model.' },
            },
            { name: 'cssId', type: 'text' },
          ],
        },
        {
          label: 'Pictures',
          fields: [
            picture('heroImage'),
            picture('heroModelSideImage'),
            picture('heroModelFrontImage'),
            picture('modelImage'),
          ],
        },
        {
          label: 'Page',
          fields: [
            {
              name: 'facts',
              type: 'array',
              maxRows: 3,
              admin: { description: 'What it is for, in three large figures.' },
              fields: [words('value', { required: true }), words('unit'), words('label', { required: true })],
            },
            { name: 'layout', type: 'blocks', blocks: blockConfigs },
            seo,
          ],
        },
      ],
    },
  ],
};
