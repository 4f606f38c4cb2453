import type { FutureDriveCalculatorBlock as Stored } from '@/cms/payload-types';
import { CalculatorSection } from '@/features/finance/calculator-section';
import type { BlockProps } from '../block';

/** Future Drive: finance with a guaranteed future value (C-354, T fd). */
export function FutureDriveCalculatorBlock({ block, context }: BlockProps<Stored>) {
  return <CalculatorSection slug="futureDriveCalculator" product="future-drive" block={block} {...context} />;
}
