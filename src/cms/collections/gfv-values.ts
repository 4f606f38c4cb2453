import type { CollectionConfig } from 'payload';
import { residualReference, type StoredResidual } from '@/domain/finance/residual';
import { accessFor } from '../access/access-for';

/**
 * What a Future Drive vehicle is guaranteed to be worth at the end, as a share of its price (T-195, T-196). A model
 * without a record here has no Future Drive.
 */
export const GfvValues: CollectionConfig = {
  slug: 'gfv-values',
  labels: { singular: 'Guaranteed future value', plural: 'Guaranteed future values' },
  admin: {
    useAsTitle: 'smc',
    defaultColumns: ['smc', 'description', 'mileage', 'term', 'factor'],
    group: 'Vehicles',
  },
  access: accessFor('gfv-values'),
  fields: [
    {
      name: 'reference',
      type: 'text',
      unique: true,
      index: true,
      admin: { readOnly: true, position: 'sidebar', description: 'Model, mileage and term: each has one factor.' },
      hooks: {
        beforeValidate: [({ data }) => (data?.smc && data.term ? residualReference(data as StoredResidual) : null)],
      },
    },
    {
      name: 'smc',
      label: 'Model code',
      type: 'text',
      required: true,
      index: true,
    },
    { name: 'description', type: 'text', required: true, admin: { description: 'The name of the range.' } },
    { name: 'mileage', type: 'number', min: 0, admin: { description: 'Kilometres a year. Empty: every mileage.' } },
    { name: 'term', type: 'number', required: true, min: 1, max: 96, admin: { description: 'Months.' } },
    { name: 'factor', type: 'number', required: true, min: 0, max: 1, admin: { description: 'Of the price: 0.45.' } },
  ],
};
