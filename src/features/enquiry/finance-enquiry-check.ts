import 'server-only';
import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import { toCalculatorOffer } from '@/domain/finance/calculator-offer';
import { toCents } from '@/domain/finance/exact';
import {
  type CarriedFinance,
  type CarriedSubscription,
  checkFinance,
  checkSubscription,
  type Outcome,
  readFinanceEnquiry,
  readSubscriptionEnquiry,
  toQuotedPrice,
  type UncheckedReason,
} from '@/domain/finance/read-enquiry';
import { showsNewCalculators, showsNewPrices } from '@/domain/market/price-visibility';
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
import type { Typed } from './form-types';
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
  const found = await check(carried, locale, models);
  const isHidden = !seenFrom.every((place) => showsNewPrices(markets, place) && showsNewCalculators(markets, place));
  const code = found.modelCode ?? carriedCode(carried);
  const about = findModel(models, code) ?? findModel(models, typed.vehicle ?? '');
  const outcome = carriesNothing(carried) ? 'nothing' : found.outcome;
  return {
    carried,
    outcome: isHidden && outcome !== 'nothing' ? 'hidden' : outcome,
    reason: outcome === 'unchecked' ? found.reason : null,
    vehicle: about && { modelCode: about.model.code, name: nameOf(about.range, about.model) },
    price: isHidden ? null : found.price,
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
  annualKilometres: string | null;
};
type Models = { model: VehicleModel; range: VehicleRange }[];

function check(carried: Carried, locale: Locale, models: Models): Promise<Found> {
  return carried.kind === 'finance' ? checkCredit(carried.link, locale) : checkRent(carried.link, locale, models);
}

async function checkCredit(link: CarriedFinance, locale: Locale): Promise<Found> {
  const [table, vehicles] = await Promise.all([getFinanceTable(), getFinancedVehicles(locale)]);
  const { calculator, asked } = link;
  const offers =
    table && calculator ? [false, true].map((isCard) => toCalculatorOffer(table, { calculator, isCard })) : [];
  const checked = checkFinance({ carried: link, offers, vehicles });
  const modelCode = checked.vehicle?.code ?? null;
  if (checked.outcome === 'unchecked') return { ...nothingFound, reason: checked.reason, modelCode };
  return {
    outcome: checked.outcome,
    reason: null,
    modelCode,
    price: toQuotedPrice(checked.quote, checked.request, new Date()),
    annualKilometres: calculator === 'future-drive' ? (asked.annualKilometres ?? null) : null,
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

function carriedCode(carried: Carried): string {
  if (carried.kind === 'subscription') return carried.link.modelCode;
  return carried.link.calculator === 'used' ? '' : (carried.link.asked.modelCode ?? '');
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
