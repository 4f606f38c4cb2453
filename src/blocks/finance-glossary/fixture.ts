import type { FinanceGlossaryBlock } from '@/cms/payload-types';

export const financeGlossary: Record<string, FinanceGlossaryBlock> = {
  plain: { blockType: 'financeGlossary' },
  own: {
    blockType: 'financeGlossary',
    heading: 'Before you read the figures',
    intro: 'What the words mean, and what our figures leave open.',
  },
};
