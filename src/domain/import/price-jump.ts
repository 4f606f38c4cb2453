/**
 * The change of a price in percent, rounded to one decimal, when it is more than a tenth of the stored price; null when
 * it is not, or when one of the two is not known. Exactly a tenth is no jump.
 */
export function priceJumpPercent(before: number | null | undefined, after: number | null | undefined): number | null {
  if (!before || !after) return null;
  // A product instead of a quotient: from 70 to 77 must not become a jump by rounding.
  if (Math.abs(after - before) * 10 <= before) return null;
  return Math.round(((after - before) / before) * 1000) / 10;
}
