import 'server-only';
import { nearestOf } from '@/domain/finance/calculation';
import { includedItems } from '@/domain/finance/included-items';
import { calculatorPages, keepQuotePath } from '@/domain/finance/kept-quote';
import { nearestQuotes } from '@/domain/finance/nearest-quote';
import { dealerOf } from '@/domain/site/site-place';
import { formatDate } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getTemplates, getWords } from '@/i18n/messages';
import { getMarkets } from '@/queries/dealers';
import { type FinancedVehicle, getFinancedVehicles, getFinanceTable, getRatebookFreshness } from '@/queries/finance';
import { getValidLeaseQuotes } from '@/queries/lease-quotes';
import { type AskedCalculator, showsCalculators, toCalculatorVehicles } from './read-calculator';
import type { RatebookQuote, SubscriptionAsked, SubscriptionProps } from './subscription-model';

/** The subscription calculator with its first quote; null where this market has none, or no finance table holds. */
export async function readSubscription(asked: Omit<AskedCalculator, 'calculator'>): Promise<SubscriptionProps | null> {
  const { locale, place, path, query, rangeId, isCard = false } = asked;
  const [table, markets, all] = await Promise.all([getFinanceTable(), getMarkets(locale), getFinancedVehicles(locale)]);
  if (!table || !showsCalculators(markets, place)) return null;
  const { subscription } = table;
  const [stored, { isStale, asOf }] = await Promise.all([getValidLeaseQuotes(locale), getRatebookFreshness()]);
  const hasQuote = ({ model }: FinancedVehicle) => stored.some((quote) => Number(quote.vehicleModel) === model.id);
  const ofRange = all.filter(({ range }) => range.id === rangeId);
  const others = isCard ? [] : all.filter(({ range }) => range.id !== rangeId);
  const vehicles = [...ofRange, ...others];
  const first = (ofRange.length > 0 ? ofRange : vehicles).find(hasQuote) ?? vehicles[0];
  const { lowestMonthlyKilometres, highestMonthlyKilometres, monthlyKilometresStep: step } = subscription;
  const count = Math.floor((highestMonthlyKilometres - lowestMonthlyKilometres) / step) + 1;
  const kilometres = Array.from({ length: count }, (_, index) => lowestMonthlyKilometres + index * step);
  const chosen = toChosen(query, {
    modelCode: first?.code ?? '',
    monthlyKilometres: String(nearestOf(kilometres, subscription.defaultMonthlyKilometres)),
    termMonths: String(subscription.defaultTermMonths),
  });
  const wanted = { ...chosen, monthlyKilometres: String(nearestOf(kilometres, Number(chosen.monthlyKilometres) || 0)) };
  const vehicle = vehicles.find(({ code }) => code === wanted.modelCode.toUpperCase());
  const t = getWords(locale, 'finance');
  return {
    id: 'subscription',
    vehicles: await toCalculatorVehicles(locale, vehicles),
    asked: { ...wanted, modelCode: vehicle?.code ?? wanted.modelCode },
    kilometres,
    terms: subscription.termMonths,
    quotes: nearestQuotes(
      stored.filter((quote) => Number(quote.vehicleModel) === vehicle?.model.id),
      { monthlyKilometres: Number(wanted.monthlyKilometres), leasePrice: null },
    ).map(toRatebookQuote),
    ways: toWays(vehicles, hasQuote, locale),
    protectAmount: subscription.protectAmount,
    isCard,
    level: asked.level,
    included: includedItems.subscription.map((item) => t(`included.${item}`)),
    stale: isStale && asOf ? t('stale', { date: formatDate(locale, asOf) }) : null,
    words: getTemplates(locale, 'finance').subscription,
    page: {
      action: localePath(locale, path),
      language: localePath(locale, '/').replace(/\/$/, ''),
      dealerSlug: dealerOf(place)?.slug ?? null,
      keep: localePath(locale, keepQuotePath),
    },
  };
}

/** By range: the page of this calculator with its cheapest vehicle that has a quote, if any, and the dealers. */
function toWays(
  vehicles: readonly FinancedVehicle[],
  hasQuote: (vehicle: FinancedVehicle) => boolean,
  locale: Locale,
): SubscriptionProps['ways'] {
  const t = getWords(locale, 'finance');
  const dealers = { label: t('subscription.askDealer'), url: localePath(locale, '/dealers') };
  const cheapestFirst = vehicles.filter(hasQuote).sort((one, other) => one.priceCents - other.priceCents);
  return Object.fromEntries(
    [...new Set(vehicles.map(({ range }) => range.name))].map((name) => {
      const cheapest = cheapestFirst.find(({ range }) => range.name === name);
      if (!cheapest) return [name, [dealers]];
      const query = new URLSearchParams({ calculator: 'subscription', modelCode: cheapest.code });
      const label = t('subscription.cheapest', { vehicle: cheapest.name });
      return [name, [{ label, url: localePath(locale, `${calculatorPages.subscription}?${query}`) }, dealers]];
    }),
  );
}

function toChosen(query: string, defaults: SubscriptionAsked): SubscriptionAsked {
  const asked = new Map(new URLSearchParams(query));
  if (asked.get('calculator') !== 'subscription') return defaults;
  return {
    modelCode: asked.get('modelCode') ?? defaults.modelCode,
    monthlyKilometres: asked.get('monthlyKilometres') ?? defaults.monthlyKilometres,
    termMonths: asked.get('termMonths') ?? defaults.termMonths,
  };
}

function toRatebookQuote(quote: {
  quoteReference: string;
  term: number;
  odometerReading: number;
  leasePrice: number;
  kintoProtectInclVat?: number | null;
  vehiclePrice: number;
  excessKilometreCharge: number;
}): RatebookQuote {
  const { quoteReference, term, odometerReading, leasePrice, vehiclePrice, excessKilometreCharge } = quote;
  const kintoProtectInclVat = quote.kintoProtectInclVat ?? null;
  return {
    quoteReference,
    term,
    odometerReading,
    leasePrice,
    kintoProtectInclVat,
    vehiclePrice,
    excessKilometreCharge,
  };
}
