import type { TraditionalCalculatorBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** Traditional finance, compared with a guaranteed future value (T trad, T compare). */
export function TraditionalCalculatorBlock(_: BlockProps<Stored>) {
  return null;
}
