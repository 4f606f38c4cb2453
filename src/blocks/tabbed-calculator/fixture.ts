import type { TabbedCalculatorBlock } from '@/cms/payload-types';

export const tabbedCalculator: Record<string, TabbedCalculatorBlock> = {
  plain: { blockType: 'tabbedCalculator', calculators: ['instalment', 'future-drive', 'subscription'] },
};
