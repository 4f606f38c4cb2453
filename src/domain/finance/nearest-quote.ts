/** What a stored lease or subscription quote is chosen by: kilometres and rand a month, months. */
export type Leasable = { monthlyKilometres: number; leasePrice: number; term: number };

/** The term that stands first when nothing else decides (T-267). */
const defaultTermMonths = 60;

/**
 * The quotes that answer a wish, the nearest first: by the kilometres a month, then by the price a month where one
 * is named, then by the term of 60 months. Equal ones stay in their order.
 */
export function nearestQuotes<Quote extends Leasable>(
  quotes: readonly Quote[],
  { monthlyKilometres, leasePrice }: { monthlyKilometres: number; leasePrice: number | null },
): Quote[] {
  const away = ({ monthlyKilometres: kilometres, leasePrice: price, term }: Quote) => [
    Math.abs(kilometres - monthlyKilometres),
    leasePrice === null ? 0 : Math.abs(price - leasePrice),
    Math.abs(term - defaultTermMonths),
  ];
  return quotes.toSorted((one, other) => {
    const theirs = away(other);
    return away(one).reduce((order, distance, index) => order || distance - (theirs[index] ?? 0), 0);
  });
}
