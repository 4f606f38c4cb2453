import type { UsedCalculatorBlock } from '@/cms/payload-types';

export const usedCalculator: Record<string, UsedCalculatorBlock> = {
  plain: { blockType: 'usedCalculator' },
};
