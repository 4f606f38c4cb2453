import type { CalculatorCardsBlock } from '@/cms/payload-types';

export const calculatorCards: Record<string, CalculatorCardsBlock> = {
  plain: { blockType: 'calculatorCards' },
};
