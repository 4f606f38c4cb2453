import { calculatorBlock } from '@/cms/fields/calculator-block';

/** The three cards of a vehicle page: instalment finance, Future Drive, subscription (T calc-section). */
export const CalculatorCards = calculatorBlock({
  slug: 'calculatorCards',
  interfaceName: 'CalculatorCardsBlock',
  label: 'Calculator cards',
});
