import { type Loan, paymentOf } from './annuity';
import { percentOf, toCents } from './exact';

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

/**
 * In rand to the cent: the amount with VAT (of R1 050 it is R1 207.50), and never more than the share of the principal,
 * in rand, where that is known.
 */
export function highestInitiationFee(
  { initiationFee, initiationFeePercent, vatPercent }: RegulatedCaps,
  principal?: number,
): number {
  const most = withVat(initiationFee, vatPercent);
  return principal === undefined ? most : Math.min(most, percentOf(toCents(principal), initiationFeePercent) / 100);
}

/** In rand with VAT, to the cent; of R60 it is R69. */
export function highestMonthlyFee({ monthlyFee, vatPercent }: RegulatedCaps): number {
  return withVat(monthlyFee, vatPercent);
}

/** What a promotion states of its credit (T-194): rand, a rate as a fraction of 1, a balloon in percent of the price. */
export type StatedCredit = {
  promotionType: 'Traditional' | 'GFV';
  retailPrice: number;
  initiationFee: number;
  financedAmount: number;
  installments: number;
  interestRate: number;
  monthlyInstallment: number;
  gfv?: number | null;
  gfvRandValue?: number | null;
  balloonPaymentPercentage?: number | null;
  balloonPaymentAmount?: number | null;
};

/** A stated figure that cannot be offered. `most`, `least` and `exactly` are rand or, of the rate, percent a year. */
export type CreditFault =
  | { field: 'initiationFee' | 'interestRate'; most: number }
  | { field: 'monthlyInstallment'; least: number; most: number }
  | { field: 'gfvRandValue' | 'balloonPaymentAmount'; exactly: number };

/**
 * What of a promotion's figures the Act does not allow, or the other figures contradict. An instalment is that of the
 * formula (contract, `payment`) with at most the regulated monthly fee on top, for the promotion states no fee of its own;
 * what is left at the end is its stated share of the price, to the cent. What is financed and the total of the instalments
 * are taken as stated: the specification does not say what they include.
 */
export function creditFaults(stated: StatedCredit, caps: RegulatedCaps): CreditFault[] {
  const annualRatePercent = Math.round(stated.interestRate * 100_000_000) / 1_000_000;
  const ends = endOf(stated);
  const loan: Loan = {
    financedCents: toCents(stated.financedAmount),
    balloonCents: ends.cents,
    termMonths: stated.installments,
    annualRatePercent,
  };
  const leastCents = Math.max(0, paymentOf(loan));
  const mostCents = leastCents + toCents(highestMonthlyFee(caps));
  const monthlyCents = toCents(stated.monthlyInstallment);
  const highestFee = highestInitiationFee(caps, stated.financedAmount);
  const highestRate = highestRatePercent(caps);
  const faults: CreditFault[] = [];
  if (toCents(stated.initiationFee) > toCents(highestFee)) faults.push({ field: 'initiationFee', most: highestFee });
  if (annualRatePercent > highestRate) faults.push({ field: 'interestRate', most: highestRate });
  if (ends.contradicted) faults.push({ field: ends.contradicted, exactly: ends.cents / 100 });
  else if (monthlyCents < leastCents || monthlyCents > mostCents)
    faults.push({ field: 'monthlyInstallment', least: leastCents / 100, most: mostCents / 100 });
  return faults;
}

/** What is left at the end, and the field that states another amount than its share of the price. */
function endOf(stated: StatedCredit): { cents: number; contradicted: 'gfvRandValue' | 'balloonPaymentAmount' | null } {
  const [field, percent] =
    stated.promotionType === 'GFV'
      ? (['gfvRandValue', (stated.gfv ?? 0) * 100] as const)
      : (['balloonPaymentAmount', stated.balloonPaymentPercentage ?? 0] as const);
  const statedCents = stated[field] === null || stated[field] === undefined ? null : toCents(stated[field]);
  const share = percentOf(toCents(stated.retailPrice), percent);
  if (percent === 0) return { cents: statedCents ?? 0, contradicted: null };
  return { cents: share, contradicted: statedCents === null || statedCents === share ? null : field };
}

function withVat(rand: number, vatPercent: number): number {
  return Math.round(rand * (100 + vatPercent)) / 100;
}
