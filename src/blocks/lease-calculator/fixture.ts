import type { LeaseCalculatorBlock } from '@/cms/payload-types';

export const leaseCalculator: Record<string, LeaseCalculatorBlock> = {
  plain: { blockType: 'leaseCalculator' },
};
