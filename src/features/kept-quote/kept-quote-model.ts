import { toMonth } from '@/domain/calendar/south-african-time';
import { toFinanceEnquiryUrl, toSubscriptionEnquiryUrl } from '@/domain/finance/enquiry-link';
import {
  type Change,
  type ChangeKey,
  calculatorPages,
  changesSince,
  isExpired,
  isLending,
  type KeptCredit,
  type KeptFigures,
  type KeptMonth,
  keptBalloonTruth,
  keptQuotePath,
  keptScheduleOf,
  toKeptPrice,
} from '@/domain/finance/kept-quote';
import { type MonthlyPriceView, type PriceRow, toCreditPriceView } from '@/i18n/credit-price-view';
import { formatDate, formatMonth, formatPercent, formatRand, formatRandExact } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { toCreditWords, toMonthlyPriceView } from '@/i18n/monthly-price-view';
import type { StoredQuote } from '@/queries/kept-quotes';
import type { ReckonedQuote } from './reckon-quote';

/** A kept quote in finished words: what its page and its PDF say. */
export type KeptQuoteView = {
  locale: Locale;
  code: string;
  vehicle: string;
  title: string;
  codeLine: string;
  keptOn: string;
  validity: { text: string; isExpired: boolean };
  note: string;
  price: MonthlyPriceView;
  /** What the price does not say by itself. */
  details: PriceRow[];
  truth: { heading: string; text: string } | null;
  /** The address to hand on, whole. */
  link: string;
  schedule: ScheduleView | null;
};

export type ScheduleView = {
  heading: string;
  caption: string;
  columns: Record<'month' | 'instalment' | 'interest' | 'capital' | 'owed', string>;
  rows: (Record<'month' | 'instalment' | 'interest' | 'capital' | 'owed', string> & { key: string })[];
  notes: string[];
};

/** `siteUrl` is the site's own address, without a slash at its end. */
export function toKeptQuoteView({
  stored,
  locale,
  siteUrl,
  now,
}: {
  stored: StoredQuote;
  locale: Locale;
  siteUrl: string;
  now: Date;
}): KeptQuoteView {
  const t = getWords(locale, 'keptQuote');
  const { figures, keptAt, validUntil, code } = stored;
  const vehicle = vehicleOf(figures, locale);
  const expired = isExpired(validUntil, now);
  return {
    locale,
    code,
    vehicle,
    title: t('title', { vehicle }),
    codeLine: t('code', { code }),
    keptOn: t('keptOn', { date: formatDate(locale, keptAt) }),
    validity: {
      text: t(expired ? 'expired' : 'validUntil', { date: formatDate(locale, validUntil) }),
      isExpired: expired,
    },
    note: t('note'),
    price: toPriceView({ figures, keptAt, locale }),
    details: toDetails(stored, locale),
    truth: toTruth({ figures, keptAt, locale }),
    link: siteUrl + localePath(locale, keptQuotePath(code)),
    schedule: toSchedule({ figures, keptAt, locale }),
  };
}

type Dated = { figures: KeptFigures; keptAt: Date; locale: Locale };

function vehicleOf({ vehicleName }: KeptFigures, locale: Locale): string {
  return vehicleName || getWords(locale, 'keptQuote')('usedVehicle');
}

function prefixOf(figures: KeptFigures): string {
  return figures.kind === 'credit' && figures.market === 'NA' ? 'N$' : 'R';
}

function toPriceView({ figures, keptAt, locale }: Dated): MonthlyPriceView {
  const price = toKeptPrice(figures, keptAt);
  if (price.kind === 'subscription') return toMonthlyPriceView(locale, price);
  return toCreditPriceView(toCreditWords(locale, [price.instalments], price.signed), price, prefixOf(figures));
}

function toDetails({ figures, calculator, modelCode, keptAt }: StoredQuote, locale: Locale): PriceRow[] {
  const t = getWords(locale, 'keptQuote');
  const product = getWords(locale, 'finance')(`names.${calculator}`);
  const isNamed = figures.vehicleName !== '';
  const rows: (PriceRow | null)[] =
    figures.kind === 'credit'
      ? [
          { key: 'product', label: t('rows.product'), value: product },
          { key: 'monthlyFee', label: t('rows.monthlyFee'), value: rand(figures, figures.quote.monthlyFeeCents) },
          lastInstalmentOf(figures, locale),
          figures.annualKilometres === null
            ? null
            : {
                key: 'annualKilometres',
                label: t('rows.annualKilometres'),
                value: `${formatRand(figures.annualKilometres, '')} km`,
              },
          isNamed ? { key: 'modelCode', label: t('rows.modelCode'), value: modelCode } : null,
          { key: 'table', label: t('rows.table'), value: formatDate(locale, keptAt) },
        ]
      : [{ key: 'modelCode', label: t('rows.modelCode'), value: modelCode }];
  return rows.filter((row) => row !== null);
}

