import { type StoredLeaseQuote, type SubscriptionPrice, toSubscriptionPrice } from '../monthly-price/monthly-price';
import { scheduleOf } from './annuity';
import { type CalculatedVehicle, residualOf } from './calculation';
import { type CalculatorOffer, type StoredOffers, toCalculatorOffer } from './calculator-offer';
import { type BalloonTruth, balloonTruth } from './explanation';
import { nearestQuotes } from './nearest-quote';
import { type DepositCap, type NoOffer, type Quote, type QuoteRequest, toQuote } from './quote';

/** Every way to pay for a vehicle, in the order in which they stand beside each other. */
export const waysToPay = ['cash', 'instalment', 'balloon', 'futureDrive', 'subscription', 'lease'] as const;

export type Way = (typeof waysToPay)[number];

/** After how many months the ways can be compared. */
export const comparedMonths = [12, 24, 36, 48, 60, 72] as const;

/** The same for every way. Whole cents. */
export type ComparedRequest = { depositCents: number; months: number; monthlyKilometres: number };

export type WayToPay = CashWay | CreditWay | RentWay | MissingWay;

/** Whole cents; `leftCents` is what would then still have to be paid to own the vehicle. */
export type Standing = { paidCents: number; leftCents: number; toOwnCents: number };

export type CashWay = { kind: 'cash'; way: 'cash'; priceCents: number; after: Standing };

/** The vehicle is bought on credit, by the terms that stand chosen at first in the product's calculator. */
export type CreditWay = {
  kind: 'credit';
  way: Exclude<Way, 'cash' | 'subscription'>;
  annualRatePercent: number;
  quote: Quote;
  /** Why less of the deposit counts than was asked for; null where all of it does. */
  depositLimit: DepositCap | null;
  /** For which a guaranteed value holds, and which are driven; null where there is none. */
  annualKilometres: { counted: number; driven: number } | null;
  /** What the balloon or guaranteed value changes; null without one. */
  truth: BalloonTruth | null;
  /** How many instalments are paid after the months that are compared. */
  instalmentsPaid: number;
  /**
   * Deposit, initiation fee and instalments so far; what would settle the credit then, with its balloon or guaranteed
   * value, which counts as left to pay even when its day has come.
   */
  after: Standing;
};

/** The vehicle is paid for by the month and goes back. `monthsPaid` end with the contract. */
export type RentWay = {
  kind: 'rent';
  way: 'subscription' | 'lease';
  price: SubscriptionPrice;
  monthsPaid: number;
  paidCents: number;
};

/** Why a way cannot be had for this vehicle and this wish. */
export type MissingWay = { kind: 'missing'; way: Way; why: MissingReason };

export type MissingReason =
  | { kind: NoOffer | 'nothing-financed' | 'no-guaranteed-value' | 'no-subscription' }
  | { kind: 'only-terms'; termMonths: readonly number[] }
  | { kind: 'too-many-kilometres'; annualKilometres: number; highest: number };

/**
 * One vehicle, every way to pay for it: what is paid, what is left to pay and what is owned after the months asked for
 * (issue 5 §3). `quotes` are the stored lease and subscription quotes of this vehicle that still hold. A way that cannot
 * be had stays among them with its reason.
 */
export function toWaysToPay({
  vehicle,
  table,
  quotes,
  request,
}: {
  vehicle: CalculatedVehicle;
  table: StoredOffers;
  quotes: readonly StoredLeaseQuote[];
  request: ComparedRequest;
}): WayToPay[] {
  const { priceCents } = vehicle;
  const instalment = toCalculatorOffer(table, { calculator: 'instalment' });
  // without a stored quote of the product (T-248, T-249)
  const lease = toCalculatorOffer(table, { calculator: 'lease' });
  const credit = (way: CreditWay['way'], offer: CalculatorOffer, balloonPercent: number) =>
    toCredit({ way, offer, request, priceCents, end: { kind: 'balloon', percent: balloonPercent } });
  return [
    { kind: 'cash', way: 'cash', priceCents, after: toStanding(priceCents, 0) },
    credit('instalment', instalment, 0),
    credit('balloon', instalment, instalment.defaultBalloonPercent),
    toFutureDrive(vehicle, toCalculatorOffer(table, { calculator: 'future-drive' }), request),
    toRent({ way: 'subscription', quotes, request }) ?? missing('subscription', { kind: 'no-subscription' }),
    toRent({ way: 'lease', quotes, request }) ?? credit('lease', lease, lease.defaultBalloonPercent),
  ];
}

/** The way that costs least to own after those months; null where none of them leads there. */
export function leastToOwn(ways: readonly WayToPay[]): Way | null {
  const owned = ways.flatMap((one) => ('after' in one ? [{ way: one.way, cents: one.after.toOwnCents }] : []));
  return least(owned);
}

/** The way with the lowest amount each month; null where nothing is paid by the month. */
export function lowestMonthly(ways: readonly WayToPay[]): Way | null {
  return least(
    ways.flatMap<{ way: Way; cents: number }>((one) => {
      if (one.kind === 'credit') return [{ way: one.way, cents: one.quote.monthlyCents }];
      return one.kind === 'rent' ? [{ way: one.way, cents: one.price.monthlyCents }] : [];
    }),
  );
}

