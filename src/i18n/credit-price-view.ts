import type { CreditPrice } from '@/domain/monthly-price/monthly-price';
import { fillWords } from './fill-words';
import { formatPercent, formatRandExact } from './format';

/**
 * A monthly price in finished words. Only `toMonthlyPriceView` and `toCreditPriceView` make one, from a price with all
 * of its terms: whoever shows the amount has the terms in hand.
 */
export type MonthlyPriceView = {
  kind: 'credit' | 'subscription';
  /** To the cent where there are any, as in `R7 581.70`, and 'per month' after it. */
  amount: string;
  perMonth: string;
  /** Whole and ungrouped, as the offers tile writes it: `R7582 p/m` (T-007). */
  plainAmount: string;
  /** What is read without opening anything: number of instalments, rate, total, and what is left at the end. */
  line: readonly [string, string, string, ...string[]];
  rows: readonly PriceRow[];
  /** What one owns at the end. */
  end: PriceRow;
  /** For whom the months hold; null where there are none. */
  note: string | null;
  /** How long one pays, at which rate, what is left to pay then, and what all of it comes to. */
  term: string;
  rate: string | null;
  left: string | null;
  total: string;
  labels: { terms: string };
};

export type PriceRow = {
  key: string;
  label: string;
  value: string;
  isTotal?: boolean;
  /** Where the label is explained. */
  explainedAt?: string;
};

/** Everything that a credit price says in a language, with `{amount}`, `{rate}`, `{percent}` and `{month}` to fill in. */
export type CreditWords = {
  perMonth: string;
  perMonthShort: string;
  allTerms: string;
  line: Record<'fixed' | 'linked' | 'balloon' | 'futureValue' | 'total', string>;
  rows: Record<CreditRow | 'fixed' | 'linked' | 'share' | 'dueValue', string>;
  atEnd: Record<'label' | 'balloon' | 'futureValue' | 'nothingLeft', string>;
  signed: string;
  /** By the number of instalments: how many, in a line and in a table, and the month of the last one. */
  terms: Readonly<Record<number, { line: string; row: string; month: string }>>;
  /** Where a row's label is explained. */
  explainedAt: Readonly<Partial<Record<CreditRow, string>>>;
};

export type CreditRow =
  | 'instalments'
  | 'rate'
  | 'totalOfInstalments'
  | 'balloon'
  | 'futureValue'
  | 'due'
  | 'initiationFee'
  | 'totalRepayable'
  | 'costOfCredit'
  | 'deposit'
  | 'price'
  | 'financed';

/** The words of a price whose number of instalments `words` knows. `prefix` is that of the currency. */
export function toCreditPriceView(words: CreditWords, price: CreditPrice, prefix = 'R'): MonthlyPriceView {
  const { atEnd } = price;
  const rand = (cents: number) => formatRandExact(cents / 100, prefix);
  const term = words.terms[price.instalments] ?? { line: '', row: '', month: '' };
  const holds = price.rateType === 'Fixed' ? 'fixed' : 'linked';
  const rate = formatPercent(price.annualRatePercent);
  const total = rand(price.totalRepayableCents);
  const row = (key: CreditRow, value: string, isTotal?: boolean): PriceRow => ({
    key,
    label: words.rows[key],
    value,
    isTotal,
    explainedAt: words.explainedAt[key],
  });
  const share = atEnd && toShare(words, rand(atEnd.cents), atEnd.percentOfPrice);
  return {
    kind: 'credit',
    amount: rand(price.instalmentCents),
    perMonth: words.perMonth,
    plainAmount: `${prefix}${Math.round(price.instalmentCents / 100)} ${words.perMonthShort}`,
    line: [
      term.line,
      fillWords(words.line[holds], { rate }),
      fillWords(words.line.total, { amount: total }),
      ...(atEnd ? [fillWords(words.line[atEnd.kind], { amount: rand(atEnd.cents), month: term.month })] : []),
    ],
    rows: [
      row('instalments', term.row),
      row('rate', fillWords(words.rows[holds], { rate })),
      row('totalOfInstalments', rand(price.totalOfInstalmentsCents)),
      ...(atEnd && share
        ? [row(atEnd.kind, share), row('due', fillWords(words.rows.dueValue, { month: term.month }))]
        : []),
      row('initiationFee', rand(price.initiationFeeCents)),
      row('totalRepayable', total, true),
      row('costOfCredit', rand(price.costOfCreditCents)),
      row('deposit', rand(price.depositCents)),
      row('price', rand(price.priceCents)),
      row('financed', rand(price.financedCents)),
    ],
    end: { key: 'end', label: words.atEnd.label, value: words.atEnd[atEnd?.kind ?? 'nothingLeft'] },
    note: atEnd && words.signed,
    term: term.line,
    rate: fillWords(words.rows[holds], { rate }),
    left: atEnd && rand(atEnd.cents),
    total,
    labels: { terms: words.allTerms },
  };
}

function toShare(words: CreditWords, amount: string, percentOfPrice: number | null): string {
  if (percentOfPrice === null) return amount;
  return fillWords(words.rows.share, { amount, percent: formatPercent(percentOfPrice) });
}
