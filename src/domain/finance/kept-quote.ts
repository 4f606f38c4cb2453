import { addMonths, type Month, toDay, toMonth } from '../calendar/south-african-time';
import { creditOfQuote } from '../monthly-price/credit-of-quote';
import type { MonthlyPrice, SubscriptionPrice } from '../monthly-price/monthly-price';
import { type ScheduleMonth, scheduleOf } from './annuity';
import {
  type Asked,
  type CalculatedVehicle,
  type Calculation,
  type CalculationField,
  findVehicle,
  readCalculation,
} from './calculation';
import type { CalculatorOffer } from './calculator-offer';
import { type BalloonTruth, balloonTruth } from './explanation';
import { type Calculator, calculators } from './finance-table';
import { type NoOffer, type Quote, type QuoteRequest, type QuoteTerms, toQuote } from './quote';

/**
 * Where the form 'Keep this quote' of a calculator posts, without language. It sends `calculator` and the fields of
 * `calculationFields`; a subscription sends `calculator=subscription` and `quoteReference`; the used calculator sends
 * `listedPrice` (rand), `market` (`ZA` or `NA`) and `vat` (`included`, or else it is added) in place of `modelCode`. The server works the figures
 * out again and answers 303 to `keptQuotePath(code)`.
 */
export const keepQuotePath = '/quotes/keep';

export const keptCalculators = [...calculators, 'subscription'] as const;

export type KeptCalculator = (typeof keptCalculators)[number];

/** Where a calculator has a page of its own, without language. */
export const calculatorPages: Readonly<Record<KeptCalculator, string>> = {
  instalment: '/payment-options/toyota-financial-services/instalment',
  traditional: '/payment-options/toyota-financial-services/traditional',
  lease: '/payment-options/toyota-financial-services/lease',
  'future-drive': '/payment-options/toyota-financial-services/future-drive',
  used: '/payment-options/toyota-financial-services/used',
  subscription: '/payment-options/toyota-financial-services/kinto-one',
};

/** What a kept quote says; amounts in whole cents. */
export type KeptFigures = KeptCredit | KeptSubscription;

export type KeptCredit = {
  kind: 'credit';
  /** Range and model on the day of keeping; '' for a used vehicle, which has none. */
  vehicleName: string;
  market: 'ZA' | 'NA';
  annualRatePercent: number;
  end: QuoteRequest['end'];
  /** Null where the quote does not depend on them. */
  annualKilometres: number | null;
  quote: Quote;
};

export type KeptSubscription = { kind: 'subscription'; vehicleName: string; price: SubscriptionPrice };

/** Digits and capitals without those that are misread or misheard: 0/O, 1/I/L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const codeLength = 10;

/** The short code of a quote from a keyed digest of at least 16 bytes: 10 characters, nearly 50 bits. */
export function toQuoteCode(digest: Uint8Array): string {
  let rest = digest.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let code = '';
  while (code.length < codeLength) {
    code += alphabet[Number(rest % BigInt(alphabet.length))];
    rest /= BigInt(alphabet.length);
  }
  return code;
}

/** The code that an address means, however its letters are written; null where it can be none. */
export function readQuoteCode(typed: string): string | null {
  const code = typed.toUpperCase();
  return new RegExp(`^[${alphabet}]{${codeLength}}$`).test(code) ? code : null;
}

/** Where a kept quote is, without language. */
export function keptQuotePath(code: string): string {
  return `/quotes/${code}`;
}

const validDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Until when a quote kept now stands: the end of the 30th day in Johannesburg, and never longer than the stored quote
 * it was read off (`offerUntil`, an ISO date), to the end of that day.
 */
export function validUntilOf(now: Date, offerUntil: string | null): Date {
  const own = endOfDay(new Date(now.getTime() + validDays * dayMs));
  const offered = offerUntil && endOfDay(new Date(offerUntil));
  return offered && offered < own ? offered : own;
}

/** Whether a kept quote stands no longer. */
export function isExpired(validUntil: Date, now: Date): boolean {
  return now > validUntil;
}

function endOfDay(moment: Date): Date {
  return new Date(`${toDay(moment)}T23:59:59.999+02:00`);
}

/** Why there is nothing to keep, or nothing to compare with. */
export type NoQuote = 'unknown-model' | 'not-offered' | 'no-residual' | NoOffer;

