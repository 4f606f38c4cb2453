import { calculatorBlock } from '@/cms/fields/calculator-block';

/** Finance of a used vehicle, in rand or Namibian dollar (T used). */
export const UsedCalculator = calculatorBlock({
  slug: 'usedCalculator',
  interfaceName: 'UsedCalculatorBlock',
  label: 'Used vehicle calculator',
});
