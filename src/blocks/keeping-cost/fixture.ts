import type { KeepingCostBlock } from '@/cms/payload-types';

export const keepingCost = {
  /** With its own words, from the first vehicle. */
  plain: { blockType: 'keepingCost', id: 'keeping' },
  /** With the editors' words, from a range that they chose. */
  worded: {
    blockType: 'keepingCost',
    id: 'keeping-worded',
    heading: 'What it really costs a month',
    intro: 'Everything that you pay for as long as you drive it.',
    range: 1,
  },
} satisfies Record<string, KeepingCostBlock>;
