import type { FinanceGlossaryBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** What the words of finance mean (T-026). */
export function FinanceGlossaryBlock(_: BlockProps<Stored>) {
  return null;
}
