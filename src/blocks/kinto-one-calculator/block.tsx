import type { KintoOneCalculatorBlock as Stored } from '@/cms/payload-types';
import { CalculatorSection } from '@/features/finance/calculator-section';
import type { BlockProps } from '../block';

/** A subscription by kilometres a month, from the ratebook (C-352, T kinto). */
export function KintoOneCalculatorBlock({ block, context }: BlockProps<Stored>) {
  return <CalculatorSection slug="kintoOneCalculator" product="subscription" block={block} {...context} />;
}
