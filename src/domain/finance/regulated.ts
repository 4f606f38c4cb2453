/**
 * What the National Credit Act allows for credit in rand (decisions, part 4): dated settings of the finance desk. Rand
 * without VAT; percent; points are added to the repo rate.
 */
export type RegulatedCaps = {
  repoRatePercent: number;
  pointsAboveRepo: number;
  initiationFee: number;
  /** Of the principal, whichever of the two is less. */
  initiationFeePercent: number;
  monthlyFee: number;
  vatPercent: number;
};

/** Percent a year. */
export function highestRatePercent({ repoRatePercent, pointsAboveRepo }: RegulatedCaps): number {
  return repoRatePercent + pointsAboveRepo;
}

/** In rand with VAT, to the cent; of R1 050 it is R1 207.50. */
export function highestInitiationFee({ initiationFee, vatPercent }: RegulatedCaps): number {
  return withVat(initiationFee, vatPercent);
}

/** In rand with VAT, to the cent; of R60 it is R69. */
export function highestMonthlyFee({ monthlyFee, vatPercent }: RegulatedCaps): number {
  return withVat(monthlyFee, vatPercent);
}

function withVat(rand: number, vatPercent: number): number {
  return Math.round(rand * (100 + vatPercent)) / 100;
}
