import { addMonths, type Month } from '../calendar/south-african-time';
import type { Quote, QuoteRequest } from '../finance/quote';
import type { CreditPrice } from './monthly-price';

/** A worked-out quote as a price with its whole cost, at a rate that follows the repo rate. The quote is an offer. */
export function creditOfQuote(quote: Quote, request: QuoteRequest, signed: Month): CreditPrice {
  const lastInstalment = addMonths(signed, quote.instalments);
  const { end } = request;
  return {
    kind: 'credit',
    instalmentCents: quote.monthlyCents,
    instalments: quote.instalments,
    annualRatePercent: request.annualRatePercent,
    rateType: 'Linked',
    priceCents: quote.priceCents,
    depositCents: quote.depositCents,
    financedCents: quote.financedCents,
    initiationFeeCents: quote.initiationFeeCents,
    totalOfInstalmentsCents: quote.totalOfInstalmentsCents,
    totalRepayableCents: quote.totalRepayableCents,
    costOfCreditCents: quote.costOfCreditCents,
    signed,
    lastInstalment,
    atEnd:
      quote.balloonCents > 0
        ? {
            kind: end.kind === 'balloon' ? 'balloon' : 'futureValue',
            cents: quote.balloonCents,
            percentOfPrice: end.kind === 'balloon' ? end.percent : end.factor * 100,
            due: lastInstalment,
          }
        : null,
  };
}