export type Reckoned<Figures> =
  | {
      ok: true;
      figures: Figures;
      /** What was asked, as an address says it: numbers plain, the deposit as it counts. */
      asked: Asked;
      /** Fields whose value is offered no longer: the nearest one that is stands in. */
      replaced: readonly CalculationField[];
    }
  | { ok: false; error: NoQuote };

type NamedVehicle = CalculatedVehicle & { name: string };

/**
 * Works a quote out from what is asked, by the first of `offers` that has all of it (a card's rates are a list, a page's
 * a slider). With `isNearestTaken` what is offered no longer gives way to the nearest value that is.
 */
export function reckonCredit({
  asked,
  offers,
  vehicles,
  market = 'ZA',
  isNearestTaken = false,
}: {
  asked: Asked;
  offers: readonly [CalculatorOffer, ...CalculatorOffer[]];
  vehicles: readonly NamedVehicle[];
  market?: KeptCredit['market'];
  isNearestTaken?: boolean;
}): Reckoned<KeptCredit> {
  const vehicle = findVehicle(vehicles, asked.modelCode ?? '');
  if (!vehicle) return { ok: false, error: 'unknown-model' };
  const readings = offers.map((offer) => ({ offer, calculation: readCalculation({ asked, offer, vehicles }) }));
  const exact = readings.find(({ calculation }) => calculation.problems.length === 0);
  if (exact) return toReckoned({ ...exact, vehicle, market, replaced: [] });
  if (!isNearestTaken) return { ok: false, error: 'not-offered' };
  const [offer] = offers;
  const { problems } = readCalculation({ asked, offer, vehicles });
  const nearest = Object.fromEntries(problems.map(({ field, nearest: value }) => [field, value ?? undefined]));
  const calculation = readCalculation({ asked: { ...asked, ...nearest }, offer, vehicles });
  return toReckoned({ offer, calculation, vehicle, market, replaced: problems.map(({ field }) => field) });
}

function toReckoned({
  offer,
  calculation,
  vehicle,
  market,
  replaced,
}: {
  offer: CalculatorOffer;
  calculation: Calculation;
  vehicle: NamedVehicle;
  market: KeptCredit['market'];
  replaced: readonly CalculationField[];
}): Reckoned<KeptCredit> {
  const { request } = calculation;
  if (!request) return { ok: false, error: offer.annualKilometres.length > 0 ? 'no-residual' : 'not-offered' };
  const quote = toQuote(request, offer.terms);
  if (quote.noOffer) return { ok: false, error: quote.noOffer };
  const { termMonths, annualRatePercent, end } = request;
  const annualKilometres = kilometresOf(calculation, offer);
  const asked: Asked = {
    modelCode: vehicle.code,
    deposit: String(quote.depositCents / 100),
    termMonths: String(termMonths),
    annualRatePercent: String(annualRatePercent),
    ...(end.kind === 'balloon' ? { balloonPercent: String(end.percent) } : {}),
    ...(annualKilometres === null ? {} : { annualKilometres: String(annualKilometres) }),
  };
  const figures: KeptCredit = {
    kind: 'credit',
    vehicleName: vehicle.name,
    market,
    annualRatePercent,
    end,
    annualKilometres,
    quote,
  };
  return { ok: true, figures, asked, replaced };
}

function kilometresOf({ typed }: Calculation, { annualKilometres }: CalculatorOffer): number | null {
  return annualKilometres.find((kilometres) => kilometres === Number(typed.annualKilometres)) ?? null;
}

/** What a kept quote answers. The deposit is the one that counted. */
function toKeptRequest({ quote, end, annualRatePercent }: KeptCredit): QuoteRequest {
  const { priceCents, depositCents, instalments } = quote;
  return { priceCents, depositCents, termMonths: instalments, annualRatePercent, end };
}

/** A kept quote as a price with all of its terms, for somebody who signs in the month in which it was kept. */
export function toKeptPrice(kept: KeptFigures, keptAt: Date): MonthlyPrice {
  if (kept.kind === 'subscription') return kept.price;
  return creditOfQuote(kept.quote, toKeptRequest(kept), toMonth(keptAt));
}

/** What the amount left at the end saves a month and costs in all; null where there is none. */
export function keptBalloonTruth(kept: KeptFigures): BalloonTruth | null {
  if (kept.kind === 'subscription') return null;
  const { monthlyFeeCents, initiationFeeCents } = kept.quote;
  const terms: QuoteTerms = { depositCap: { kind: 'price' }, monthlyFeeCents, initiationFeeCents };
  return balloonTruth(kept.quote, toKeptRequest(kept), terms);
}

