import { addMonths, type Month } from '@/domain/calendar/south-african-time';
import { glossaryUrl } from '@/domain/finance/glossary';
import type { MonthlyPrice, SubscriptionPrice } from '@/domain/monthly-price/monthly-price';
import {
  type CreditRow,
  type CreditWords,
  type MonthlyPriceView,
  type PriceRow,
  toCreditPriceView,
} from './credit-price-view';
import { formatMonth, formatRand, formatRandExact } from './format';
import { type Locale, localePath } from './locales';
import { getWords } from './messages';

/** A monthly price in the words of a language. */
export function toMonthlyPriceView(locale: Locale, price: MonthlyPrice): MonthlyPriceView {
  if (price.kind === 'subscription') return toSubscriptionView(locale, price);
  return toCreditPriceView(toCreditWords(locale, [price.instalments], price.signed), price);
}

/** The words of every credit price that has one of these numbers of instalments and is signed in a month. */
export function toCreditWords(locale: Locale, instalments: readonly number[], signed: Month): CreditWords {
  const t = getWords(locale, 'offers');
  const [amount, rate, percent, month] = ['{amount}', '{rate}', '{percent}', '{month}'];
  return {
    perMonth: t('perMonth'),
    perMonthShort: t('perMonthShort'),
    allTerms: t('allTerms'),
    line: {
      fixed: t('line.fixed', { rate }),
      linked: t('line.linked', { rate }),
      balloon: t('line.balloon', { amount, month }),
      futureValue: t('line.futureValue', { amount, month }),
      total: t('line.total', { amount }),
    },
    rows: {
      instalments: t('rows.instalments'),
      rate: t('rows.rate'),
      fixed: t('rows.fixed', { rate }),
      linked: t('rows.linked', { rate }),
      totalOfInstalments: t('rows.totalOfInstalments'),
      balloon: t('rows.balloon'),
      futureValue: t('rows.futureValue'),
      share: t('rows.share', { amount, percent }),
      due: t('rows.due'),
      dueValue: t('rows.dueValue', { month }),
      initiationFee: t('rows.initiationFee'),
      totalRepayable: t('rows.totalRepayable'),
      costOfCredit: t('rows.costOfCredit'),
      deposit: t('rows.deposit'),
      price: t('rows.price'),
      financed: t('rows.financed'),
    },
    atEnd: {
      label: t('atEnd.label'),
      balloon: t('atEnd.balloon'),
      futureValue: t('atEnd.futureValue'),
      nothingLeft: t('atEnd.nothingLeft'),
    },
    signed: t('signed', { signed: formatMonth(locale, signed) }),
    terms: Object.fromEntries(
      instalments.map((count) => [
        count,
        {
          line: t('line.instalments', { count }),
          row: t('rows.instalmentsValue', { count }),
          month: formatMonth(locale, addMonths(signed, count)),
        },
      ]),
    ),
    explainedAt: Object.fromEntries(explained.map(([row, key]) => [row, localePath(locale, glossaryUrl(key))])),
  };
}

/** Which line of the glossary explains a row's label. */
const explained = [
  ['instalments', 'instalment'],
  ['rate', 'interest-rate'],
  ['balloon', 'balloon'],
  ['futureValue', 'guaranteed-future-value'],
  ['initiationFee', 'initiation-fee'],
  ['totalRepayable', 'total-repayable'],
  ['costOfCredit', 'cost-of-credit'],
  ['deposit', 'deposit'],
  ['price', 'cash-price'],
  ['financed', 'principal'],
] as const satisfies readonly (readonly [CreditRow, Parameters<typeof glossaryUrl>[0]])[];

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
