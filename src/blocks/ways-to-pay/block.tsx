import type { WaysToPayBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** One vehicle, every way to pay for it, side by side. */
export function WaysToPayBlock(_: BlockProps<Stored>) {
  return null;
}
