import { cleanLine } from '../enquiry/clean-line';
import type { SubscriptionPrice } from '../monthly-price/monthly-price';
import {
  type Asked,
  type CalculatedVehicle,
  type CalculationField,
  calculationFields,
  findVehicle,
  readAmountCents,
  readCalculation,
} from './calculation';
import type { CalculatorOffer } from './calculator-offer';
import { type Calculator, calculators } from './finance-table';
import { type Quote, type QuoteRequest, toQuote } from './quote';

/**
 * What the link of a calculator carries (T-035), and what it was asked, with which its figures can be checked: of a used
 * vehicle a listed price in place of a model.
 */
const financeEnquiryNames = [
  'modelName',
  'instalments',
  'offerType',
  'monthlyInstallment',
  'carImage',
  'calc',
  'calculator',
  'listedPrice',
  'market',
  'vat',
  ...calculationFields,
] as const;

/** What the link of a subscription carries (T-032). */
const subscriptionEnquiryNames = [
  'vehicleRange',
  'vehicleModel',
  'rentalTerm',
  'affordability',
  'mileage',
  'modelCode',
  'quoteReference',
  'imgCar',
] as const;

type Query = Readonly<Record<string, string | undefined>>;

/** Anyone can make a link: its texts are cleaned and of bounded length, its figures are null unless they are figures. */
export type CarriedFinance = {
  /** What the link carries, by name, as text. */
  texts: Readonly<Record<string, string>>;
  modelName: string;
  instalments: number | null;
  monthlyCents: number | null;
  offerType: 'Traditional' | 'GFV' | null;
  /** What a used vehicle is listed at, VAT excluded unless `isVatIncluded`. */
  listedCents: number | null;
  isVatIncluded: boolean;
  /** A picture of this site; null for any other address. */
  image: string | null;
  /** A business asks (T-038, T-039). */
  isBusiness: boolean;
  calculator: Calculator | null;
  asked: Asked;
};

export type CarriedSubscription = {
  texts: Readonly<Record<string, string>>;
  vehicleRange: string;
  vehicleModel: string;
  termMonths: number | null;
  monthlyCents: number | null;
  /** Kilometres a month. */
  monthlyKilometres: number | null;
  modelCode: string;
  quoteReference: string;
  image: string | null;
};

/** Why the figures of a link cannot be worked out again. */
export type UncheckedReason = 'no-inputs' | 'unknown-model' | 'not-offered';

/** What comes of checking a link: its figures are those of today, or are not, or there is nothing to hold them against. */
export type Outcome = 'agrees' | 'differs' | 'unchecked';

export type FinanceCheck<Vehicle> =
  | { outcome: 'agrees' | 'differs'; vehicle: Vehicle; request: QuoteRequest; quote: Quote }
  | { outcome: 'unchecked'; reason: UncheckedReason; vehicle: Vehicle | null };

export type SubscriptionCheck =
  | { outcome: 'agrees' | 'differs'; modelCode: string; price: SubscriptionPrice }
  | { outcome: 'unchecked'; reason: UncheckedReason };

/** A subscription that can be had today, and the model that it is for. */
export type OfferedSubscription = { modelCode: string; price: SubscriptionPrice };

/** Reads the link that `toFinanceEnquiryUrl` makes. */
export function readFinanceEnquiry(query: Query): CarriedFinance {
  const texts = textsOf(query, financeEnquiryNames);
  return {
    texts,
    modelName: texts.modelName ?? '',
    instalments: readWhole(texts.instalments),
    monthlyCents: readCents(texts.monthlyInstallment),
    offerType: (['Traditional', 'GFV'] as const).find((type) => type === texts.offerType) ?? null,
    listedCents: readCents(texts.listedPrice),
    isVatIncluded: texts.vat === 'included',
    image: readImage(texts.carImage),
    isBusiness: texts.calc === 'true-b',
    calculator: calculators.find((calculator) => calculator === texts.calculator) ?? null,
    asked: textsOf(query, calculationFields),
  };
}

/** Reads the link that `toSubscriptionEnquiryUrl` makes. */
export function readSubscriptionEnquiry(query: Query): CarriedSubscription {
  const texts = textsOf(query, subscriptionEnquiryNames);
  return {
    texts,
    vehicleRange: texts.vehicleRange ?? '',
    vehicleModel: texts.vehicleModel ?? '',
    termMonths: readWhole(texts.rentalTerm),
    monthlyCents: readCents(texts.affordability),
    monthlyKilometres: readWhole(texts.mileage),
    modelCode: (texts.modelCode ?? '').toUpperCase(),
    quoteReference: texts.quoteReference ?? '',
    image: readImage(texts.imgCar),
  };
}

/**
 * Works the quote of a link out again from what the calculator was asked, and holds the link's figures against it. A
 * card and a page offer other rates: what either `offers` counts. A used vehicle has no code and no name here: it is the
 * one of `vehicles` that has the code ''.
 */
