import type { Field, GlobalConfig, NumberField } from 'payload';
import { southAfricanProvinces } from '@/domain/province/province';
import { bodyTypes } from '@/domain/vehicle/body-type';
import { accessFor } from '../access/access-for';
import { paragraph, words } from '../fields/text';

const { read, update } = accessFor('ownership-costs');

function amount(name: string, options: Partial<Pick<NumberField, 'admin' | 'required'>> = {}): Field {
  return { name, type: 'number', required: true, min: 0, ...options } as NumberField;
}

function choice(name: string, options: readonly string[]): Field {
  return { name, type: 'select', required: true, options: [...options] };
}

function rows(name: string, label: string, fields: Field[]): Field {
  return { name, label, type: 'array', fields };
}

/**
 * What the cost of keeping a vehicle and its price on the road are worked out from. Rand with VAT. Visitors see every
 * one of these and may type their own.
 */
export const OwnershipCosts: GlobalConfig = {
  slug: 'ownership-costs',
  label: 'Ownership costs',
  admin: { group: 'Vehicles' },
  access: { read, update },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Keeping it',
          fields: [
            {
              name: 'pricesFrom',
              type: 'date',
              required: true,
              admin: { description: 'The month of the pump prices.' },
            },
            {
              type: 'row',
              fields: [
                amount('petrolPerLitre'),
                amount('dieselPerLitre'),
                amount('kilometresAMonth', { admin: { description: 'What stands there at first.' } }),
                amount('insurancePercent', { admin: { description: 'Of the price, a year.' } }),
              ],
            },
            rows('services', 'Services beyond the plan', [
              choice('bodyType', bodyTypes),
              amount('intervalKilometres'),
              amount('costPerService'),
            ]),
            rows('tyres', 'Tyres', [choice('bodyType', bodyTypes), amount('setPrice'), amount('lifeKilometres')]),
            rows('licences', 'Licence a year', [choice('province', southAfricanProvinces), amount('yearly')]),
            rows('worth', 'What it is still worth', [
              amount('months'),
              amount('percentOfPrice', { admin: { description: 'In between it falls evenly.' } }),
            ]),
          ],
        },
        {
          label: 'On the road',
          fields: [
            rows('onTheRoad', 'Beside the price', [
              words('label', { required: true }),
              choice('kind', ['fixed-by-law', 'dealers-own', 'optional']),
              amount('amount'),
              rows('provinces', 'Where it is another', [choice('province', southAfricanProvinces), amount('amount')]),
              paragraph('note'),
            ]),
          ],
        },
      ],
    },
  ],
};
