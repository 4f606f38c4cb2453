import 'server-only';
import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { QuoteToKeep } from '@/commands/keep-quote';
import { type Asked, type CalculationField, calculationFields, readAmountCents } from '@/domain/finance/calculation';
import { toCalculatorOffer } from '@/domain/finance/calculator-offer';
import type { Calculator } from '@/domain/finance/finance-table';
import {
  isKeptCalculator,
  isLending,
  type KeptCalculator,
  type KeptCredit,
  type NoQuote,
  type Reckoned,
  reckonCredit,
} from '@/domain/finance/kept-quote';
import { usedPriceCents } from '@/domain/finance/quote';
import { toSubscriptionPrice } from '@/domain/monthly-price/monthly-price';
import { defaultLocale } from '@/i18n/locales';
import { idOf } from '@/lib/reference';
import { getMarkets } from '@/queries/dealers';
import { type FinancedVehicle, getFinancedVehicles, getFinanceTable } from '@/queries/finance';
import { getValidLeaseQuotes } from '@/queries/lease-quotes';
import { getAllVehicleModels } from '@/queries/vehicle-models';

/** What a calculator's form asks to be kept, by the names of its fields. */
export type KeepRequest = { calculator: KeptCalculator; asked: Readonly<Record<string, string>> };

export type NothingToKeep = NoQuote | 'unknown-calculator' | 'unknown-quote' | 'unavailable';

export type ReckonedQuote =
  | { ok: true; quote: QuoteToKeep; replaced: readonly CalculationField[] }
  | { ok: false; error: NothingToKeep };

/** Reads a sent form; null where it names no calculator. What is longer than any field holds is left out. */
export function readKeepRequest(typed: Readonly<Record<string, string>>): KeepRequest | null {
  const { calculator = '' } = typed;
  if (!isKeptCalculator(calculator)) return null;
  const names = calculator === 'subscription' ? ['quoteReference'] : [...calculationFields, ...usedFields];
  const asked = names.flatMap((name) => {
    const value = typed[name];
    return value !== undefined && value.length <= longest ? [[name, value] as const] : [];
  });
  return { calculator, asked: Object.fromEntries(asked) };
}

const usedFields = ['listedPrice', 'market', 'vat'] as const;
const longest = 80;

/**
 * Works out what a quote comes to today. With `isNearestTaken` values that are offered no longer give way to the nearest
 * ones that are.
 */
export async function reckonQuote(
  { calculator, asked }: KeepRequest,
  { isNearestTaken = false }: { isNearestTaken?: boolean } = {},
): Promise<ReckonedQuote> {
  return isLending(calculator)
    ? reckonLoan(calculator, asked, isNearestTaken)
    : reckonSubscription(asked.quoteReference ?? '');
}

/** The vehicle of a kept quote as it is today; null where there is none any more, or the quote is of a used one. */
export async function getQuotedVehicle(
  locale: Parameters<typeof getAllVehicleModels>[0],
  modelCode: string,
): Promise<{ model: VehicleModel; range: VehicleRange } | null> {
  const all = await getAllVehicleModels(locale);
  return all.find(({ model }) => model.code === modelCode) ?? null;
}

async function reckonLoan(
  calculator: Calculator,
  asked: KeepRequest['asked'],
  isNearestTaken: boolean,
): Promise<ReckonedQuote> {
  const [table, vehicles] = await Promise.all([
    getFinanceTable(),
    calculator === 'used' ? toUsedVehicle(asked) : getFinancedVehicles(defaultLocale),
  ]);
  if (!table) return { ok: false, error: 'unavailable' };
  const market = toMarket(calculator, asked);
  const choice = { calculator, market };
  const reckoned: Reckoned<KeptCredit> = reckonCredit({
    asked: calculator === 'used' ? { ...pickAsked(asked), modelCode: usedCode } : pickAsked(asked),
    offers: [toCalculatorOffer(table, choice), toCalculatorOffer(table, { ...choice, isCard: true })],
    vehicles,
    market,
    isNearestTaken,
  });
  if (!reckoned.ok) return reckoned;
  const { modelCode = '', ...values } = reckoned.asked;
  return {
    ok: true,
    replaced: reckoned.replaced,
    quote: {
      calculator,
      modelCode,
      tableName: table.name,
      asked: calculator === 'used' ? { ...values, ...usedAsked(asked, market) } : reckoned.asked,
      figures: reckoned.figures,
      offerUntil: null,
    },
  };
}

function pickAsked(asked: KeepRequest['asked']): Asked {
  return Object.fromEntries(calculationFields.flatMap((field) => (asked[field] ? [[field, asked[field]]] : [])));
}

/** Stands in the place of a model's code where the vehicle is a used one. */
const usedCode = 'USED';

function toMarket(calculator: Calculator, { market }: KeepRequest['asked']): 'ZA' | 'NA' {
  return calculator === 'used' && market === 'NA' ? 'NA' : 'ZA';
}

/** A used vehicle at its listed price; none where that is no price. */
async function toUsedVehicle(asked: KeepRequest['asked']): Promise<Pick<FinancedVehicle, QuotedField>[]> {
  const listedCents = readAmountCents(asked.listedPrice ?? '') ?? 0;
  const markets = await getMarkets(defaultLocale);
  const market = markets.find(({ code }) => code === toMarket('used', asked));
  if (!market || listedCents === 0 || listedCents > highestListedCents) return [];
  const priceCents = asked.vat === 'included' ? listedCents : usedPriceCents(listedCents, market.vatRate);
  return [{ code: usedCode, name: '', priceCents, residuals: [] }];
}

type QuotedField = 'code' | 'name' | 'priceCents' | 'residuals';

/** Of eight digits. */
const highestListedCents = 9_999_999_999;

/** What was asked of a used vehicle, the price as a plain number. */
function usedAsked({ listedPrice = '', vat }: KeepRequest['asked'], market: 'ZA' | 'NA'): Record<string, string> {
  const plain = String((readAmountCents(listedPrice) ?? 0) / 100);
  return { listedPrice: plain, market, ...(vat === 'included' ? { vat } : {}) };
}

async function reckonSubscription(quoteReference: string): Promise<ReckonedQuote> {
  const [quotes, all] = await Promise.all([getValidLeaseQuotes(defaultLocale), getAllVehicleModels(defaultLocale)]);
  const stored = quotes.find((quote) => quote.quoteReference === quoteReference);
  if (!stored) return { ok: false, error: 'unknown-quote' };
  const vehicle = all.find(({ model }) => model.id === idOf(stored.vehicleModel));
  if (!vehicle) return { ok: false, error: 'unknown-model' };
  const { model, range } = vehicle;
  return {
    ok: true,
    replaced: [],
    quote: {
      calculator: 'subscription',
      modelCode: model.code,
      tableName: stored.quoteReference,
      asked: { quoteReference },
      figures: {
        kind: 'subscription',
        vehicleName: model.name.startsWith(range.name) ? model.name : `${range.name} ${model.name}`,
        price: toSubscriptionPrice(stored),
      },
      offerUntil: stored.validUntil,
    },
  };
}
