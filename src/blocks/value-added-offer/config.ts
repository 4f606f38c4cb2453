import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { paragraph, words } from '@/cms/fields/text';

/** Something that comes with a new vehicle for a time, such as insurance (C-212 to C-220). */
export const ValueAddedOffer: Block = {
  slug: 'valueAddedOffer',
  interfaceName: 'ValueAddedOfferBlock',
  labels: { singular: 'Value added offer', plural: 'Value added offers' },
  fields: [
    words('heading', { admin: { description: "Empty: 'Value Added Offer', in the page's language." } }),
    words('title', { required: true }),
    paragraph('description'),
    { name: 'validFrom', type: 'date' },
    { name: 'validTo', type: 'date' },
    { name: 'hidesWhenOver', type: 'checkbox', defaultValue: false, label: 'Hide it when it is over' },
    {
      name: 'shownOn',
      type: 'text',
      hasMany: true,
      defaultValue: ['vitz', 'fortuner'],
      admin: { description: 'Address names of the ranges whose pages show it. Empty: wherever it stands.' },
    },
    paragraph('terms'),
    paragraph('disclaimer'),
    {
      name: 'onPhones',
      type: 'group',
      label: 'On phones only',
      fields: [
        paragraph('disclaimer'),
        {
          name: 'insurers',
          type: 'array',
          maxRows: 6,
          labels: { singular: 'Insurer', plural: 'Insurers' },
          fields: [
            { name: 'name', type: 'text', required: true },
            { name: 'logo', type: 'upload', relationTo: 'media', admin: { description: 'Empty: the name is set.' } },
          ],
        },
      ],
    },
    extraComponents,
  ],
};
