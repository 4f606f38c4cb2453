import { calculatorBlock } from '@/cms/fields/calculator-block';

/** What the words of finance mean (T-026). */
export const FinanceGlossary = calculatorBlock({
  slug: 'financeGlossary',
  interfaceName: 'FinanceGlossaryBlock',
  label: 'Finance glossary',
});
