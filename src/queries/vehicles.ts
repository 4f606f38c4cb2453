import 'server-only';
import type { Brand, VehicleCategory, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { showsNewPrices } from '@/domain/market/price-visibility';
import type { Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { getMarkets } from './dealers';
import { findLocalized } from './localized';

/** What lists show of a range (C-260). Prices in rand, null where no model has one. Pictures are media ids. */
export type RangeCard = Pick<
  VehicleRange,
  | 'id'
  | 'name'
  | 'rangeSlug'
  | 'rangeCode'
  | 'bodyType'
  | 'subtitle'
  | 'brand'
  | 'heroImage'
  | 'heroModelSideImage'
  | 'heroModelFrontImage'
  | 'modelImage'
  | 'facts'
> & { _en?: string[]; minPrice: number | null; maxPrice: number | null };

export type PriceFormat = { prefix: string; currency: string };

/** Every range as a card, in the editors' order. */
export function getRangeCards(locale: Locale): Promise<RangeCard[]> {
  return cachedRead({
    key: ['range-cards', locale],
    tags: [cacheTag.rangeCards],
    read: async () => {
      const [ranges, models] = await Promise.all([
        findLocalized({ collection: 'vehicle-ranges', locale, sort: 'position' }),
        findLocalized({ collection: 'vehicle-models', locale: 'en', select: { range: true, price: true } }),
      ]);
      return ranges.map((range) => toCard(range, models));
    },
  });
}

/** The id of the range at an address, or null. */
export async function getRangeId(rangeSlug: string): Promise<number | null> {
  const cards = await cachedRead({
    key: ['range-list'],
    tags: [cacheTag.rangeList],
    read: async () =>
      (await findLocalized({ collection: 'vehicle-ranges', locale: 'en' })).map(({ id, rangeSlug: slug }) => ({
        id,
        slug,
      })),
  });
  return cards.find((card) => card.slug === rangeSlug)?.id ?? null;
}

/** One range with all of its models, or null. */
export function getRange(locale: Locale, id: number): Promise<{ range: VehicleRange; models: VehicleModel[] } | null> {
  return cachedRead({
    key: ['range', locale, String(id)],
    tags: [cacheTag.range(id)],
    read: async () => {
      const [[range], models] = await Promise.all([
        findLocalized({ collection: 'vehicle-ranges', where: { id: { equals: id } }, locale, limit: 1 }),
        findLocalized({ collection: 'vehicle-models', where: { range: { equals: id } }, locale }),
      ]);
      return range ? { range, models } : null;
    },
  });
}

/** The vehicle page's tabs, in their order. */
export function getVehicleCategories(locale: Locale): Promise<VehicleCategory[]> {
  return cachedRead({
    key: ['vehicle-categories', locale],
    tags: [cacheTag.categories],
    read: () => findLocalized({ collection: 'vehicle-categories', locale, sort: 'position' }),
  });
}

export function getBrands(locale: Locale): Promise<Brand[]> {
  return cachedRead({
    key: ['brands', locale],
    tags: [cacheTag.brands],
    read: () => findLocalized({ collection: 'brands', locale }),
  });
}

/**
 * How the price of a new vehicle is written: as South Africa writes it, whose list prices they are. Null where the
 * market of a dealer's province, or without one South Africa's, shows none (X-03, D-369).
 */
export async function getNewPriceFormat(locale: Locale, province: string | null = null): Promise<PriceFormat | null> {
  const markets = await getMarkets(locale);
  if (!showsNewPrices(markets, province)) return null;
  const market = markets.find(({ code }) => code === 'ZA');
  return { prefix: market?.pricePrefix ?? 'R', currency: market?.currency ?? 'ZAR' };
}

function toCard(range: VehicleRange & { _en?: string[] }, models: VehicleModel[]): RangeCard {
  const prices = models.filter((model) => model.range === range.id).flatMap(({ price }) => (price ? [price] : []));
  return {
    id: range.id,
    name: range.name,
    rangeSlug: range.rangeSlug,
    rangeCode: range.rangeCode,
    bodyType: range.bodyType,
    subtitle: range.subtitle,
    brand: range.brand,
    heroImage: range.heroImage,
    heroModelSideImage: range.heroModelSideImage,
    heroModelFrontImage: range.heroModelFrontImage,
    modelImage: range.modelImage,
    facts: range.facts?.slice(0, 1),
    _en: range._en,
    minPrice: prices.length > 0 ? Math.min(...prices) : null,
    maxPrice: prices.length > 0 ? Math.max(...prices) : null,
  };
}
