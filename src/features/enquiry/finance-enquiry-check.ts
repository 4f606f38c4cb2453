import 'server-only';
import type { FinanceTable, Market, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { toMonth } from '@/domain/calendar/south-african-time';
import type { CalculatedVehicle } from '@/domain/finance/calculation';
import { toCalculatorOffer } from '@/domain/finance/calculator-offer';
import { toCents } from '@/domain/finance/exact';
import { usedPriceCents } from '@/domain/finance/quote';
import {
  type CarriedFinance,
  type CarriedSubscription,
  checkFinance,
  checkSubscription,
  type FinanceCheck,
  type Outcome,
  readFinanceEnquiry,
  readSubscriptionEnquiry,
  type UncheckedReason,
} from '@/domain/finance/read-enquiry';
import type { Typed } from '@/domain/form/form-errors';
import { showsNewCalculators, showsNewPrices } from '@/domain/market/price-visibility';
import { creditOfQuote } from '@/domain/monthly-price/credit-of-quote';
import { type MonthlyPrice, type SubscriptionPrice, toSubscriptionPrice } from '@/domain/monthly-price/monthly-price';
import type { Locale } from '@/i18n/locales';
import { idOf } from '@/lib/reference';
import { getMarkets } from '@/queries/dealers';
import { getFinancedVehicles, getFinanceTable } from '@/queries/finance';
import { getValidLeaseQuotes } from '@/queries/lease-quotes';
import { getPictures } from '@/queries/pictures';
import { getAllVehicleModels } from '@/queries/vehicle-models';
import type { PictureProps } from '@/ui/picture';
import type { FinanceEnquiryKind } from './finance-enquiry-schema';
import { nameOf } from './vehicle-choices';

export type Carried = { kind: 'finance'; link: CarriedFinance } | { kind: 'subscription'; link: CarriedSubscription };

/** What a form about finance knows of the figures that brought its visitor. */
export type CheckedEnquiry = {
  carried: Carried;
  /** 'nothing': there were none. 'hidden': the market publishes none. */
  outcome: Outcome | 'nothing' | 'hidden';
  /** Only where the outcome is 'unchecked'. */
  reason: UncheckedReason | null;
  /** The vehicle, where we know it. */
  vehicle: { modelCode: string; name: string } | null;
  /** Today's quote, worked out or looked up here; null where that cannot be done, or may not be shown. */
  price: MonthlyPrice | null;
  /** Of the currency of the figures. */
  prefix: string;
  /** Kilometres a year for which a guaranteed future value holds. */
  annualKilometres: string | null;
  /** The same, where it may not be shown: for the record. */
  record: { outcome: Outcome | 'nothing'; price: MonthlyPrice | null };
};

type Asked = {
  kind: FinanceEnquiryKind;
  locale: Locale;
  /** What the link carried, from the address or as the form sent it on; `vehicle` is one chosen in the form. */
  typed: Typed;
  /** The provinces or countries of those who see it; null: South Africa. */
  seenFrom: readonly (string | null)[];
};

/** Reads what a link carried and works it out again. No figure of the link counts (issue 5 §2). */
export async function checkEnquiry({ kind, locale, typed, seenFrom }: Asked): Promise<CheckedEnquiry> {
  const carried = readCarried(kind, typed);
  const [models, markets] = await Promise.all([getAllVehicleModels(locale), getMarkets(locale)]);
  const found = await check({ carried, locale, models, markets });
  const isHidden = !isUsed(carried) && !seenFrom.every((place) => showsFigures(markets, place));
  const code = found.modelCode ?? carriedCode(carried);
  const about = findModel(models, code) ?? findModel(models, typed.vehicle ?? '');
  const outcome = carriesNothing(carried) ? 'nothing' : found.outcome;
  return {
    carried,
    outcome: isHidden && outcome !== 'nothing' ? 'hidden' : outcome,
    reason: outcome === 'unchecked' ? found.reason : null,
    vehicle: about && { modelCode: about.model.code, name: nameOf(about.range, about.model) },
    price: isHidden ? null : found.price,
    prefix: found.prefix,
    annualKilometres: found.annualKilometres,
    record: { outcome, price: found.price },
  };
}

/** What a link carries, read and bounded. */
export function readCarried(kind: FinanceEnquiryKind, typed: Typed): Carried {
  return kind === 'kinto-offers'
    ? { kind: 'subscription', link: readSubscriptionEnquiry(typed) }
    : { kind: 'finance', link: readFinanceEnquiry(typed) };
}

/** Whether nothing but a business was said: the form then asks which vehicle it is about. */
export function carriesNothing({ link }: Carried): boolean {
  return Object.entries(link.texts).every(([name, text]) => text === '' || name === 'calc' || name === 'calculator');
}

/**
 * The picture of the vehicle in the colour that the link shows, where that is one of the vehicle's own; otherwise the
 * vehicle's first. Of an unknown vehicle none.
 */
export async function getEnquiryPicture(
  locale: Locale,
  { carried, vehicle }: CheckedEnquiry,
): Promise<PictureProps | null> {
  const about = vehicle && findModel(await getAllVehicleModels(locale), vehicle.modelCode);
  if (!about) return null;
  const { model, range } = about;
  const files = [
    ...(model.colourSelectors ?? []).map(({ colourImage }) => colourImage),
    model.sideImage,
    range.modelImage,
    range.heroModelSideImage,
  ];
  const pictures = await getPictures(locale, files);
  const shown = files.flatMap((file) => pictures.get(idOf(file) ?? -1) ?? []);
  const wanted = withoutVersion(carried.link.image ?? '');
  return shown.find((picture) => addressesOf(picture).includes(wanted)) ?? shown[0] ?? null;
}

type Found = {
  outcome: Outcome;
  reason: UncheckedReason | null;
  modelCode: string | null;
  price: MonthlyPrice | null;
  prefix: string;
  annualKilometres: string | null;
};
type Known = { carried: Carried; locale: Locale; models: Models; markets: Market[] };
type Models = { model: VehicleModel; range: VehicleRange }[];

function check({ carried, locale, models, markets }: Known): Promise<Found> {
  return carried.kind === 'finance'
    ? checkCredit(carried.link, locale, markets)
    : checkRent(carried.link, locale, models);
}

async function checkCredit(link: CarriedFinance, locale: Locale, markets: Market[]): Promise<Found> {
  const [table, vehicles] = await Promise.all([getFinanceTable(), getFinancedVehicles(locale)]);
  const { calculator } = link;
  if (!table || !calculator) return toFound(link, checkFinance({ carried: link, offers: [], vehicles }));
  if (calculator === 'used') return checkUsed(link, table, markets);
  const offers = [false, true].map((isCard) => toCalculatorOffer(table, { calculator, isCard }));
  return toFound(link, checkFinance({ carried: link, offers, vehicles }));
}

/** By the rules of the market that the link names, or else of the first in which its figures agree (T-279, X-43). */
function checkUsed(link: CarriedFinance, table: FinanceTable, markets: Market[]): Found {
  const asked = (['ZA', 'NA'] as const).filter((code) => !link.texts.market || link.texts.market === code);
  const found = asked.flatMap((code): Found[] => {
    const market = markets.find((one) => one.code === code);
    if (!market?.usedPricesShown) return [];
    const { vatRate, pricePrefix } = market;
    const listed = link.listedCents ?? 0;
    const priceCents = link.isVatIncluded ? listed : usedPriceCents(listed, vatRate);
    const vehicles: CalculatedVehicle[] = priceCents > 0 ? [{ code: '', priceCents, residuals: [] }] : [];
    const offers = [toCalculatorOffer(table, { calculator: 'used', market: code })];
    return [{ ...toFound(link, checkFinance({ carried: link, offers, vehicles })), prefix: pricePrefix }];
  });
  return found.find(({ outcome }) => outcome === 'agrees') ?? found[0] ?? { ...nothingFound, reason: 'not-offered' };
}

function toFound(link: CarriedFinance, checked: FinanceCheck<CalculatedVehicle>): Found {
  const modelCode = checked.vehicle?.code || null;
  if (checked.outcome === 'unchecked') return { ...nothingFound, reason: checked.reason, modelCode };
  return {
    ...nothingFound,
    outcome: checked.outcome,
    modelCode,
    price: creditOfQuote(checked.quote, checked.request, toMonth(new Date())),
    annualKilometres: link.calculator === 'future-drive' ? (link.asked.annualKilometres ?? null) : null,
  };
}

async function checkRent(link: CarriedSubscription, locale: Locale, models: Models): Promise<Found> {
  const [stored, table] = await Promise.all([getValidLeaseQuotes(locale), getFinanceTable()]);
  const codes = new Map(models.map(({ model }) => [model.id, model.code]));
  const quotes = stored.flatMap((quote) => {
    const modelCode = codes.get(idOf(quote.vehicleModel));
    return modelCode && quote.product === 'KINTO ONE' ? [{ modelCode, price: toSubscriptionPrice(quote) }] : [];
  });
  const checked = checkSubscription({ carried: link, quotes, modelCodes: [...codes.values()] });
  if (checked.outcome === 'unchecked') return { ...nothingFound, reason: checked.reason };
  const { outcome, modelCode, price } = checked;
  return { ...nothingFound, outcome, modelCode, price: withProtect(price, table?.subscription) };
}

const nothingFound: Found = {
  outcome: 'unchecked',
  reason: null,
  modelCode: null,
  price: null,
  prefix: 'R',
  annualKilometres: null,
};

/** A quote without a protect value has the finance table's, at the kilometres for which that one is stated (T-268). */
function withProtect(
  price: SubscriptionPrice,
  table: { protectAmount: number; defaultMonthlyKilometres: number } | undefined,
): SubscriptionPrice {
  if (!table || price.protectCents !== null || price.monthlyKilometres !== table.defaultMonthlyKilometres) return price;
  return { ...price, protectCents: toCents(table.protectAmount) };
}

/** Figures of new vehicles are shown where both their prices and their calculators are (X-03, D-370). */
function showsFigures(markets: Market[], place: string | null): boolean {
  return showsNewPrices(markets, place) && showsNewCalculators(markets, place);
}

/** Used vehicles have a switch of their own, and the figures here are made of what the visitor typed. */
function isUsed(carried: Carried): boolean {
  return carried.kind === 'finance' && carried.link.calculator === 'used';
}

function carriedCode(carried: Carried): string {
  if (carried.kind === 'subscription') return carried.link.modelCode;
  return isUsed(carried) ? '' : (carried.link.asked.modelCode ?? '');
}

function findModel(models: Models, code: string) {
  const wanted = code.toUpperCase();
  return models.find(({ model }) => model.code === wanted) ?? null;
}

function addressesOf({ fallbackUrl, sources }: PictureProps): string[] {
  return [fallbackUrl, ...[...sources.avif, ...sources.webp].map(({ url }) => url)].map(withoutVersion);
}

function withoutVersion(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
