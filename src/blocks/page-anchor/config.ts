import type { Block } from 'payload';

/** A place on the page that links can lead to; nothing is seen of it. */
export const PageAnchor: Block = {
  slug: 'pageAnchor',
  interfaceName: 'PageAnchorBlock',
  labels: { singular: 'Place on the page', plural: 'Places on the page' },
  fields: [
    {
      name: 'anchor',
      type: 'text',
      required: true,
      defaultValue: 'performance',
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)) ||
        'Use small letters, digits and hyphens, and begin with a letter.',
      admin: {
        description:
          'Stands before the blocks that it names. The side navigation leads to performance, technology, safety and design.',
      },
    },
  ],
};
