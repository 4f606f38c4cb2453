import type { InstalmentCalculatorBlock as Stored } from '@/cms/payload-types';
import { CalculatorSection } from '@/features/finance/calculator-section';
import type { BlockProps } from '../block';

/** Instalment finance for any vehicle: the whole cost beside the monthly figure (C-355, T inst). */
export function InstalmentCalculatorBlock({ block, context }: BlockProps<Stored>) {
  return <CalculatorSection slug="instalmentCalculator" product="instalment" block={block} {...context} />;
}
