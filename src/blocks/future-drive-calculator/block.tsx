import type { FutureDriveCalculatorBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** Future Drive: finance with a guaranteed future value (C-354, T fd). */
export function FutureDriveCalculatorBlock(_: BlockProps<Stored>) {
  return null;
}
