import { toCents } from './exact';
import type { DepositCap, QuoteTerms } from './quote';

/** The calculators that lend money for a vehicle (T§9). A subscription is quoted by the ratebook, not computed. */
export const calculators = ['instalment', 'traditional', 'lease', 'future-drive', 'used'] as const;

export type Calculator = (typeof calculators)[number];

/** What a calculator's part of a stored finance table says of its quotes: rand, percent. */
export type StoredTerms = {
  depositCap: 'amount' | 'percent' | 'price';
  depositCapValue?: number | null;
  monthlyFee: number;
  initiationFee: number;
};

/** A calculator's terms in whole cents. `monthlyFee` overrides that of the table, where a market has its own. */
export function toQuoteTerms(stored: StoredTerms, { monthlyFee = stored.monthlyFee } = {}): QuoteTerms {
  return {
    depositCap: toDepositCap(stored),
    monthlyFeeCents: toCents(monthlyFee),
    initiationFeeCents: toCents(stored.initiationFee),
  };
}

function toDepositCap({ depositCap, depositCapValue }: StoredTerms): DepositCap {
  const value = depositCapValue ?? 0;
  if (depositCap === 'amount') return { kind: 'amount', cents: toCents(value) };
  return depositCap === 'percent' ? { kind: 'percent', percent: value } : { kind: 'price' };
}

/** The latest table that has begun; null before the first. */
export function tableInForce<Table extends { validFrom: string }>(tables: readonly Table[], now: Date): Table | null {
  const begun = tables.filter(({ validFrom }) => new Date(validFrom) <= now);
  return begun.toSorted((one, other) => Date.parse(other.validFrom) - Date.parse(one.validFrom))[0] ?? null;
}
