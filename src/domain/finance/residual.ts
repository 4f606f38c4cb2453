/** A guaranteed future value as it is stored: a share of the price (T-195). */
export type StoredResidual = { smc: string; mileage?: number | null; term: number; factor: number };

/** Names a factor by what it is for: one model, mileage and term have one factor. */
export function residualReference({ smc, mileage, term }: Omit<StoredResidual, 'factor'>): string {
  return `${smc}-${mileage ?? 'any'}-${term}`;
}

/**
 * The factor of a model for a term and kilometres a year: that of this mileage, or else the one for every mileage. Null
 * where there is none, which is no factor of 0 (T-230 is a failed look-up's).
 */
export function residualFactorOf(
  residuals: readonly StoredResidual[],
  { modelCode, termMonths, annualKilometres }: { modelCode: string; termMonths: number; annualKilometres: number },
): number | null {
  const ofModel = residuals.filter(({ smc, term }) => smc === modelCode && term === termMonths);
  const exact = ofModel.find(({ mileage }) => mileage === annualKilometres);
  return (exact ?? ofModel.find(({ mileage }) => mileage === null || mileage === undefined))?.factor ?? null;
}
