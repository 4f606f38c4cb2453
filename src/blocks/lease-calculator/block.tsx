import type { LeaseCalculatorBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** A lease with its balloon and what it saves against traditional finance (C-353, T lease). */
export function LeaseCalculatorBlock(_: BlockProps<Stored>) {
  return null;
}
