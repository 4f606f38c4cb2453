import 'server-only';
import type { FinanceTable, Market, VehicleRange } from '@/cms/payload-types';
import { toMonth } from '@/domain/calendar/south-african-time';
import { averageMonthlyKilometres } from '@/domain/finance/average-kilometres';
import { calculationFields } from '@/domain/finance/calculation';
import { toCalculatorOffer } from '@/domain/finance/calculator-offer';
import { type Calculator, toQuoteTerms } from '@/domain/finance/finance-table';
import { glossaryUrl } from '@/domain/finance/glossary';
import { includedItems } from '@/domain/finance/included-items';
import { keepQuotePath } from '@/domain/finance/kept-quote';
import { nearestQuotes } from '@/domain/finance/nearest-quote';
import { showsNewCalculators } from '@/domain/market/price-visibility';
import { dealerOf, type SitePlace } from '@/domain/site/site-place';
import { fillWords } from '@/i18n/fill-words';
import { formatDate, formatPercent } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getTemplates, getWords } from '@/i18n/messages';
import { toCreditWords } from '@/i18n/monthly-price-view';
import { getMarkets } from '@/queries/dealers';
import { type FinancedVehicle, getFinancedVehicles, getFinanceTable, getRatebookFreshness } from '@/queries/finance';
import { getValidLeaseQuotes } from '@/queries/lease-quotes';
import { getPictures } from '@/queries/pictures';
import type { AskedOfPage, CalculatorProps, CalculatorVehicle, UsedMarket } from './calculator-props';
import type { HeadingLevel } from './heading';

export type AskedCalculator = {
  locale: Locale;
  calculator: Calculator;
  place: SitePlace;
  /** The page's public path without language. */
  path: string;
  /** What is asked of the page's calculators; it counts where it names this one. */
  query: string;
  /** The range that it starts with, by id; null: the first that is offered. */
  rangeId: number | null;
  /** In a card: the vehicles of `rangeId` alone. */
  isCard?: boolean;
  /** Of the heading of its answer. */
  level: HeadingLevel;
};

/** A calculator with all that it says and offers; null where this market has none, or no finance table holds. */
export async function readCalculator(asked: AskedCalculator): Promise<CalculatorProps | null> {
  const { locale, calculator, place, isCard = false } = asked;
  const [table, markets, { isStale, asOf }] = await Promise.all([
    getFinanceTable(),
    getMarkets(locale),
    getRatebookFreshness(),
  ]);
  const usedMarkets = calculator === 'used' && table ? toUsedMarkets(table, markets, place) : [];
  const isShown = calculator === 'used' ? usedMarkets.length > 0 : showsCalculators(markets, place);
  if (!table || !isShown) return null;
  const vehicles = calculator === 'used' ? [] : await readVehicles(asked);
  const offer = toCalculatorOffer(table, { calculator, isCard });
  const t = getWords(locale, 'finance');
  const { calculator: words, names } = getTemplates(locale, 'finance');
  const signed = toMonth(new Date());
  return {
    calculator,
    id: calculator,
    offer,
    vehicles,
    asked: readAsked(asked.query, calculator),
    isCard,
    level: asked.level,
    usedMarkets,
    vatOptions: [
      { value: '', label: t('calculator.vatExcluded') },
      { value: 'included', label: t('calculator.vatIncluded') },
    ],
    traditional: toQuoteTerms(table.traditional),
    futureDrive: calculator === 'traditional' ? toCalculatorOffer(table, { calculator: 'future-drive' }) : null,
    leaseQuotes: calculator === 'lease' ? await readLeaseQuotes(locale, vehicles) : {},
    signed,
    repo: {
      percent: formatPercent(table.regulated.repoRatePercent),
      date: formatDate(locale, table.regulated.repoRateDate),
    },
    included: includedItems[calculator].map((item) => t(`included.${item}`)),
    names,
    tableName: fillWords(words.table, { date: formatDate(locale, table.validFrom) }),
    stale: calculator === 'future-drive' && isStale && asOf ? t('stale', { date: formatDate(locale, asOf) }) : null,
    words,
    credit: toCreditWords(locale, offer.termMonths, signed),
    page: {
      action: localePath(locale, asked.path),
      path: asked.path,
      language: localePath(locale, '/').replace(/\/$/, ''),
      dealerSlug: dealerOf(place)?.slug ?? null,
      keep: localePath(locale, keepQuotePath),
      sideBySide: localePath(locale, '/payment-options/side-by-side'),
      keepingCost: localePath(locale, '/payment-options/cost-of-keeping'),
      glossary: toGlossary(locale),
    },
  };
}

