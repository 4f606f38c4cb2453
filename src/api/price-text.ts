import * as v from 'valibot';
import { formatRand } from '@/i18n/format';

/** A price as the specification has it in entities: a text with spaces, such as '1 234 500' (D-149, T-197). */
export const priceTextSchema = v.nullable(v.pipe(v.string(), v.regex(/^\d{1,3}( \d{3})*$/)));

/** Rand as text with ordinary spaces and no prefix; null where there is no price. */
export function toPriceText(rand: number | null | undefined): string | null {
  return rand == null ? null : formatRand(rand, '').replaceAll('\u00a0', ' ');
}
