import type { KintoOneCalculatorBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** A subscription by kilometres a month, from the ratebook (C-352, T kinto). */
export function KintoOneCalculatorBlock(_: BlockProps<Stored>) {
  return null;
}
