import type { TraditionalCalculatorBlock } from '@/cms/payload-types';

export const traditionalCalculator: Record<string, TraditionalCalculatorBlock> = {
  plain: { blockType: 'traditionalCalculator' },
};
