import { calculatorBlock } from '@/cms/fields/calculator-block';

/** A subscription by kilometres a month, from the ratebook (C-352, T kinto). */
export const KintoOneCalculator = calculatorBlock({
  slug: 'kintoOneCalculator',
  interfaceName: 'KintoOneCalculatorBlock',
  label: 'KINTO ONE calculator',
});
