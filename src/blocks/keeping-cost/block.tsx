import type { KeepingCostBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** What a vehicle costs a month with everything that keeping it takes. */
export function KeepingCostBlock(_: BlockProps<Stored>) {
  return null;
}
