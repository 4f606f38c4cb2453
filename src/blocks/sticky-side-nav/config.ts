import type { Block } from 'payload';

/** Leads to the parts of a long page, and back to its top (C-210, C-211). */
export const StickySideNav: Block = {
  slug: 'stickySideNav',
  interfaceName: 'StickySideNavBlock',
  labels: { singular: 'Side navigation', plural: 'Side navigations' },
  fields: [
    {
      name: 'scrollToTop',
      type: 'checkbox',
      defaultValue: true,
      label: 'With a way back to the top',
      admin: {
        description:
          'The navigation shows those of Performance, Technology, Safety and Design that the page has as a “Place on the page”.',
      },
    },
  ],
};
