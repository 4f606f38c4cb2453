import type { UsedCalculatorBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** Finance of a used vehicle, in rand or Namibian dollar (T used). */
export function UsedCalculatorBlock(_: BlockProps<Stored>) {
  return null;
}
