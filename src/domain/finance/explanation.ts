import { paymentOf } from './annuity';
import { type Quote, type QuoteRequest, type QuoteTerms, toQuote } from './quote';

/** What a balloon takes off a month, and what it adds to all that is paid. Whole cents. */
export type BalloonTruth = { savesMonthlyCents: number; costsCents: number };

/**
 * A quote against the same without anything left at the end (R400 000 at 12% over 72 months: a balloon of 30% saves
 * R1 146.02 a month and costs R37 486 more). The saving is the annuity of what is left, rounded once. Null where nothing is left at the end, or one of the two is no offer.
 */
export function balloonTruth(quote: Quote, request: QuoteRequest, terms: QuoteTerms): BalloonTruth | null {
  if (quote.balloonCents === 0 || quote.noOffer) return null;
  const without = toQuote({ ...request, end: { kind: 'balloon', percent: 0 } }, terms);
  if (without.noOffer) return null;
  return {
    savesMonthlyCents: -paymentOf({ ...request, financedCents: 0, balloonCents: quote.balloonCents }),
    costsCents: quote.totalRepayableCents - without.totalRepayableCents,
  };
}

/** The same quote with the rate so many points higher or lower, for a rate that follows the repo rate. Never below 0%. */
export function withRateMoved(request: QuoteRequest, terms: QuoteTerms, points: number): Quote {
  return toQuote({ ...request, annualRatePercent: Math.max(0, request.annualRatePercent + points) }, terms);
}

/** Traditional finance as everything else is held against: 72 months, a balloon of 40% (T-235, T-236). */
export function toTraditionalRequest(request: QuoteRequest): QuoteRequest {
  return { ...request, termMonths: 72, end: { kind: 'balloon', percent: 40 } };
}
