import { calculatorBlock } from '@/cms/fields/calculator-block';

/** What a vehicle costs a month with everything that keeping it takes. */
export const KeepingCost = calculatorBlock({
  slug: 'keepingCost',
  interfaceName: 'KeepingCostBlock',
  label: 'Cost of keeping it',
});
