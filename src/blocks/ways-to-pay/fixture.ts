import type { WaysToPayBlock } from '@/cms/payload-types';

export const waysToPay = {
  plain: { blockType: 'waysToPay' },
  typical: {
    blockType: 'waysToPay',
    heading: 'Six ways to the same car',
    intro: 'Choose a vehicle. What each way costs stands below, fees and all.',
    range: 1,
  },
} satisfies Record<string, WaysToPayBlock>;
