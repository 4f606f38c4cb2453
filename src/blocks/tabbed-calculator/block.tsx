import type { TabbedCalculatorBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** Several calculators behind tabs (C-356). */
export function TabbedCalculatorBlock(_: BlockProps<Stored>) {
  return null;
}
