import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { words } from '../fields/text';

/** Per country: currency, tax, phone numbers, and what a visitor from there is shown. */
export const Markets: CollectionConfig = {
  slug: 'markets',
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'name', 'currency', 'newPricesShown'],
    group: 'Administration',
  },
  access: accessFor('markets'),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || 'Two capital letters, such as ZA.',
    },
    words('name', { required: true }),
    { name: 'provinces', type: 'text', hasMany: true, admin: { description: 'Province values of this market.' } },
    { name: 'currency', type: 'text', required: true },
    { name: 'pricePrefix', type: 'text', required: true },
    { name: 'vatRate', type: 'number', required: true, min: 0, max: 1 },
    { name: 'phonePrefix', type: 'text', required: true },
    { name: 'newPricesShown', type: 'checkbox', defaultValue: true },
    { name: 'newCalculatorsShown', type: 'checkbox', defaultValue: true },
    { name: 'usedPricesShown', type: 'checkbox', defaultValue: true },
    {
      name: 'publicHolidays',
      type: 'array',
      admin: { initCollapsed: true },
      fields: [{ name: 'date', type: 'date', required: true }, words('name', { required: true })],
    },
  ],
};
