import type { OnTheRoadPriceBlock } from '@/cms/payload-types';

export const onTheRoadPrice = {
  /** With its own words, from the first vehicle. */
  plain: { blockType: 'onTheRoadPrice', id: 'on-the-road' },
  /** With the editors' words, from a range that they chose. */
  worded: {
    blockType: 'onTheRoadPrice',
    id: 'on-the-road-worded',
    heading: 'What you pay to drive away',
    intro: 'Line by line, in your province.',
    range: 1,
  },
} satisfies Record<string, OnTheRoadPriceBlock>;
