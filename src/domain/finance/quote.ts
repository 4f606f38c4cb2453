import { type Loan, lastPaymentOf, paymentOf } from './annuity';
import { percentOf } from './exact';

/** The highest deposit: an amount, a share of the price, or the price itself. */
export type DepositCap = { kind: 'amount'; cents: number } | { kind: 'percent'; percent: number } | { kind: 'price' };

/** What the finance desk sets for a calculator and a quote depends on. VAT included. */
export type QuoteTerms = {
  depositCap: DepositCap;
  /** With each instalment. */
  monthlyFeeCents: number;
  /** Once; shown beside the credit, never financed. */
  initiationFeeCents: number;
};

/** What somebody asks for. Whole cents; percent of the price, percent a year. */
export type QuoteRequest = {
  priceCents: number;
  depositCents: number;
  termMonths: number;
  annualRatePercent: number;
  /** What is left at the end. A balloon is a share of the price, a guaranteed value has a factor of its own. */
  end: { kind: 'balloon'; percent: number } | { kind: 'residual'; factor: number };
};

/** Why there is no offer, though there are figures. */
export type NoOffer = 'balloon-above-financed' | 'payment-below-zero';

/** One shape for every product (contract, finance). Whole cents. */
export type Quote = {
  priceCents: number;
  /** The deposit that counts: the one asked for, the cap or the price, whichever is least. */
  depositCents: number;
  depositCapCents: number;
  financedCents: number;
  /** Without the monthly fee, as the formula gives it: below zero where there is no offer. */
  paymentCents: number;
  monthlyFeeCents: number;
  /** With the monthly fee, floored at 0 (T-215). */
  monthlyCents: number;
  instalments: number;
  /** Takes what rounding left over in the schedule. */
  lastInstalmentCents: number;
  totalOfInstalmentsCents: number;
  balloonCents: number;
  initiationFeeCents: number;
  totalRepayableCents: number;
  costOfCreditCents: number;
  /** Null: it can be offered. Otherwise a page says why instead of a quote, and the totals are those of floored instalments. */
  noOffer: NoOffer | null;
};

/** Computes a quote. The request lies within the contract's ranges; this rounds, caps and floors, and refuses nothing. */
export function toQuote(request: QuoteRequest, terms: QuoteTerms): Quote {
  const { priceCents, termMonths, annualRatePercent, end } = request;
  const { monthlyFeeCents, initiationFeeCents } = terms;
  const depositCapCents = toDepositCap(terms.depositCap, priceCents);
  const depositCents = Math.min(request.depositCents, depositCapCents);
  const financedCents = priceCents - depositCents;
  const balloonCents = percentOf(priceCents, end.kind === 'balloon' ? end.percent : end.factor * 100);
  const loan: Loan = { financedCents, balloonCents, termMonths, annualRatePercent };
  const paymentCents = paymentOf(loan);
  const monthlyCents = Math.max(0, paymentCents + monthlyFeeCents);
  const noOffer = toNoOffer({ paymentCents, balloonCents, financedCents });
  const lastInstalmentCents = noOffer ? monthlyCents : lastPaymentOf(loan, paymentCents) + monthlyFeeCents;
  const totalOfInstalmentsCents = monthlyCents * (termMonths - 1) + lastInstalmentCents;
  const totalRepayableCents = totalOfInstalmentsCents + balloonCents + initiationFeeCents;
  return {
    priceCents,
    depositCents,
    depositCapCents,
    financedCents,
    paymentCents,
    monthlyFeeCents,
    monthlyCents,
    instalments: termMonths,
    lastInstalmentCents,
    totalOfInstalmentsCents,
    balloonCents,
    initiationFeeCents,
    totalRepayableCents,
    costOfCreditCents: totalRepayableCents - financedCents,
    noOffer,
  };
}

/** Never above the price. */
export function toDepositCap(cap: DepositCap, priceCents: number): number {
  if (cap.kind === 'price') return priceCents;
  return Math.min(priceCents, cap.kind === 'amount' ? cap.cents : percentOf(priceCents, cap.percent));
}

function toNoOffer({
  paymentCents,
  balloonCents,
  financedCents,
}: Pick<Quote, 'paymentCents' | 'balloonCents' | 'financedCents'>): NoOffer | null {
  if (balloonCents > financedCents) return 'balloon-above-financed';
  return paymentCents < 0 ? 'payment-below-zero' : null;
}

/**
 * What a used vehicle costs, from its listed price: VAT is added, and the sum rounded down to the nearest 10 (T-279).
 * The rate is the market's, 0.15 in South Africa.
 */
export function usedPriceCents(listedCents: number, vatRate: number): number {
  const withVat = listedCents + percentOf(listedCents, vatRate * 100);
  return withVat - (withVat % 1_000);
}

/**
 * What a quote saves a month against traditional finance of the same price, deposit and rate: over 72 months with a
 * balloon of 40% (T-235, T-236). Null where one of them is no offer, or nothing is saved (T-239).
 */
export function savingsCents(quote: Quote, traditional: Quote): number | null {
  if (quote.noOffer || traditional.noOffer) return null;
  const saved = traditional.monthlyCents - quote.monthlyCents;
  return saved > 0 ? saved : null;
}
