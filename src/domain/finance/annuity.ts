import { rounded, roundedQuotient, toMillionths } from './exact';

/** A loan that is paid in arrears, month by month, until `balloonCents` are left. Whole cents; percent a year. */
export type Loan = {
  financedCents: number;
  balloonCents: number;
  termMonths: number;
  annualRatePercent: number;
};

/**
 * The monthly payment in cents, without fees, rounded half up once (contract, `payment`). Below zero when the balloon is
 * so large that interest alone would not reach it. At a rate of zero, what is left to pay is shared by the months.
 */
export function paymentOf(loan: Loan): number {
  const { financedCents, balloonCents, termMonths, annualRatePercent } = loan;
  if (annualRatePercent === 0) return roundedQuotient(BigInt(financedCents - balloonCents), BigInt(termMonths));
  const monthlyRate = annualRatePercent / 1200;
  // growth − 1, without losing the digits of a small rate
  const gained = Math.expm1(termMonths * Math.log1p(monthlyRate));
  const payment = (financedCents * (gained + 1) - balloonCents) * (monthlyRate / gained);
  return rounded(payment, () => exactPaymentOf(loan));
}

/** The same with the rate as a fraction p / q: (F (p + q)ⁿ − B qⁿ) p / (q ((p + q)ⁿ − qⁿ)). */
function exactPaymentOf({ financedCents, balloonCents, termMonths, annualRatePercent }: Loan): number {
  const p = toMillionths(annualRatePercent);
  const q = toMillionths(1200);
  const months = BigInt(termMonths);
  const [growth, still] = [(p + q) ** months, q ** months];
  return roundedQuotient((BigInt(financedCents) * growth - BigInt(balloonCents) * still) * p, q * (growth - still));
}

/** One month of a loan; whole cents. */
export type ScheduleMonth = {
  /** 1 is the first instalment. */
  month: number;
  interestCents: number;
  /** What of the payment is not interest; below zero when the payment does not cover it. */
  principalCents: number;
  paymentCents: number;
  /** Owed after it; after the last one the balloon, which is due then. */
  owedCents: number;
};

/**
 * Month by month: interest is rounded to the cent, every payment is that of `paymentOf`, and the last one takes what
 * rounding left over. Payments and balloon together are the principal and the interest, to the cent.
 */
export function scheduleOf(loan: Loan): ScheduleMonth[] {
  const payment = paymentOf(loan);
  const months: ScheduleMonth[] = [];
  let owed = loan.financedCents;
  for (let month = 1; month <= loan.termMonths; month += 1) {
    const interestCents = monthlyInterest(owed, loan.annualRatePercent);
    const paymentCents = month < loan.termMonths ? payment : owed + interestCents - loan.balloonCents;
    const principalCents = paymentCents - interestCents;
    owed -= principalCents;
    months.push({ month, interestCents, principalCents, paymentCents, owedCents: owed });
  }
  return months;
}

/** The last payment of the schedule alone, which is all that a quote needs of it. */
export function lastPaymentOf(loan: Loan, paymentCents: number): number {
  let owed = loan.financedCents;
  for (let month = 1; month < loan.termMonths; month += 1) {
    owed += monthlyInterest(owed, loan.annualRatePercent) - paymentCents;
  }
  return owed + monthlyInterest(owed, loan.annualRatePercent) - loan.balloonCents;
}

function monthlyInterest(owedCents: number, annualRatePercent: number): number {
  return rounded((owedCents * annualRatePercent) / 1200, () =>
    roundedQuotient(BigInt(owedCents) * toMillionths(annualRatePercent), toMillionths(1200)),
  );
}
