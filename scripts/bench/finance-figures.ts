import Decimal from 'decimal.js';
import { type Loan, paymentOf } from '@/domain/finance/annuity';

/**
 * Prints, as JSON, how long the engine takes for its payments and how long the same formula takes in decimal.js, and how
 * many of them differ by a cent. Run by `finance.mjs`.
 */
const count = 100_000;
const loans = [...randomLoans(count)];

const ours = timed(() => loans.map(paymentOf));
const theirs = timed(() => loans.map(inDecimals));
const differing = ours.result.filter((cents, index) => cents !== theirs.result[index]).length;
process.stdout.write(JSON.stringify({ count, differing, oursMs: ours.ms, theirsMs: theirs.ms }));

function timed<Result>(work: () => Result): { result: Result; ms: number } {
  work();
  const begun = performance.now();
  const result = work();
  return { result, ms: performance.now() - begun };
}

function inDecimals({ financedCents, balloonCents, termMonths, annualRatePercent }: Loan): number {
  const rate = new Decimal(annualRatePercent).div(1200);
  if (rate.isZero()) return halfUp(new Decimal(financedCents - balloonCents).div(termMonths));
  const growth = rate.plus(1).pow(termMonths);
  return halfUp(growth.times(financedCents).minus(balloonCents).times(rate).div(growth.minus(1)));
}

function halfUp(cents: Decimal): number {
  return cents.plus(0.5).floor().toNumber();
}

/** Loans as the contract allows them, the same in every run. */
function* randomLoans(most: number): Generator<Loan> {
  let seed = 20_261_121;
  const upTo = (highest: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * (highest + 1));
  };
  for (let index = 0; index < most; index += 1) {
    const financedCents = upTo(index % 2 === 0 ? 100_000_000 : 10_000_000_000);
    yield {
      financedCents,
      balloonCents: Math.floor((financedCents * upTo(50)) / 100),
      termMonths: 6 + upTo(90),
      annualRatePercent: upTo(3_000) / 100,
    };
  }
}
