import type { UsedCalculatorBlock as Stored } from '@/cms/payload-types';
import { CalculatorSection } from '@/features/finance/calculator-section';
import type { BlockProps } from '../block';

/** Finance of a used vehicle, in rand or Namibian dollar (T used). */
export function UsedCalculatorBlock({ block, context }: BlockProps<Stored>) {
  return <CalculatorSection slug="usedCalculator" product="used" block={block} {...context} />;
}
