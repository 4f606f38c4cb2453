import { addMonths, type Month, toMonth } from '../calendar/south-african-time';
import { toCents } from '../finance/exact';

/**
 * What somebody pays by the month, never without its terms (National Credit Act, regulation 21): the monthly amount
 * exists only inside one of these two shapes. All amounts are whole cents, VAT included.
 */
export type MonthlyPrice = CreditPrice | SubscriptionPrice;

/** The vehicle is bought on credit. */
export type CreditPrice = {
  kind: 'credit';
  instalmentCents: number;
  instalments: number;
  /** Percent a year. */
  annualRatePercent: number;
  rateType: 'Fixed' | 'Linked';
  priceCents: number;
  depositCents: number;
  financedCents: number;
  /** Once, beside the instalments. */
  initiationFeeCents: number;
  /** With interest and monthly fees, without what is left at the end. */
  totalOfInstalmentsCents: number;
  /** Instalments, what is left at the end, and the initiation fee. */
  totalRepayableCents: number;
  /** What the credit costs beside the amount that is financed. */
  costOfCreditCents: number;
  /** For whom the dates hold: the contract is signed in `signed`, and the first instalment is due the month after. */
  signed: Month;
  /** The month of the last instalment. */
  lastInstalment: Month;
  /** What is left to pay, or is guaranteed, together with the last instalment; null when nothing is. */
  atEnd: { kind: 'balloon' | 'futureValue'; cents: number; percentOfPrice: number | null; due: Month } | null;
};

/** The vehicle is paid for by the month and given back: nothing is owned at the end (T-193). */
export type SubscriptionPrice = {
  kind: 'subscription';
  product: 'KINTO ONE' | 'Lease';
  quoteReference: string;
  monthlyCents: number;
  termMonths: number;
  /** All that is paid over the term. */
  totalCents: number;
  /** Kilometres over the whole term, and in a month. */
  kilometres: number;
  monthlyKilometres: number;
  /** For each kilometre above those. */
  excessKilometreCents: number;
  /** An addition that one may take, by the month; null where there is none. */
  protectCents: number | null;
  vehicleCents: number;
  modelYear: number;
};

/** A finance promotion as it is stored: rand, and the rate a fraction of 1 (T-194). */
export type StoredPromotion = {
  promotionType: 'Traditional' | 'GFV';
  retailPrice: number;
  deposit: number;
  initiationFee: number;
  financedAmount: number;
  installments: number;
  interestRate: number;
  rateType: 'Fixed' | 'Linked';
  monthlyInstallment: number;
  totalInstallments: number;
  gfv?: number | null;
  gfvRandValue?: number | null;
  balloonPaymentPercentage?: number | null;
  balloonPaymentAmount?: number | null;
};

/** A lease or subscription quote as it is stored: rand, VAT included (T-193). */
export type StoredLeaseQuote = {
  quoteReference: string;
  product: 'KINTO ONE' | 'Lease';
  modelYear: number;
  term: number;
  odometerReading: number;
  monthlyKilometres: number;
  leasePrice: number;
  vehiclePrice: number;
  kintoProtectInclVat?: number | null;
  excessKilometreCharge: number;
};

/** A promotion with its whole cost, for somebody who signs in the month of `now`. */
export function toCreditPrice(promotion: StoredPromotion, now: Date): CreditPrice {
  const signed = toMonth(now);
  const lastInstalment = addMonths(signed, promotion.installments);
  const atEnd = toEnd(promotion);
  const totalOfInstalmentsCents = toCents(promotion.totalInstallments);
  const initiationFeeCents = toCents(promotion.initiationFee);
  const financedCents = toCents(promotion.financedAmount);
  const totalRepayableCents = totalOfInstalmentsCents + (atEnd?.cents ?? 0) + initiationFeeCents;
  return {
    kind: 'credit',
    instalmentCents: toCents(promotion.monthlyInstallment),
    instalments: promotion.installments,
    annualRatePercent: promotion.interestRate * 100,
    rateType: promotion.rateType,
    priceCents: toCents(promotion.retailPrice),
    depositCents: toCents(promotion.deposit),
    financedCents,
    initiationFeeCents,
    totalOfInstalmentsCents,
    totalRepayableCents,
    costOfCreditCents: totalRepayableCents - financedCents,
    signed,
    lastInstalment,
    atEnd: atEnd && { ...atEnd, due: lastInstalment },
  };
}

/** A lease or subscription quote with all of its terms. */
export function toSubscriptionPrice(quote: StoredLeaseQuote): SubscriptionPrice {
  const monthlyCents = toCents(quote.leasePrice);
  return {
    kind: 'subscription',
    product: quote.product,
    quoteReference: quote.quoteReference,
    monthlyCents,
    termMonths: quote.term,
    totalCents: monthlyCents * quote.term,
    kilometres: quote.odometerReading,
    monthlyKilometres: quote.monthlyKilometres,
    excessKilometreCents: toCents(quote.excessKilometreCharge),
    protectCents: quote.kintoProtectInclVat ? toCents(quote.kintoProtectInclVat) : null,
    vehicleCents: toCents(quote.vehiclePrice),
    modelYear: quote.modelYear,
  };
}

/** The one with the lowest amount a month, the earlier of two equal ones; null of none. */
export function cheapestOf<Quote extends { price: MonthlyPrice }>(quotes: readonly Quote[]): Quote | null {
  return byMonthlyAmount(quotes)[0] ?? null;
}

/** Lowest amount a month first; equal ones stay in their order. */
export function byMonthlyAmount<Quote extends { price: MonthlyPrice }>(quotes: readonly Quote[]): Quote[] {
  return [...quotes].sort((one, other) => monthlyCentsOf(one.price) - monthlyCentsOf(other.price));
}

/** The amount alone, to order by: whoever shows it shows the price with its terms. */
export function monthlyCentsOf(price: MonthlyPrice): number {
  return price.kind === 'credit' ? price.instalmentCents : price.monthlyCents;
}

/** A guaranteed future value (a share of 1) or a balloon (in percent); null when nothing is left at the end. */
function toEnd(promotion: StoredPromotion): Omit<NonNullable<CreditPrice['atEnd']>, 'due'> | null {
  if (promotion.promotionType === 'GFV') {
    const { gfvRandValue, gfv } = promotion;
    if (!gfvRandValue) return null;
    return { kind: 'futureValue', cents: toCents(gfvRandValue), percentOfPrice: gfv ? gfv * 100 : null };
  }
  const { balloonPaymentAmount, balloonPaymentPercentage } = promotion;
  if (!balloonPaymentAmount) return null;
  return {
    kind: 'balloon',
    cents: toCents(balloonPaymentAmount),
    percentOfPrice: balloonPaymentPercentage || null,
  };
}
