import type { KintoOneCalculatorBlock } from '@/cms/payload-types';

export const kintoOneCalculator: Record<string, KintoOneCalculatorBlock> = {
  plain: { blockType: 'kintoOneCalculator' },
};
