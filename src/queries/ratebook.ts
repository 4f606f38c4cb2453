import 'server-only';
import type { GfvValue, LeaseQuote, Promotion } from '@/cms/payload-types';
import { toDay } from '@/domain/calendar/south-african-time';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { currentRatebook } from '@/integrations/ratebook/current-ratebook';
import { toGfvValue, toLeaseQuote, toPromotion } from '@/integrations/ratebook/map';
import { cacheTag } from '@/lib/cache-tags';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { cachedRead } from './cached-read';
import { mergeLocales } from './merge-locales';
import { getAllVehicleModels } from './vehicle-models';
import { getBrands } from './vehicles';

/** Whether quotes, promotions and guaranteed values come from another backend instead of the CMS. */
export function isRatebookUpstream(): boolean {
  return getEnv().ratebookUrl !== null;
}

/** How old the other backend's figures are: `asOf` in ISO form, null where one of them is not known. */
export function getUpstreamFreshness(): Promise<{ asOf: string | null; isStale: boolean }> {
  return cachedRead({
    key: ['ratebook', 'freshness'],
    tags: [cacheTag.leaseQuotes, cacheTag.promotions, cacheTag.gfvValues],
    read: async () => (await currentRatebook()?.freshness()) ?? { asOf: null, isStale: true },
  });
}

/** Its last good guaranteed values of our models; none where none were ever read. */
export async function getUpstreamGfvValues(): Promise<GfvValue[]> {
  const [figures, models] = await Promise.all([
    cachedRead({
      key: ['ratebook', 'gfv-values'],
      tags: [cacheTag.gfvValues],
      read: async () => (await currentRatebook()?.gfvValues.read()) ?? null,
    }),
    getModelIds(),
  ]);
  if (!figures) return [];
  noteUnknown(
    'gfv-values',
    figures.rows.map(({ smc }) => smc),
    models,
  );
  return figures.rows.filter(({ smc }) => models.has(smc)).map((row) => toGfvValue(row, figures.asOf));
}

/** Its last good promotions of our models and brands. Their names are English. */
export async function getUpstreamPromotions(locale: Locale): Promise<Promotion[]> {
  const [figures, models, brands] = await Promise.all([
    cachedRead({
      key: ['ratebook', 'promotions'],
      tags: [cacheTag.promotions],
      read: async () => (await currentRatebook()?.promotions.read()) ?? null,
    }),
    getModelIds(),
    getBrands(defaultLocale),
  ]);
  if (!figures) return [];
  noteUnknown(
    'promotions',
    figures.rows.map(({ derivativeCode }) => derivativeCode),
    models,
  );
  return figures.rows.flatMap((row) => {
    const vehicleModel = models.get(row.derivativeCode);
    const brand = brands.find(({ value }) => value === row.brand)?.id;
    if (vehicleModel === undefined || brand === undefined) return [];
    const english: Promotion = toPromotion(row, { vehicleModel, brand, asOf: figures.asOf });
    return [locale === defaultLocale ? english : mergeLocales({ ...english, name: null }, english)];
  });
}

/**
 * Its last good quotes of our models. One without an end holds for today. What a kilometre too many costs is not in the
 * specification's record: where theirs does not say, it is the highest of the finance desk's own quotes for the model, and
 * without one the quote is left out: it would not be whole.
 */
export async function getUpstreamLeaseQuotes(ownQuotes: readonly LeaseQuote[]): Promise<LeaseQuote[]> {
  const [figures, models] = await Promise.all([
    cachedRead({
      key: ['ratebook', 'quotes'],
      tags: [cacheTag.leaseQuotes],
      read: async () => (await currentRatebook()?.quotes.read()) ?? null,
    }),
    getModelIds(),
  ]);
  if (!figures) return [];
  noteUnknown(
    'quotes',
    figures.rows.map(({ shortModelCode }) => shortModelCode),
    models,
  );
  const today = `${toDay(new Date())}T00:00:00.000+02:00`;
  return figures.rows.flatMap((row) => {
    const vehicleModel = models.get(row.shortModelCode);
    if (vehicleModel === undefined) return [];
    const charge = row.excessKilometreCharge ?? highestChargeOf(ownQuotes, vehicleModel);
    if (charge === null) return [];
    const validUntil = row.validUntil ?? today;
    return [toLeaseQuote(row, { vehicleModel, excessKilometreCharge: charge, validUntil, asOf: figures.asOf })];
  });
}

function highestChargeOf(quotes: readonly LeaseQuote[], model: number): number | null {
  const charges = quotes.flatMap(({ vehicleModel, excessKilometreCharge }) =>
    vehicleModel === model ? [excessKilometreCharge] : [],
  );
  return charges.length > 0 ? Math.max(...charges) : null;
}

/** The number of each of our models, by its code. */
async function getModelIds(): Promise<Map<string, number>> {
  const all = await getAllVehicleModels(defaultLocale);
  return new Map(all.map(({ model }) => [model.code, model.id]));
}

/** Codes that we do not have are passed over; the log says which, once as long as they stay the same. */
function noteUnknown(name: string, codes: readonly string[], models: ReadonlyMap<string, number>) {
  const unknown = [...new Set(codes)].filter((code) => !models.has(code)).toSorted();
  const key = unknown.join();
  if ((noted.get(name) ?? '') === key) return;
  noted.set(name, key);
  if (unknown.length > 0)
    logger.warn({ name, codes: unknown.slice(0, 50) }, 'the ratebook names models that we do not have');
}

const noted = new Map<string, string>();