export function checkFinance<Vehicle extends CalculatedVehicle>({
  carried,
  offers,
  vehicles,
}: {
  carried: CarriedFinance;
  offers: readonly CalculatorOffer[];
  vehicles: readonly Vehicle[];
}): FinanceCheck<Vehicle> {
  const { calculator } = carried;
  const asked = calculator === 'used' ? { ...carried.asked, modelCode: '' } : carried.asked;
  const vehicle = findVehicle(vehicles, asked.modelCode ?? '');
  const unchecked = (reason: UncheckedReason) => ({ outcome: 'unchecked', reason, vehicle }) as const;
  if (!calculator || !isAllAsked(carried)) return unchecked('no-inputs');
  if (!vehicle) return unchecked('unknown-model');
  for (const offer of offers) {
    const { request } = readCalculation({ asked, offer, vehicles });
    const quote = request && toQuote(request, offer.terms);
    if (!request || !quote || quote.noOffer) continue;
    const isSame =
      (carried.monthlyCents ?? quote.monthlyCents) === quote.monthlyCents &&
      (carried.instalments ?? quote.instalments) === quote.instalments;
    return { outcome: isSame ? 'agrees' : 'differs', vehicle, request, quote };
  }
  return unchecked('not-offered');
}

/**
 * Looks the quote of a subscription link up by its reference, or else for the same model, term and kilometres, and holds
 * the link's figures against it. `modelCodes` are those of every vehicle.
 */
export function checkSubscription({
  carried,
  quotes,
  modelCodes,
}: {
  carried: CarriedSubscription;
  quotes: readonly OfferedSubscription[];
  modelCodes: readonly string[];
}): SubscriptionCheck {
  const { modelCode, quoteReference, termMonths, monthlyKilometres } = carried;
  const unchecked = (reason: UncheckedReason) => ({ outcome: 'unchecked', reason }) as const;
  if (!modelCode && !quoteReference) return unchecked('no-inputs');
  const ofModel = quotes.filter((quote) => !modelCode || quote.modelCode === modelCode);
  const found =
    ofModel.find(({ price }) => price.quoteReference.toLowerCase() === quoteReference.toLowerCase()) ??
    (modelCode
      ? ofModel.find(({ price }) => price.termMonths === termMonths && isForKilometres(price, monthlyKilometres))
      : undefined);
  if (found) return { outcome: isSameSubscription(carried, found.price) ? 'agrees' : 'differs', ...found };
  return unchecked(modelCode && !modelCodes.includes(modelCode) ? 'unknown-model' : 'not-offered');
}

/** Longer than any name or address that a link of ours carries. */
const longestText = 120;
const longestImage = 300;

function textsOf<Name extends string>(query: Query, names: readonly Name[]): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = query[name];
    if (text === undefined) continue;
    // Cut before cleaning, too: what is cleaned may be of any length.
    const most = /image|imgcar/i.test(name) ? longestImage : longestText;
    texts[name] = cleanLine(text.slice(0, 4 * most)).slice(0, most);
  }
  return texts;
}

/** A calculator must say all that it was asked: what stands chosen at first may have changed since. */
function isAllAsked({ asked, calculator, listedCents }: CarriedFinance): boolean {
  const end: CalculationField = calculator === 'future-drive' ? 'annualKilometres' : 'balloonPercent';
  const needed: CalculationField[] = ['deposit', 'termMonths', 'annualRatePercent', end];
  const hasVehicle = calculator === 'used' ? listedCents !== null : Boolean(asked.modelCode);
  return hasVehicle && needed.every((field) => asked[field] !== undefined);
}

/** A whole number of at most six digits. */
function readWhole(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** An amount in rand, as cents; null where there is none. */
function readCents(text: string | undefined): number | null {
  return text ? readAmountCents(text) : null;
}

/** Where pictures of this site are. */
function readImage(text: string | undefined): string | null {
  return text && /^\/api\/media\/file\/[\w%-][\w.%-]*\.(avif|webp|png|jpe?g)(\?v=\w{1,16})?$/.test(text) ? text : null;
}

/** Pages write a subscription in whole rand (T-273): a link that carries it so is not wrong. */
function isSameSubscription(carried: CarriedSubscription, price: SubscriptionPrice): boolean {
  const cents = price.monthlyCents;
  const asked = carried.monthlyCents;
  return (
    (asked === null || asked === cents || asked === Math.round(cents / 100) * 100) &&
    (carried.termMonths ?? price.termMonths) === price.termMonths &&
    (carried.monthlyKilometres === null || isForKilometres(price, carried.monthlyKilometres)) &&
    (carried.quoteReference || price.quoteReference).toLowerCase() === price.quoteReference.toLowerCase()
  );
}

/** A month: as the quote says, or as its kilometres are shared by its months. */
function isForKilometres({ kilometres, termMonths, monthlyKilometres }: SubscriptionPrice, wanted: number | null) {
  return wanted === monthlyKilometres || wanted === Math.round(kilometres / termMonths);
}
