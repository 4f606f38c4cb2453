import * as v from 'valibot';

/**
 * Their shapes, by the names of the specification (T-192 to T-196). Rand; a figure that must not be 0 is refused as 0: it
 * would stand for one that could not be found.
 */
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const aboveZero = v.pipe(v.number(), v.finite(), v.gtValue(0));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const months = v.pipe(whole, v.minValue(1), v.maxValue(120));
const share = v.pipe(aboveZero, v.maxValue(1));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const moment = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value)), 'is no date'),
);

/** T5 to T7. What the specification's record lacks may be there, as in our own answers. */
export const quoteSchema = v.object({
  id: whole,
  quoteReference: text,
  shortModelCode: text,
  product: v.picklist(['KINTO ONE', 'Lease']),
  modelYear: v.pipe(whole, v.minValue(1990), v.maxValue(2100)),
  term: months,
  odometerReading: whole,
  /** Kilometres a month. */
  monthlyMileage: v.nullish(aboveZero),
  leasePrice: aboveZero,
  vehiclePrice: aboveZero,
  kintoProtectExclVat: v.nullish(amount),
  kintoProtectInclVat: v.nullish(amount),
  excessKilometreCharge: v.nullish(amount),
  validUntil: v.nullish(moment),
});

/** T8. */
export const promotionSchema = v.object({
  id: whole,
  name: text,
  /** The number of the brand. */
  brand: whole,
  derivativeCode: text,
  promotionType: v.picklist(['Traditional', 'GFV']),
  retailPrice: aboveZero,
  deposit: amount,
  initiationFee: amount,
  financedAmount: aboveZero,
  installments: months,
  /** A fraction of 1. */
  interestRate: v.pipe(amount, v.maxValue(1)),
  rateType: v.picklist(['Fixed', 'Linked']),
  gfv: v.nullish(share),
  gfvRandValue: v.nullish(aboveZero),
  monthlyInstallment: aboveZero,
  totalInstallments: aboveZero,
  promoStartDate: moment,
  promoEndDate: moment,
  balloonPaymentPercentage: v.nullish(v.pipe(amount, v.maxValue(100))),
  balloonPaymentAmount: v.nullish(amount),
});

/** T9, T10, T18. */
export const gfvValueSchema = v.object({
  id: whole,
  smc: text,
  description: text,
  /** Kilometres a year; null or missing: every mileage. */
  mileage: v.nullish(whole),
  term: months,
  factor: share,
});

export type RatebookQuote = v.InferOutput<typeof quoteSchema>;
export type RatebookPromotion = v.InferOutput<typeof promotionSchema>;
export type RatebookGfvValue = v.InferOutput<typeof gfvValueSchema>;
