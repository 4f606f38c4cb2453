import type { RatebookGfvValue, RatebookPromotion, RatebookQuote } from './schema';

/** Their records are numbered apart from those of the CMS, whose blocks name records by number. */
const firstId = 1_000_000_000;

/** Their quote as ours is stored; what it does not say comes with it. `asOf` and `validUntil` in ISO form. */
export function toLeaseQuote(
  quote: RatebookQuote,
  known: { vehicleModel: number; excessKilometreCharge: number; validUntil: string; asOf: string },
) {
  return {
    ...toRecord(quote, known.asOf),
    quoteReference: quote.quoteReference,
    vehicleModel: known.vehicleModel,
    product: quote.product,
    modelYear: quote.modelYear,
    term: quote.term,
    odometerReading: quote.odometerReading,
    monthlyKilometres: quote.monthlyMileage ?? Math.round(quote.odometerReading / quote.term),
    leasePrice: quote.leasePrice,
    vehiclePrice: quote.vehiclePrice,
    kintoProtectExclVat: quote.kintoProtectExclVat ?? null,
    kintoProtectInclVat: quote.kintoProtectInclVat ?? null,
    excessKilometreCharge: known.excessKilometreCharge,
    validUntil: known.validUntil,
  };
}

/** Their promotion as ours is stored, without words of its own beside its name. */
export function toPromotion(
  { id, derivativeCode: _, brand: __, ...promotion }: RatebookPromotion,
  { vehicleModel, brand, asOf }: { vehicleModel: number; brand: number; asOf: string },
) {
  const { gfv = null, gfvRandValue = null, balloonPaymentPercentage = null, balloonPaymentAmount = null } = promotion;
  return {
    ...promotion,
    ...toRecord({ id }, asOf),
    brand,
    vehicleModel,
    gfv,
    gfvRandValue,
    balloonPaymentPercentage,
    balloonPaymentAmount,
    image: null,
    terms: null,
  };
}

/** Their guaranteed future value as ours is stored. */
export function toGfvValue({ id, smc, description, mileage, term, factor }: RatebookGfvValue, asOf: string) {
  return { ...toRecord({ id }, asOf), smc, description, mileage: mileage ?? null, term, factor };
}

function toRecord({ id }: { id: number }, asOf: string) {
  return { id: firstId + id, createdAt: asOf, updatedAt: asOf };
}