/** Are ways to pay for a new vehicle shown on this site (T-023)? */
export function showsCalculators(markets: readonly Market[], place: SitePlace): boolean {
  return place.kind === 'main' || showsNewCalculators(markets, place.province);
}

/** What a query asks of one calculator; of a name that comes twice the last value counts. */
function readAsked(query: string, calculator: Calculator): AskedOfPage {
  const asked = new Map(new URLSearchParams(query));
  if (asked.get('calculator') !== calculator) return {};
  return Object.fromEntries(
    [...calculationFields, 'listedPrice', 'market', 'vat'].flatMap((name) => {
      const value = asked.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The vehicles to choose from: those of the wanted range first, so that one of them stands chosen. */
async function readVehicles({ locale, rangeId, isCard, calculator }: AskedCalculator): Promise<CalculatorVehicle[]> {
  const all = await getFinancedVehicles(locale);
  const offered = isCard && calculator === 'future-drive' ? all.filter(({ residuals }) => residuals.length > 0) : all;
  const ofRange = offered.filter(({ range }) => range.id === rangeId);
  const shown = isCard ? ofRange : [...ofRange, ...offered.filter(({ range }) => range.id !== rangeId)];
  const first =
    calculator === 'future-drive' && !rangeId ? shown.findIndex(({ residuals }) => residuals.length > 0) : 0;
  const ordered =
    first > 0 ? [...shown.slice(first, first + 1), ...shown.filter((_, index) => index !== first)] : shown;
  return toCalculatorVehicles(locale, ordered);
}

/** Financed vehicles with a small picture of their range. */
export async function toCalculatorVehicles(
  locale: Locale,
  vehicles: readonly FinancedVehicle[],
): Promise<CalculatorVehicle[]> {
  const pictures = await getPictures(locale, [...new Set(vehicles.map(({ range }) => pictureOf(range)))]);
  return vehicles.map(({ code, priceCents, residuals, name, range }) => {
    const picture = pictures.get(Number(pictureOf(range)));
    return {
      code,
      priceCents,
      residuals,
      name,
      rangeName: range.name,
      carImage: picture?.sources.avif[0]?.url ?? picture?.fallbackUrl ?? '',
    };
  });
}

function pictureOf({ heroModelSideImage, modelImage }: VehicleRange) {
  const picture = heroModelSideImage ?? modelImage;
  return typeof picture === 'object' ? picture?.id : picture;
}

/** By model code: the quote that T-262 asks for, 11 000 km a month and R26 000. */
async function readLeaseQuotes(
  locale: Locale,
  vehicles: readonly CalculatorVehicle[],
): Promise<CalculatorProps['leaseQuotes']> {
  const [quotes, financed] = await Promise.all([getValidLeaseQuotes(locale), getFinancedVehicles(locale)]);
  const codes = new Map(financed.map(({ model, code }) => [model.id, code]));
  return Object.fromEntries(
    vehicles.flatMap(({ code }) => {
      const own = quotes.filter(({ vehicleModel }) => codes.get(Number(vehicleModel)) === code);
      const [nearest] = nearestQuotes(own, { monthlyKilometres: 11_000, leasePrice: 26_000 });
      return nearest
        ? [[code, { kilometres: averageMonthlyKilometres(nearest), reference: nearest.quoteReference }]]
        : [];
    }),
  );
}

/** South Africa and Namibia, as far as used prices are shown there; on a dealer's site its own market. */
function toUsedMarkets(table: FinanceTable, markets: readonly Market[], place: SitePlace): UsedMarket[] {
  return (['ZA', 'NA'] as const).flatMap((code) => {
    const market = markets.find((one) => one.code === code);
    const isHere = place.kind === 'main' || place.province === '' || isOfMarket(market, place.province);
    if (!market?.usedPricesShown || !isHere) return [];
    const { terms } = toCalculatorOffer(table, { calculator: 'used', market: code });
    return [{ code, prefix: market.pricePrefix, vatRate: market.vatRate, terms }];
  });
}

function isOfMarket(market: Market | undefined, province: string): boolean {
  return market?.provinces?.includes(province) ?? false;
}

function toGlossary(locale: Locale): CalculatorProps['page']['glossary'] {
  const to = (key: Parameters<typeof glossaryUrl>[0]) => localePath(locale, glossaryUrl(key));
  return {
    deposit: to('deposit'),
    term: to('term'),
    balloon: to('balloon'),
    'interest-rate': to('interest-rate'),
    residual: to('guaranteed-future-value'),
  };
}
