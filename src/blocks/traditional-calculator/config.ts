import { calculatorBlock } from '@/cms/fields/calculator-block';

/** Traditional finance, compared with a guaranteed future value (T trad, T compare). */
export const TraditionalCalculator = calculatorBlock({
  slug: 'traditionalCalculator',
  interfaceName: 'TraditionalCalculatorBlock',
  label: 'Traditional finance calculator',
});
