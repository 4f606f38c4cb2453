import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { paragraph, words } from '@/cms/fields/text';

/** Hybrid and electric models by their codes, cheapest first (C-357; T§7 call 3). */
export const NewEnergyModels: Block = {
  slug: 'newEnergyModels',
  interfaceName: 'NewEnergyModelsBlock',
  labels: { singular: 'New-energy models', plural: 'New-energy models' },
  fields: [
    words('heading'),
    paragraph('intro'),
    {
      name: 'codes',
      type: 'text',
      hasMany: true,
      defaultValue: ['49Y', '66M', 'P34', '57U'],
      admin: { description: 'Codes of models. Empty: every hybrid model.' },
    },
    extraComponents,
  ],
};
