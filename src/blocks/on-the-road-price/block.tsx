import type { OnTheRoadPriceBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** What is paid beside the price, line by line, in a province. */
export function OnTheRoadPriceBlock(_: BlockProps<Stored>) {
  return null;
}
