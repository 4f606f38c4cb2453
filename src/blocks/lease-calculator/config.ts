import { calculatorBlock } from '@/cms/fields/calculator-block';

/** A lease with its balloon and what it saves against traditional finance (C-353, T lease). */
export const LeaseCalculator = calculatorBlock({
  slug: 'leaseCalculator',
  interfaceName: 'LeaseCalculatorBlock',
  label: 'Lease calculator',
});