/** Only where rounding left something over for it. */
function lastInstalmentOf(figures: KeptCredit, locale: Locale): PriceRow | null {
  const { lastInstalmentCents, monthlyCents } = figures.quote;
  if (lastInstalmentCents === monthlyCents) return null;
  const label = getWords(locale, 'keptQuote')('rows.lastInstalment');
  return { key: 'lastInstalment', label, value: rand(figures, lastInstalmentCents) };
}

function toTruth({ figures, keptAt, locale }: Dated): KeptQuoteView['truth'] {
  const truth = keptBalloonTruth(figures);
  const price = toKeptPrice(figures, keptAt);
  if (!truth || price.kind !== 'credit' || !price.atEnd) return null;
  const kind = price.atEnd.kind === 'balloon' ? 'truthText' : 'truthTextGfv';
  return {
    heading: getWords(locale, 'keptQuote')('truth.heading'),
    text: getWords(locale, 'finance')(`calculator.${kind}`, {
      balloon: rand(figures, price.atEnd.cents),
      month: formatMonth(locale, price.atEnd.due),
      saves: rand(figures, truth.savesMonthlyCents),
      costs: rand(figures, truth.costsCents),
    }),
  };
}

function toSchedule({ figures, keptAt, locale }: Dated): ScheduleView | null {
  const months = keptScheduleOf(figures, keptAt);
  const last = months.at(-1);
  if (!last || figures.kind !== 'credit') return null;
  const t = getWords(locale, 'keptQuote');
  const { monthlyFeeCents, balloonCents } = figures.quote;
  const amount = (cents: number) => rand(figures, cents);
  const due = formatMonth(locale, last.due);
  return {
    heading: t('schedule.heading'),
    caption: t('schedule.caption', { month: formatMonth(locale, toMonth(keptAt)) }),
    columns: {
      month: t('schedule.month'),
      instalment: t('schedule.instalment'),
      interest: t('schedule.interest'),
      capital: t('schedule.capital'),
      owed: t('schedule.owed'),
    },
    rows: months.map((month) => toScheduleRow({ month, locale, amount })),
    notes: [
      ...(monthlyFeeCents > 0 ? [t('schedule.fee', { fee: amount(monthlyFeeCents) })] : []),
      ...(balloonCents > 0 ? [t('schedule.left', { amount: amount(balloonCents), month: due })] : []),
    ],
  };
}

function toScheduleRow({
  month: { month, due, instalmentCents, interestCents, principalCents, owedCents },
  locale,
  amount,
}: {
  month: KeptMonth;
  locale: Locale;
  amount: (cents: number) => string;
}): ScheduleView['rows'][number] {
  return {
    key: String(month),
    month: formatMonth(locale, due),
    instalment: withCents(amount(instalmentCents)),
    interest: withCents(amount(interestCents)),
    capital: withCents(amount(principalCents)),
    owed: withCents(amount(owedCents)),
  };
}

/** In a column of amounts each has its cents. */
function withCents(amount: string): string {
  return amount.includes('.') ? amount : `${amount}.00`;
}

/** What is different today, or why that cannot be said. */
export type ChangesView = {
  heading: string;
  sentence: string;
  /** None where nothing has changed, or nothing can be worked out. */
  rows: { key: string; label: string; before: string; now: string }[];
  replaced: string | null;
  /** Today's quote with all of its terms, where it is another. */
  today: MonthlyPriceView | null;
  labels: Record<'what' | 'before' | 'now' | 'today', string>;
};

export function toChangesView({
  stored: { figures },
  today,
  locale,
  now,
}: {
  stored: StoredQuote;
  today: ReckonedQuote;
  locale: Locale;
  now: Date;
}): ChangesView {
  const t = getWords(locale, 'keptQuote');
  const labels = {
    what: t('changes.what'),
    before: t('changes.before'),
    now: t('changes.now'),
    today: t('changes.today'),
  };
  const heading = t('changes.heading');
  if (!today.ok) {
    const sentence = `${t(`changes.why.${whyOf(today.error)}`)} ${t('changes.stays')}`;
    return { heading, sentence, rows: [], replaced: null, today: null, labels };
  }
  const changes = changesSince(figures, today.quote.figures, today.replaced);
  const date = formatDate(locale, now);
  const isSame = changes.length === 0;
  return {
    heading,
    sentence: t(isSame ? 'changes.none' : 'changes.some', { date }),
    rows: changes.map((change) => ({
      key: change.key,
      label: t(`changes.lines.${change.key}`),
      before: toValue({ key: change.key, value: change.before, figures, locale }),
      now: toNow(change, today.quote.figures, locale),
    })),
    replaced: today.replaced.length > 0 ? t('changes.replaced') : null,
    today: isSame ? null : toPriceView({ figures: today.quote.figures, keptAt: now, locale }),
    labels,
  };
}

