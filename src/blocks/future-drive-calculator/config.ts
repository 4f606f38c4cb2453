import { calculatorBlock } from '@/cms/fields/calculator-block';

/** Future Drive: finance with a guaranteed future value (C-354, T fd). */
export const FutureDriveCalculator = calculatorBlock({
  slug: 'futureDriveCalculator',
  interfaceName: 'FutureDriveCalculatorBlock',
  label: 'Future Drive calculator',
});
