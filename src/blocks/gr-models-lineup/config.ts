import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { linkUrl } from '@/cms/fields/link-url';
import { words } from '@/cms/fields/text';
import { academyLineupCodes } from '@/domain/vehicle/lineup-codes';

/** Models by their codes, side by side (T-147 to T-153). */
export const GrModelsLineup: Block = {
  slug: 'grModelsLineup',
  interfaceName: 'GrModelsLineupBlock',
  labels: { singular: 'GR models', plural: 'GR models' },
  fields: [
    words('heading', { required: true }),
    {
      name: 'codes',
      type: 'text',
      hasMany: true,
      required: true,
      defaultValue: [...academyLineupCodes],
      admin: { description: 'Codes of models; one that does not exist is left out.' },
    },
    {
      name: 'order',
      type: 'select',
      defaultValue: 'as-listed',
      options: [
        { value: 'as-listed', label: 'As listed' },
        { value: 'price', label: 'By price, the lowest first' },
      ],
    },
    linkUrl('allUrl', {
      defaultValue: '/gr/models',
      admin: { description: "Where 'View All Models' leads. Empty: no such button." },
    }),
    extraComponents,
  ],
};
