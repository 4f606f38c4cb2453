import { lastPaymentOf, paymentOf } from '@/domain/finance/annuity';
import { toQuoteTerms } from '@/domain/finance/finance-table';
import { financeTable } from './finance-table';

/** A credit agreement with its whole cost. Whole cents. */
export type CreditQuote = {
  depositCents: number;
  financedCents: number;
  /** Every one of them the same, the monthly fee included. */
  instalmentCents: number;
  totalOfInstalmentsCents: number;
};

const { monthlyFeeCents } = toQuoteTerms(financeTable.instalment);

/**
 * An annuity in arrears on price less deposit, with `endCents` (a balloon or a guaranteed value) left at the end
 * (T§9). The deposit is the lowest from `leastDepositCents` up, in steps of R100, with which the schedule's rounding
 * leaves nothing over: all instalments are the same, and they add up to the cent.
 */
export function creditQuote({
  priceCents,
  leastDepositCents,
  endCents,
  annualRate,
  months,
}: {
  priceCents: number;
  leastDepositCents: number;
  endCents: number;
  annualRate: number;
  months: number;
}): CreditQuote {
  for (let depositCents = Math.ceil(leastDepositCents / step) * step; depositCents < priceCents; depositCents += step) {
    const financedCents = priceCents - depositCents;
    const loan = { financedCents, balloonCents: endCents, termMonths: months, annualRatePercent: annualRate * 100 };
    const paymentCents = paymentOf(loan);
    if (lastPaymentOf(loan, paymentCents) === paymentCents) {
      const instalmentCents = paymentCents + monthlyFeeCents;
      return { depositCents, financedCents, instalmentCents, totalOfInstalmentsCents: instalmentCents * months };
    }
  }
  throw new Error(`No deposit lets ${months} equal instalments end at ${endCents} cents.`);
}

const step = 10_000;
