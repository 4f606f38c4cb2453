import type { Block } from 'payload';
import { linkUrl } from '@/cms/fields/link-url';
import { words } from '@/cms/fields/text';

/** Buttons that lead on: to the buying site (C-402), to a finance provider, anywhere. */
export const SimpleButtons: Block = {
  slug: 'simpleButtons',
  interfaceName: 'SimpleButtonsBlock',
  labels: { singular: 'Simple buttons', plural: 'Simple buttons' },
  fields: [
    words('heading'),
    {
      name: 'buttons',
      type: 'array',
      required: true,
      maxRows: 6,
      fields: [
        words('label', { required: true }),
        linkUrl('url', {
          required: true,
          admin: { description: "On a dealer's page a link to the buying site is given the dealer by itself." },
        }),
        { name: 'style', type: 'select', defaultValue: 'secondary', options: ['primary', 'secondary', 'quiet'] },
        { name: 'opensNewTab', type: 'checkbox', defaultValue: false, label: 'Opens in a new tab, and says so' },
      ],
    },
  ],
};
