import type { CalculatorCardsBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';

/** The three cards of a vehicle page: instalment finance, Future Drive, subscription (T calc-section). */
export function CalculatorCardsBlock(_: BlockProps<Stored>) {
  return null;
}
