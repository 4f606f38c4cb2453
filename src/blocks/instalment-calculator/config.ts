import { calculatorBlock } from '@/cms/fields/calculator-block';

/** Instalment finance for any vehicle: the whole cost beside the monthly figure (C-355, T inst). */
export const InstalmentCalculator = calculatorBlock({
  slug: 'instalmentCalculator',
  interfaceName: 'InstalmentCalculatorBlock',
  label: 'Vehicle instalment calculator',
});