function least(amounts: { way: Way; cents: number }[]): Way | null {
  return amounts.toSorted((one, other) => one.cents - other.cents)[0]?.way ?? null;
}

/** Only over terms and kilometres for which a value is guaranteed; kilometres go up to the next that are offered (T-232). */
function toFutureDrive(vehicle: CalculatedVehicle, offer: CalculatorOffer, request: ComparedRequest): WayToPay {
  const termMonths = offer.termMonths.filter((term) => vehicle.residuals.some((one) => one.termMonths === term));
  if (termMonths.length === 0) return missing('futureDrive', { kind: 'no-guaranteed-value' });
  if (!termMonths.includes(request.months)) return missing('futureDrive', { kind: 'only-terms', termMonths });
  const driven = request.monthlyKilometres * 12;
  const guaranteed = offer.annualKilometres
    .filter((kilometres) => residualOf(vehicle, request.months, kilometres))
    .toSorted((one, other) => one - other);
  const counted = guaranteed.find((kilometres) => kilometres >= driven) ?? driven;
  const end = residualOf(vehicle, request.months, counted);
  if (!end) {
    const highest = guaranteed.at(-1);
    if (highest === undefined) return missing('futureDrive', { kind: 'no-guaranteed-value' });
    return missing('futureDrive', { kind: 'too-many-kilometres', annualKilometres: driven, highest });
  }
  const way = toCredit({ way: 'futureDrive', offer, request, priceCents: vehicle.priceCents, end });
  return way.kind === 'credit' ? { ...way, annualKilometres: { counted, driven } } : way;
}

function toCredit({
  way,
  offer,
  request,
  priceCents,
  end,
}: {
  way: CreditWay['way'];
  offer: CalculatorOffer;
  request: ComparedRequest;
  priceCents: number;
  end: QuoteRequest['end'];
}): CreditWay | MissingWay {
  const { terms, defaultRatePercent: annualRatePercent } = offer;
  const { months, depositCents } = request;
  const termMonths = offer.termMonths.includes(months) ? months : offer.defaultTermMonths;
  const asked: QuoteRequest = { priceCents, depositCents, termMonths, annualRatePercent, end };
  const quote = toQuote(asked, terms);
  if (quote.financedCents === 0) return missing(way, { kind: 'nothing-financed' });
  if (quote.noOffer) return missing(way, { kind: quote.noOffer });
  const instalmentsPaid = Math.min(months, termMonths);
  const paidCents = quote.depositCents + quote.initiationFeeCents + instalmentsCents(quote, instalmentsPaid);
  return {
    kind: 'credit',
    way,
    annualRatePercent,
    quote,
    depositLimit: depositCents > quote.depositCents ? toLimit(terms.depositCap, quote) : null,
    annualKilometres: null,
    truth: balloonTruth(quote, asked, terms),
    instalmentsPaid,
    after: toStanding(paidCents, owedCents({ quote, annualRatePercent, months: instalmentsPaid })),
  };
}

/** The first ones; the last of the term takes what rounding left over. */
function instalmentsCents(quote: Quote, count: number): number {
  return count === quote.instalments ? quote.totalOfInstalmentsCents : quote.monthlyCents * count;
}

function owedCents({
  quote,
  annualRatePercent,
  months,
}: {
  quote: Quote;
  annualRatePercent: number;
  months: number;
}): number {
  const { financedCents, balloonCents, instalments: termMonths } = quote;
  const schedule = scheduleOf({ financedCents, balloonCents, termMonths, annualRatePercent });
  return schedule[months - 1]?.owedCents ?? financedCents;
}

/** A cap above the price is the price. */
function toLimit(cap: DepositCap, { depositCapCents, priceCents }: Quote): DepositCap {
  return depositCapCents === priceCents ? { kind: 'price' } : cap;
}

function toStanding(paidCents: number, leftCents: number): Standing {
  return { paidCents, leftCents, toOwnCents: paidCents + leftCents };
}

/** The stored quote nearest to the kilometres, and of those nearest to the months. */
function toRent({
  way,
  quotes,
  request: { months, monthlyKilometres },
}: {
  way: RentWay['way'];
  quotes: readonly StoredLeaseQuote[];
  request: ComparedRequest;
}): RentWay | null {
  const product = way === 'lease' ? 'Lease' : 'KINTO ONE';
  const ofProduct = quotes.filter((quote) => quote.product === product);
  const ordered = nearestQuotes(ofProduct, { monthlyKilometres, leasePrice: null });
  const [quote] = ordered
    .filter((one) => one.monthlyKilometres === ordered[0]?.monthlyKilometres)
    .toSorted((one, other) => Math.abs(one.term - months) - Math.abs(other.term - months));
  if (!quote) return null;
  const price = toSubscriptionPrice(quote);
  const monthsPaid = Math.min(months, price.termMonths);
  return { kind: 'rent', way, price, monthsPaid, paidCents: price.monthlyCents * monthsPaid };
}

function missing(way: Way, why: MissingReason): MissingWay {
  return { kind: 'missing', way, why };
}
