import type { FinanceGlossaryBlock } from '@/cms/payload-types';

export const financeGlossary: Record<string, FinanceGlossaryBlock> = {
  plain: { blockType: 'financeGlossary' },
};
