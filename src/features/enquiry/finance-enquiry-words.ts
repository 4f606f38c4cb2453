import type { LetterRow } from '@/commands/enquiry/enquiry-letters';
import { readDepositCents } from '@/domain/finance/calculation';
import type { CarriedFinance, CarriedSubscription } from '@/domain/finance/read-enquiry';
import type { MonthlyPrice } from '@/domain/monthly-price/monthly-price';
import { type MonthlyPriceView, type PriceRow, toCreditPriceView } from '@/i18n/credit-price-view';
import { formatDate, formatPercent, formatRand, formatRandExact } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { toCreditWords, toMonthlyPriceView } from '@/i18n/monthly-price-view';
import type { CheckedEnquiry } from './finance-enquiry-check';

/** A figure of the link beside today's. */
export type Difference = { key: string; label: string; today: string; inLink: string };

/** What came of checking, in words; null where there was nothing to check. */
export function toNotice(locale: Locale, { outcome, reason, carried }: CheckedEnquiry) {
  const t = getWords(locale, 'financeEnquiry');
  if (outcome === 'nothing') return null;
  if (outcome === 'unchecked') {
    return { title: t('outcomes.unchecked.title'), text: t(`outcomes.unchecked.${reason ?? 'no-inputs'}`) };
  }
  const isUsed = carried.kind === 'finance' && carried.link.calculator === 'used';
  const agrees = carried.kind === 'subscription' ? 'agreesSubscription' : isUsed ? 'agreesUsed' : 'agrees';
  const key = outcome === 'agrees' ? agrees : outcome;
  return { title: t(`outcomes.${key}.title`), text: t(`outcomes.${key}.text`) };
}

/** Today's quote with all of its terms; null where there is none to show. */
export function toQuoteView(
  locale: Locale,
  { price, prefix, annualKilometres, carried }: CheckedEnquiry,
): MonthlyPriceView | null {
  if (!price) return null;
  const t = getWords(locale, 'financeEnquiry');
  const view =
    price.kind === 'credit'
      ? toCreditPriceView(toCreditWords(locale, [price.instalments], price.signed), price, prefix)
      : toMonthlyPriceView(locale, price);
  const kilometres = readCount(annualKilometres ?? '');
  const used = carried.kind === 'finance' && carried.link.calculator === 'used' ? carried.link : null;
  const listed = used && centsOf(used.listedCents, prefix);
  return {
    ...view,
    rows: [
      ...view.rows.map((row) => withDecimals(locale, row, price)),
      ...(used && listed ? [{ key: 'listedPrice', label: t(listedLabel(used)), value: listed }] : []),
      ...(kilometres ? [{ key: 'annualKilometres', label: t('rows.annualKilometres'), value: kilometres }] : []),
    ],
  };
}

/** What is asked about where it is a used vehicle: it has no name, but a price. Null for any other. */
export function toUsedName(locale: Locale, { carried, price, prefix }: CheckedEnquiry): string | null {
  const isUsed = carried.kind === 'finance' && carried.link.calculator === 'used';
  if (!isUsed || price?.kind !== 'credit') return null;
  return getWords(locale, 'financeEnquiry')('values.usedVehicle', { price: rand(price.priceCents, prefix) });
}

function listedLabel({ isVatIncluded }: CarriedFinance) {
  return isVatIncluded ? ('rows.listedPriceVat' as const) : ('rows.listedPrice' as const);
}

/** What of the link is not as it is today. */
export function toDifferences(locale: Locale, { outcome, carried, price, prefix }: CheckedEnquiry): Difference[] {
  if (outcome !== 'differs' || !price) return [];
  const t = getWords(locale, 'financeEnquiry');
  const compare = (key: 'monthly' | 'instalments' | 'termMonths' | 'mileage' | 'quoteReference', pair: Pair) => {
    const [today, inLink] = pair;
    return inLink && inLink !== today ? [{ key, label: t(`rows.${key}`), today, inLink }] : [];
  };
  const { link } = carried;
  const inLinkCents = centsOf(link.monthlyCents, prefix);
  if (price.kind === 'credit' && carried.kind === 'finance') {
    return [
      ...compare('monthly', [rand(price.instalmentCents, prefix), inLinkCents]),
      ...compare('instalments', [String(price.instalments), count(carried.link.instalments)]),
    ];
  }
  if (price.kind === 'credit' || carried.kind === 'finance') return [];
  const { termMonths, monthlyKilometres, quoteReference } = carried.link;
  return [
    ...compare('monthly', [rand(price.monthlyCents), inLinkCents]),
    ...compare('termMonths', [
      t('values.months', { count: price.termMonths }),
      termMonths === null ? null : t('values.months', { count: termMonths }),
    ]),
    ...compare('mileage', [count(price.monthlyKilometres) ?? '', count(monthlyKilometres)]),
    ...compare('quoteReference', [price.quoteReference, quoteReference]),
  ];
}

type Pair = [today: string, inLink: string | null];

/** What the link carries, as it has it: shown as its own words, where it cannot be checked or may not be shown whole. */
export function toCarriedRows(locale: Locale, { carried, outcome, prefix }: CheckedEnquiry): LetterRow[] {
  if (outcome !== 'unchecked' && outcome !== 'hidden') return [];
  const rows =
    carried.kind === 'finance' ? toFinanceRows(locale, carried.link, prefix) : toRentRows(locale, carried.link);
  return rows.flatMap(({ label, value, isMoney, isOwnWords }) =>
    value === '' || (isMoney && outcome === 'hidden') ? [] : [{ label, value, isOwnWords }],
  );
}

