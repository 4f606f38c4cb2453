import 'server-only';
import type {
  FinanceTable,
  GfvValue,
  GlossaryTerm,
  OwnershipCost,
  VehicleModel,
  VehicleRange,
} from '@/cms/payload-types';
import type { CalculatedVehicle } from '@/domain/finance/calculation';
import { toCents } from '@/domain/finance/exact';
import { tableInForce } from '@/domain/finance/finance-table';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { cacheTag, clearCacheTagsAt } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized, findLocalizedGlobal } from './localized';
import { getUpstreamFreshness, getUpstreamGfvValues, isRatebookUpstream } from './ratebook';
import { getAllVehicleModels } from './vehicle-models';

/** The finance table that holds now; null where none has begun. A page that shows it goes when the next one begins. */
export async function getFinanceTable(): Promise<FinanceTable | null> {
  const now = new Date();
  const tables = await cachedRead({
    key: ['finance-tables'],
    tags: [cacheTag.financeTables],
    read: () => findLocalized({ collection: 'finance-tables', locale: defaultLocale }),
  });
  const coming = tables.map(({ validFrom }) => new Date(validFrom)).filter((begins) => begins > now);
  const next = coming.toSorted((one, other) => one.getTime() - other.getTime())[0];
  if (next) clearCacheTagsAt(next, [cacheTag.financeTables]);
  return tableInForce(tables, now);
}

/**
 * Every guaranteed future value, in the order in which they were made; with an upstream ratebook those that it gave last,
 * of our models.
 */
export function getGfvValues(): Promise<GfvValue[]> {
  if (isRatebookUpstream()) return getUpstreamGfvValues();
  return cachedRead({
    key: ['gfv-values'],
    tags: [cacheTag.gfvValues],
    read: () => findLocalized({ collection: 'gfv-values', locale: defaultLocale }),
  });
}

/**
 * How old quotes, promotions and guaranteed values are. With the CMS's own: `asOf` null, not stale. With an upstream
 * ratebook: since when the oldest of them holds, null where one was never read; stale while it does not answer, and a page
 * that shows such a figure then says its date.
 */
export async function getRatebookFreshness(): Promise<{ asOf: Date | null; isStale: boolean }> {
  if (!isRatebookUpstream()) return { asOf: null, isStale: false };
  const { asOf, isStale } = await getUpstreamFreshness();
  return { asOf: asOf === null ? null : new Date(asOf), isStale };
}

/** A derivative with a price, as calculators know it. */
export type FinancedVehicle = CalculatedVehicle & {
  /** Range and model, as 'Corolla Cross 1.8 XS'. */
  name: string;
  model: VehicleModel;
  range: VehicleRange;
};

/** Every derivative with a price and its guaranteed future values, in the editors' order of ranges, cheapest first. */
export async function getFinancedVehicles(locale: Locale): Promise<FinancedVehicle[]> {
  const [all, values] = await Promise.all([getAllVehicleModels(locale), getGfvValues()]);
  const ranges = [...new Set(all.map(({ range }) => range))];
  return ranges.flatMap((range) =>
    all
      .flatMap((one) => (one.range === range && one.model.price ? [{ ...one, price: one.model.price }] : []))
      .toSorted((one, other) => one.price - other.price)
      .map(({ model, price }) => ({
        code: model.code,
        name: model.name.startsWith(range.name) ? model.name : `${range.name} ${model.name}`,
        priceCents: toCents(price),
        residuals: values
          .filter(({ smc }) => smc === model.code)
          .map(({ term, mileage, factor }) => ({ termMonths: term, annualKilometres: mileage ?? null, factor })),
        model,
        range,
      })),
  );
}

/** What the words of finance mean, in the order of their keys. */
export function getGlossary(locale: Locale): Promise<GlossaryTerm[]> {
  return cachedRead({
    key: ['glossary-terms', locale],
    tags: [cacheTag.glossary],
    read: () => findLocalized({ collection: 'glossary-terms', locale, sort: 'key' }),
  });
}

/** What keeping a vehicle and taking it on the road are worked out from. */
export function getOwnershipCosts(locale: Locale): Promise<OwnershipCost> {
  return cachedRead({
    key: ['ownership-costs', locale],
    tags: [cacheTag.ownershipCosts],
    read: () => findLocalizedGlobal('ownership-costs', locale),
  });
}
