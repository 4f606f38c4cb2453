import type { InstalmentCalculatorBlock } from '@/cms/payload-types';

export const instalmentCalculator: Record<string, InstalmentCalculatorBlock> = {
  plain: { blockType: 'instalmentCalculator' },
};
