import type { Block, Field } from 'payload';

const widths = ['mobile', 'tabletPortrait', 'tabletLandscape', 'desktop', 'largeDesktop'] as const;

/** Empty space of a chosen height at each of five widths (C-290, C-291). */
export const Spacer: Block = {
  slug: 'spacer',
  interfaceName: 'SpacerBlock',
  fields: widths.map(
    (name): Field => ({
      name,
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'size',
              type: 'select',
              defaultValue: 'medium',
              options: ['none', 'small', 'medium', 'large', 'extraLarge'],
            },
            {
              name: 'custom',
              type: 'number',
              min: 0,
              max: 400,
              admin: { description: 'Pixels; replaces the size.' },
            },
          ],
        },
      ],
    }),
  ),
};
