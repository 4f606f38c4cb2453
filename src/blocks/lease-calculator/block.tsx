import type { LeaseCalculatorBlock as Stored } from '@/cms/payload-types';
import { CalculatorSection } from '@/features/finance/calculator-section';
import type { BlockProps } from '../block';

/** A lease with its balloon and what it saves against traditional finance (C-353, T lease). */
export function LeaseCalculatorBlock({ block, context }: BlockProps<Stored>) {
  return <CalculatorSection slug="leaseCalculator" product="lease" block={block} {...context} />;
}
