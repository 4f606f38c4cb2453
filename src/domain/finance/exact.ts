/**
 * Money is whole cents, rates and shares are decimals of at most six places. What a rule rounds, it rounds half up, as
 * the exact value asks for it: a floating-point product a hair below a half cent would be rounded the wrong way.
 */

/** How far a decimal is read: 10.25 is 10 250 000 millionths. */
const million = 1_000_000;

/** A decimal in millionths, rounded to a whole one. */
export function toMillionths(decimal: number): bigint {
  return BigInt(Math.round(decimal * million));
}

/** `numerator / denominator`, rounded half up (towards plus infinity), as whole cents. */
export function roundedQuotient(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const truncated = doubled / divisor;
  return Number(doubled < 0n && truncated * divisor !== doubled ? truncated - 1n : truncated);
}

/** So many percent of an amount in cents, rounded half up. */
export function percentOf(cents: number, percent: number): number {
  return roundedQuotient(BigInt(cents) * toMillionths(percent), BigInt(million) * 100n);
}

/**
 * A floating-point result in cents, rounded half up: where it lies so near to a half cent that its last digits would
 * decide, `exact` does.
 */
export function rounded(approximate: number, exact: () => number): number {
  const nearest = Math.round(approximate);
  return Math.abs(Math.abs(approximate - nearest) - 0.5) < doubtCents ? exact() : nearest;
}

/** Far more than what a double loses on the largest loan and the longest term that are answered. */
const doubtCents = 0.01;

/** Rand to whole cents. */
export function toCents(rand: number): number {
  return Math.round(rand * 100);
}
