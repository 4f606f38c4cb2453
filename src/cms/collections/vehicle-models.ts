import type { CollectionConfig } from 'payload';
import { driveSystems, fuelSystems, pumpFuels, transmissionTypes, trims } from '@/domain/vehicle/systems';
import { accessFor } from '../access/access-for';
import { picture } from '../fields/picture';
import { words } from '../fields/text';

const hexColour = /^#[0-9a-f]{6}$/i;

function colour(name: string, required: boolean) {
  return {
    name,
    type: 'text' as const,
    required,
    validate: (value: unknown) => {
      if (!value) return required ? 'A colour is required.' : true;
      return (typeof value === 'string' && hexColour.test(value)) || 'Write the colour as #rrggbb.';
    },
  };
}

function choice(name: string, options: readonly string[]) {
  return { name, type: 'select' as const, options: [...options] };
}

/** A derivative: one model of a range, with its price, colours and specification. */
export const VehicleModels: CollectionConfig = {
  slug: 'vehicle-models',
  labels: { singular: 'Vehicle model', plural: 'Vehicle models' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'range', 'category', 'price'],
    group: 'Vehicles',
  },
  access: accessFor('vehicle-models'),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Model',
          fields: [
            { name: 'name', type: 'text', required: true },
            {
              name: 'code',
              type: 'text',
              required: true,
              unique: true,
              index: true,
              validate: (value: unknown) =>
                (typeof value === 'string' && /^[A-Z0-9]{2,12}$/.test(value)) ||
                'Use 2 to 12 capital letters and digits.',
            },
            {
              name: 'range',
              type: 'relationship',
              relationTo: 'vehicle-ranges',
              required: true,
              index: true,
            },
            {
              name: 'category',
              type: 'relationship',
              relationTo: 'vehicle-categories',
              required: true,
            },
            {
              name: 'price',
              type: 'number',
              min: 1,
              admin: { description: 'Recommended retail price in rand, VAT included. Empty: price on request.' },
            },
            {
              name: 'specialPrice',
              type: 'number',
              min: 1,
              admin: { description: 'Shown struck through beside the price, which then carries an asterisk.' },
            },
            {
              name: 'availability',
              type: 'select',
              options: ['in-stock', 'on-order', 'coming-soon', 'ending'],
              admin: { description: 'Empty: not known, and nothing is said.' },
            },
            {
              name: 'availableFrom',
              type: 'date',
              admin: { description: 'When it is on order or coming soon.' },
            },
            { name: 'cssId', type: 'text' },
          ],
        },
        {
          label: 'Specification',
          fields: [
            words('engine'),
            words('transmission'),
            words('fuelType'),
            words('fuelcon', { label: 'Fuel consumption' }),
            {
              type: 'row',
              fields: [
                {
                  name: 'litresPer100Kilometres',
                  type: 'number',
                  min: 0.1,
                  max: 99,
                  admin: { description: 'For the cost of keeping it; empty: not known.' },
                },
                choice('pumpFuel', pumpFuels),
                {
                  name: 'plannedServices',
                  type: 'number',
                  min: 0,
                  max: 99,
                  admin: { description: 'How many services its plan pays for; empty: not known.' },
                },
              ],
            },
            { name: 'seats', type: 'number', min: 1, max: 30 },
            {
              type: 'row',
              fields: [
                choice('fuelSystem', fuelSystems),
                choice('transmissionType', transmissionTypes),
                choice('driveSystem', driveSystems),
                { ...choice('trim', trims), defaultValue: 'Standard' },
              ],
            },
            words('servicePlan', { admin: { description: "'-': shown as 'Currently unavailable'." } }),
            words('warranty', { admin: { description: "'-': shown as 'Currently unavailable'." } }),
            {
              name: 'vehicleStats',
              type: 'array',
              fields: [words('value', { required: true }), words('unit'), words('label', { required: true })],
            },
            {
              name: 'specificationGroups',
              type: 'array',
              fields: [
                words('title', { required: true }),
                {
                  name: 'items',
                  type: 'array',
                  fields: [words('label', { required: true }), words('value', { required: true })],
                },
              ],
            },
          ],
        },
        {
          label: 'Colours',
          fields: [
            {
              name: 'colourSelectors',
              type: 'array',
              fields: [
                colour('colourCode', true),
                colour('colourCode2', false),
                {
                  name: 'paintCode',
                  type: 'text',
                  required: true,
                  validate: (value: unknown) =>
                    (typeof value === 'string' && /^[A-Z0-9]{2,8}$/.test(value)) ||
                    'Use 2 to 8 capital letters and digits.',
                },
                words('colourTitle', { required: true }),
                { name: 'customerOrderType', type: 'text' },
                picture('colourImage'),
              ],
            },
            picture('sideImage'),
          ],
        },
      ],
    },
  ],
};
