import type { TraditionalCalculatorBlock as Stored } from '@/cms/payload-types';
import { CalculatorSection } from '@/features/finance/calculator-section';
import type { BlockProps } from '../block';

/** Traditional finance, compared with a guaranteed future value (T trad, T compare). */
export function TraditionalCalculatorBlock({ block, context }: BlockProps<Stored>) {
  return <CalculatorSection slug="traditionalCalculator" product="traditional" block={block} {...context} />;
}