type Why = 'unknown-model' | 'no-residual' | 'not-offered' | 'unknown-quote' | 'unavailable';

function whyOf(error: Extract<ReckonedQuote, { ok: false }>['error']): Why {
  switch (error) {
    case 'unknown-model':
    case 'no-residual':
    case 'unknown-quote':
    case 'unavailable':
      return error;
    default:
      return 'not-offered';
  }
}

function toNow({ key, now: value, isReplaced }: Change, figures: KeptFigures, locale: Locale): string {
  const written = toValue({ key, value, figures, locale });
  return isReplaced ? getWords(locale, 'keptQuote')('changes.gone', { nearest: written }) : written;
}

const countedByKilometre: readonly ChangeKey[] = ['kilometres', 'annualKilometres'];

function toValue({
  key,
  value,
  figures,
  locale,
}: {
  key: ChangeKey;
  value: number;
  figures: KeptFigures;
  locale: Locale;
}): string {
  if (key === 'rate') return formatPercent(value);
  if (key === 'term') return String(value);
  if (countedByKilometre.includes(key)) return `${formatRand(value, '')} km`;
  if (value === 0 && (key === 'balloon' || key === 'protect')) return getWords(locale, 'keptQuote')('changes.nothing');
  return rand(figures, value);
}

/** A text for WhatsApp: never an instalment without number, rate, total and what is left (regulation 21). */
export function toMessage({ vehicle, price, validity, link, locale }: KeptQuoteView, figures: KeptFigures): string {
  const t = getWords(locale, 'keptQuote');
  const [first, ...rest] = price.line;
  const paid =
    figures.kind === 'credit'
      ? [
          t('message.price', { amount: rand(figures, figures.quote.priceCents) }),
          ...(figures.quote.depositCents > 0
            ? [t('message.deposit', { amount: rand(figures, figures.quote.depositCents) })]
            : []),
        ]
      : [];
  const lines = [vehicle, ...paid, `${price.amount} ${price.perMonth}, ${first}`, ...rest, validity.text, link];
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

export type QuoteWays = { dealer: string; change: string; pdf: string; whatsapp: string };

/** Where the buttons of a kept quote lead, in a language. `vehicle` is null where there is none any more. */
export function toWays({
  stored,
  view,
  vehicle,
  carImage,
}: {
  stored: StoredQuote;
  view: KeptQuoteView;
  vehicle: { rangeName: string; modelName: string } | null;
  /** Address of the vehicle's picture; '' without one. */
  carImage: string;
}): QuoteWays {
  const { locale, code } = view;
  return {
    dealer: localePath(locale, toEnquiryUrl({ stored, view, vehicle, carImage })),
    change: localePath(locale, toChangeUrl(stored)),
    pdf: localePath(locale, `${keptQuotePath(code)}/quote.pdf`),
    whatsapp: `https://wa.me/?text=${encodeURIComponent(toMessage(view, stored.figures))}`,
  };
}

function toEnquiryUrl({ stored, view, vehicle, carImage }: Parameters<typeof toWays>[0]): string {
  const { calculator, figures, asked, modelCode } = stored;
  if (figures.kind === 'subscription') {
    const { termMonths, monthlyCents, monthlyKilometres, quoteReference } = figures.price;
    return toSubscriptionEnquiryUrl(
      {
        vehicleRange: vehicle?.rangeName ?? '',
        vehicleModel: vehicle?.modelName ?? view.vehicle,
        rentalTerm: termMonths,
        affordability: monthlyCents / 100,
        mileage: monthlyKilometres,
        modelCode,
        quoteReference,
        imgCar: carImage,
      },
      null,
    );
  }
  return toFinanceEnquiryUrl({
    calculator: isLending(calculator) ? calculator : 'instalment',
    asked,
    modelName: view.vehicle,
    instalments: figures.quote.instalments,
    monthlyCents: figures.quote.monthlyCents,
    carImage,
    dealerSlug: null,
    path: calculatorPages[calculator],
  });
}

/** The calculator's page with these values. */
function toChangeUrl({ calculator, figures, asked, modelCode }: StoredQuote): string {
  const values: Record<string, string> =
    figures.kind === 'credit'
      ? { ...asked }
      : {
          modelCode,
          monthlyKilometres: String(figures.price.monthlyKilometres),
          termMonths: String(figures.price.termMonths),
        };
  return `${calculatorPages[calculator]}?${new URLSearchParams({ calculator, ...values })}`;
}

function rand(figures: KeptFigures, cents: number): string {
  return formatRandExact(cents / 100, prefixOf(figures));
}