/** Everything that was carried and checked, for both letters. */
export function toLetterRows(locale: Locale, checked: CheckedEnquiry, companyName: string | null): LetterRow[] {
  const t = getWords(locale, 'financeEnquiry');
  const view = toQuoteView(locale, checked);
  const date = formatDate(locale, new Date());
  const figures = {
    agrees: t('values.checked', { date }),
    differs: t('values.changed', { date }),
    unchecked: t('values.unchecked'),
    hidden: t('values.hidden'),
    nothing: '',
  }[checked.outcome];
  const rows: LetterRow[] = [
    { label: t('rows.vehicle'), value: checked.vehicle?.name ?? '' },
    { label: t('rows.product'), value: productOf(locale, checked) },
    { label: t('rows.companyName'), value: companyName ?? '', isOwnWords: true },
    { label: t('rows.figures'), value: figures },
    ...(view ? [{ label: t('rows.monthly'), value: view.amount }, ...view.rows, view.end] : []),
    ...toDifferences(locale, checked).map(({ key, label, inLink }) => ({
      label: t('rows.inLink', { label }),
      value: inLink,
      isOwnWords: key === 'quoteReference',
    })),
    ...toCarriedRows(locale, checked),
  ];
  return rows
    .filter(({ value }) => value !== '')
    .map(({ label, value, isOwnWords }) => ({ label, value, ...(isOwnWords ? { isOwnWords } : {}) }));
}

type CarriedRow = { label: string; value: string; isMoney?: boolean; isOwnWords?: boolean };

function toFinanceRows(locale: Locale, link: CarriedFinance, prefix: string): CarriedRow[] {
  const t = getWords(locale, 'financeEnquiry');
  const { asked, texts } = link;
  const months = readWhole(asked.termMonths);
  const share = (text: string | undefined) => {
    const percent = readPercent(text);
    return percent && t('values.share', { percent });
  };
  return [
    own(t('rows.vehicle'), link.modelName, null),
    own(t('rows.modelCode'), asked.modelCode, null),
    { ...own(t('rows.monthly'), texts.monthlyInstallment, centsOf(link.monthlyCents, prefix)), isMoney: true },
    own(t('rows.instalments'), texts.instalments, count(link.instalments)),
    { ...own(t(listedLabel(link)), texts.listedPrice, centsOf(link.listedCents, prefix)), isMoney: true },
    { ...own(t('rows.deposit'), asked.deposit, centsOf(readDepositCents(asked.deposit ?? ''), prefix)), isMoney: true },
    own(t('rows.termMonths'), asked.termMonths, months === null ? null : t('values.months', { count: months })),
    own(t('rows.balloonPercent'), asked.balloonPercent, share(asked.balloonPercent)),
    own(t('rows.annualRatePercent'), asked.annualRatePercent, readPercent(asked.annualRatePercent)),
    own(t('rows.annualKilometres'), asked.annualKilometres, readCount(asked.annualKilometres)),
  ];
}

function toRentRows(locale: Locale, link: CarriedSubscription): CarriedRow[] {
  const t = getWords(locale, 'financeEnquiry');
  const { texts, termMonths } = link;
  return [
    own(t('rows.vehicle'), `${link.vehicleRange} ${link.vehicleModel}`.trim(), null),
    own(t('rows.modelCode'), link.modelCode, null),
    { ...own(t('rows.monthly'), texts.affordability, centsOf(link.monthlyCents)), isMoney: true },
    own(t('rows.termMonths'), texts.rentalTerm, termMonths === null ? null : t('values.months', { count: termMonths })),
    own(t('rows.mileage'), texts.mileage, count(link.monthlyKilometres)),
    own(t('rows.quoteReference'), link.quoteReference, null),
  ];
}

/** A value as we read it, or else as the link has it. */
function own(label: string, text: string | undefined, read: string | null): CarriedRow {
  return read !== null && text ? { label, value: read } : { label, value: text ?? '', isOwnWords: true };
}

/** What is asked about: the calculator's name, or else what the link's `offerType` means. */
function productOf(locale: Locale, { carried, outcome }: CheckedEnquiry): string {
  if (outcome === 'nothing') return '';
  const names = getWords(locale, 'finance');
  if (carried.kind === 'subscription') return names('names.subscription');
  const { calculator, offerType } = carried.link;
  if (calculator) return names(`names.${calculator}`);
  return offerType ? names(offerType === 'GFV' ? 'names.future-drive' : 'names.instalment') : '';
}

/** What protects a subscription is written to the cent (T-274). */
function withDecimals(locale: Locale, row: PriceRow, price: MonthlyPrice): PriceRow {
  if (row.key !== 'protect' || price.kind !== 'subscription' || price.protectCents === null) return row;
  const amount = rand(price.protectCents);
  const value = amount.includes('.') ? amount : `${amount}.00`;
  return { ...row, value: getWords(locale, 'offers')('rows.protectValue', { amount: value }) };
}

function rand(cents: number, prefix?: string): string {
  return formatRandExact(cents / 100, prefix);
}

function centsOf(cents: number | null, prefix?: string): string | null {
  return cents === null ? null : rand(cents, prefix);
}

/** A number as amounts are grouped, without a unit. */
function count(whole: number | null): string | null {
  return whole === null ? null : formatRand(whole, '');
}

function readWhole(text: string | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function readCount(text: string | undefined): string | null {
  return count(readWhole(text));
}

function readPercent(text: string | undefined): string | null {
  return text && /^\d{1,3}(\.\d{1,6})?$/.test(text) ? formatPercent(Number(text)) : null;
}
