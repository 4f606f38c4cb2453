import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { words } from '@/cms/fields/text';

/** One lease or subscription quote with all of its terms (C-266). */
export const LeaseCard: Block = {
  slug: 'leaseCard',
  interfaceName: 'LeaseCardBlock',
  labels: { singular: 'Lease card', plural: 'Lease cards' },
  fields: [
    words('heading', { admin: { description: "Empty: 'Drive it by the month', in the page's language." } }),
    {
      name: 'leaseQuote',
      type: 'relationship',
      relationTo: 'lease-quotes',
      admin: { description: 'Empty: the cheapest quote that holds for the page’s vehicle range.' },
    },
    extraComponents,
  ],
};
