import type { KeepingCostBlock } from '@/cms/payload-types';

export const keepingCost: Record<string, KeepingCostBlock> = {
  plain: { blockType: 'keepingCost' },
};
