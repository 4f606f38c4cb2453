import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';

function amount(name: string, description: string, required = true) {
  return { name, type: 'number' as const, required, min: 0, admin: { description } };
}

/** A stored quote for a vehicle that is paid by the month and given back (T-192, T-193). Money in rand, VAT included. */
export const LeaseQuotes: CollectionConfig = {
  slug: 'lease-quotes',
  labels: { singular: 'Lease quote', plural: 'Lease quotes' },
  admin: {
    useAsTitle: 'quoteReference',
    defaultColumns: ['quoteReference', 'vehicleModel', 'product', 'leasePrice', 'validUntil'],
    group: 'Vehicles',
  },
  access: accessFor('lease-quotes'),
  fields: [
    { name: 'quoteReference', type: 'text', required: true, unique: true, index: true },
    { name: 'vehicleModel', type: 'relationship', relationTo: 'vehicle-models', required: true, index: true },
    { name: 'product', type: 'select', required: true, options: ['KINTO ONE', 'Lease'] },
    { name: 'modelYear', type: 'number', required: true, min: 1990, max: 2100 },
    { name: 'term', type: 'number', required: true, min: 1, max: 120, admin: { description: 'Months.' } },
    {
      name: 'odometerReading',
      type: 'number',
      required: true,
      min: 0,
      admin: { description: 'Kilometres over the whole term.' },
    },
    amount('monthlyKilometres', 'Kilometres a month.'),
    amount('leasePrice', 'A month.'),
    amount('vehiclePrice', 'The price of the vehicle itself.'),
    amount('kintoProtectExclVat', 'A month, VAT excluded.', false),
    amount('kintoProtectInclVat', 'A month.', false),
    amount('excessKilometreCharge', 'For each kilometre above those agreed.'),
    { name: 'validUntil', type: 'date', required: true },
  ],
};
