import 'server-only';
import { type ComparedChoice, toCompared } from '@/domain/comparison/choice';
import { provinceOf, type SitePlace } from '@/domain/site/site-place';
import { byPriceDescending } from '@/domain/vehicle/choice';
import type { Locale } from '@/i18n/locales';
import { getPictureOutline } from '@/queries/picture-outlines';
import { getPictures } from '@/queries/pictures';
import { getSiteSettings } from '@/queries/site-settings';
import { getAllVehicleModels } from '@/queries/vehicle-models';
import { getNewPriceFormat } from '@/queries/vehicles';
import { type Compared, type Comparison, pictureOf, toComparison } from './compare-model';

export type CompareAsked = {
  locale: Locale;
  place: SitePlace;
  rangeSlug: string;
  /** `code`, several times, and `only=differences`. */
  query: URLSearchParams;
};

/** The comparison that an address asks for; null when there is no such range. */
export async function readComparison({ locale, place, rangeSlug, query }: CompareAsked): Promise<Comparison | null> {
  const [all, settings, priceFormat] = await Promise.all([
    getAllVehicleModels(locale),
    getSiteSettings(locale),
    getNewPriceFormat(locale, provinceOf(place)),
  ]);
  const range = all.find((one) => one.range.rangeSlug === rangeSlug)?.range;
  if (!range) return null;
  const { models, ...choice } = choose(all, range.id, query);
  const vehicles = models.flatMap((model) => all.find((one) => one.model === model) ?? []);
  const ids = [...new Set(vehicles.map(pictureOf).filter((id) => id !== null))];
  const [pictures, outlines] = await Promise.all([
    getPictures(locale, ids),
    Promise.all(ids.map(async (id) => [id, await getPictureOutline(locale, id)] as const)),
  ]);
  return toComparison(
    {
      ...choice,
      place,
      range,
      vehicles,
      all,
      pictures,
      settings,
      outlines: new Map(outlines),
      isOnlyDifferences: query.get('only') === 'differences' && vehicles.length > 1,
      priceFormat,
      now: new Date(),
    },
    locale,
  );
}

function choose(all: readonly Compared[], range: number, query: URLSearchParams): ComparedChoice<Compared['model']> {
  const models = all.map(({ model }) => model);
  return toCompared(query.getAll('code'), {
    all: models,
    ofRange: byPriceDescending(models.filter((model) => model.range === range)),
  });
}
