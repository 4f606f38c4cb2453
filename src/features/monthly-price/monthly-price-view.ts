import type { CreditPrice, MonthlyPrice, SubscriptionPrice } from '@/domain/monthly-price/monthly-price';
import { formatMonth, formatRand, formatRandExact } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

/**
 * A monthly price in finished words. Only `toMonthlyPriceView` makes one, from a price with all of its terms: whoever
 * shows the amount has the terms in hand.
 */
export type MonthlyPriceView = {
  kind: MonthlyPrice['kind'];
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

export type PriceRow = { key: string; label: string; value: string; isTotal?: boolean };

export function toMonthlyPriceView(locale: Locale, price: MonthlyPrice): MonthlyPriceView {
  return price.kind === 'credit' ? toCreditView(locale, price) : toSubscriptionView(locale, price);
}

function toCreditView(locale: Locale, price: CreditPrice): MonthlyPriceView {
  const t = getWords(locale, 'offers');
  const { atEnd } = price;
  const holds = price.rateType === 'Fixed' ? 'fixed' : 'linked';
  const rate = formatPercent(price.annualRatePercent);
  const month = formatMonth(locale, price.lastInstalment);
  const rows: (PriceRow | null)[] = [
    row('instalments', t('rows.instalments'), t('rows.instalmentsValue', { count: price.instalments })),
    row('rate', t('rows.rate'), t(`rows.${holds}`, { rate })),
    row('totalOfInstalments', t('rows.totalOfInstalments'), rand(price.totalOfInstalmentsCents)),
    atEnd && row(atEnd.kind, t(`rows.${atEnd.kind}`), toShare(locale, atEnd)),
    atEnd && row('due', t('rows.due'), t('rows.dueValue', { month })),
    row('initiationFee', t('rows.initiationFee'), rand(price.initiationFeeCents)),
    { ...row('totalRepayable', t('rows.totalRepayable'), rand(price.totalRepayableCents)), isTotal: true },
    row('costOfCredit', t('rows.costOfCredit'), rand(price.costOfCreditCents)),
    row('deposit', t('rows.deposit'), rand(price.depositCents)),
    row('price', t('rows.price'), rand(price.priceCents)),
    row('financed', t('rows.financed'), rand(price.financedCents)),
  ];
  const total = rand(price.totalRepayableCents);
  return {
    kind: 'credit',
    ...toAmount(locale, price.instalmentCents),
    line: [
      t('line.instalments', { count: price.instalments }),
      t(`line.${holds}`, { rate }),
      t('line.total', { amount: total }),
      ...(atEnd ? [t(`line.${atEnd.kind}`, { amount: rand(atEnd.cents), month })] : []),
    ],
    rows: rows.filter((found) => found !== null),
    end: row('end', t('atEnd.label'), t(`atEnd.${atEnd?.kind ?? 'nothingLeft'}`)),
    note: atEnd && t('signed', { signed: formatMonth(locale, price.signed) }),
    term: t('line.instalments', { count: price.instalments }),
    rate: t(`rows.${holds}`, { rate }),
    left: atEnd && rand(atEnd.cents),
    total,
    labels: { terms: t('allTerms') },
  };
}

function toSubscriptionView(locale: Locale, price: SubscriptionPrice): MonthlyPriceView {
  const t = getWords(locale, 'offers');
  const total = rand(price.totalCents);
  const months = t('line.months', { count: price.termMonths });
  const excess = rand(price.excessKilometreCents);
  const rows: (PriceRow | null)[] = [
    row('product', t('rows.product'), t(price.product === 'Lease' ? 'rows.lease' : 'rows.kinto')),
    row('term', t('rows.term'), months),
    { ...row('total', t('rows.total'), total), isTotal: true },
    row(
      'kilometres',
      t('rows.kilometres'),
      t('rows.kilometresValue', { total: count(price.kilometres), monthly: count(price.monthlyKilometres) }),
    ),
    row('excess', t('rows.excess'), excess),
    price.protectCents === null
      ? null
      : row('protect', t('rows.protect'), t('rows.protectValue', { amount: rand(price.protectCents) })),
    row('vehicle', t('rows.vehicle'), rand(price.vehicleCents)),
    row('modelYear', t('rows.modelYear'), String(price.modelYear)),
    row('reference', t('rows.reference'), price.quoteReference),
  ];
  return {
    kind: 'subscription',
    ...toAmount(locale, price.monthlyCents),
    line: [
      months,
      t('line.kilometres', { kilometres: count(price.kilometres) }),
      t('line.excess', { amount: excess }),
      t('line.totalPaid', { amount: total }),
      t('line.nothingOwned'),
    ],
    rows: rows.filter((found) => found !== null),
    end: row('end', t('atEnd.label'), t('atEnd.nothingOwned')),
    note: null,
    term: months,
    rate: null,
    left: null,
    total,
    labels: { terms: t('allTerms') },
  };
}

function toAmount(locale: Locale, cents: number) {
  const t = getWords(locale, 'offers');
  return {
    amount: rand(cents),
    perMonth: t('perMonth'),
    plainAmount: `R${Math.round(cents / 100)} ${t('perMonthShort')}`,
  };
}

function toShare(locale: Locale, { cents, percentOfPrice }: NonNullable<CreditPrice['atEnd']>): string {
  if (percentOfPrice === null) return rand(cents);
  return getWords(locale, 'offers')('rows.share', { amount: rand(cents), percent: formatPercent(percentOfPrice) });
}

function row(key: string, label: string, value: string): PriceRow {
  return { key, label, value };
}

function rand(cents: number): string {
  return formatRandExact(cents / 100);
}

/** A number as amounts are grouped, without a unit. */
function count(whole: number): string {
  return formatRand(whole, '');
}

/** At most two decimals, none that say nothing; the same in every language, as amounts are. */
function formatPercent(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}
