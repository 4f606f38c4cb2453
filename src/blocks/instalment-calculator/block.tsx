import type { InstalmentCalculatorBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** Instalment finance for any vehicle: the whole cost beside the monthly figure (C-355, T inst). */
export function InstalmentCalculatorBlock(_: BlockProps<Stored>) {
  return null;
}