/** A month of a kept quote's schedule: its instalment holds the monthly fee. */
export type KeptMonth = ScheduleMonth & { due: Month; instalmentCents: number };

/** Month by month, the first instalment due the month after signing; none for a subscription. */
export function keptScheduleOf(kept: KeptFigures, keptAt: Date): KeptMonth[] {
  if (kept.kind === 'subscription') return [];
  const { financedCents, balloonCents, instalments, monthlyFeeCents } = kept.quote;
  const { annualRatePercent } = kept;
  const signed = toMonth(keptAt);
  return scheduleOf({ financedCents, balloonCents, termMonths: instalments, annualRatePercent }).map((month) => ({
    ...month,
    due: addMonths(signed, month.month),
    instalmentCents: month.paymentCents + monthlyFeeCents,
  }));
}

/** One line of what has changed. Cents, percent a year, months or kilometres, by `key`. */
export type Change = {
  key: ChangeKey;
  before: number;
  now: number;
  /** What was kept is offered no longer; `now` is the nearest value that is. */
  isReplaced: boolean;
};

export type ChangeKey = (typeof creditLines)[number]['key'] | (typeof subscriptionLines)[number]['key'];

/**
 * What is different today, line by line in the order in which one thing leads to another. Lines that are the same are
 * left out, but for one whose value is offered no longer.
 */
export function changesSince(kept: KeptFigures, today: KeptFigures, replaced: readonly CalculationField[]): Change[] {
  if (kept.kind === 'credit' && today.kind === 'credit') {
    return creditLines.flatMap(({ key, of, ...line }) => {
      const isReplaced = 'field' in line && replaced.includes(line.field);
      return toChange({ key, before: of(kept), now: of(today), isReplaced });
    });
  }
  if (kept.kind === 'subscription' && today.kind === 'subscription') {
    return subscriptionLines.flatMap(({ key, of }) =>
      toChange({ key, before: of(kept), now: of(today), isReplaced: false }),
    );
  }
  return [];
}

/** `field` is what a visitor sets of it. */
const creditLines = [
  { key: 'price', of: ({ quote }: KeptCredit) => quote.priceCents },
  { key: 'deposit', of: ({ quote }: KeptCredit) => quote.depositCents, field: 'deposit' },
  { key: 'rate', of: (kept: KeptCredit) => kept.annualRatePercent, field: 'annualRatePercent' },
  { key: 'term', of: ({ quote }: KeptCredit) => quote.instalments, field: 'termMonths' },
  { key: 'annualKilometres', of: (kept: KeptCredit) => kept.annualKilometres ?? 0, field: 'annualKilometres' },
  { key: 'balloon', of: ({ quote }: KeptCredit) => quote.balloonCents, field: 'balloonPercent' },
  { key: 'monthlyFee', of: ({ quote }: KeptCredit) => quote.monthlyFeeCents },
  { key: 'initiationFee', of: ({ quote }: KeptCredit) => quote.initiationFeeCents },
  { key: 'monthly', of: ({ quote }: KeptCredit) => quote.monthlyCents },
  { key: 'total', of: ({ quote }: KeptCredit) => quote.totalRepayableCents },
] as const;

const subscriptionLines = [
  { key: 'term', of: ({ price }: KeptSubscription) => price.termMonths },
  { key: 'kilometres', of: ({ price }: KeptSubscription) => price.kilometres },
  { key: 'excess', of: ({ price }: KeptSubscription) => price.excessKilometreCents },
  { key: 'protect', of: ({ price }: KeptSubscription) => price.protectCents ?? 0 },
  { key: 'monthly', of: ({ price }: KeptSubscription) => price.monthlyCents },
  { key: 'total', of: ({ price }: KeptSubscription) => price.totalCents },
] as const;

function toChange(change: Change): Change[] {
  return change.before === change.now && !change.isReplaced ? [] : [change];
}

/** Whether a text names a calculator whose quotes can be kept. */
export function isKeptCalculator(value: string): value is KeptCalculator {
  return keptCalculators.some((calculator) => calculator === value);
}

/** Whether it lends money, which a subscription does not. */
export function isLending(calculator: KeptCalculator): calculator is Calculator {
  return calculator !== 'subscription';
}
