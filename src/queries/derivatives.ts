import 'server-only';
import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';
import { getRangeCards } from './vehicles';

/** A range and a derivative without the most of what is stored of them: its own blocks, its specification. */
export type Derivative = {
  model: Omit<VehicleModel, 'specificationGroups' | 'vehicleStats'>;
  range: Omit<VehicleRange, 'layout' | 'facts'>;
};

/** Every derivative with its range as lists and the selector need them, in the editors' order of ranges. */
export async function getDerivatives(locale: Locale): Promise<Derivative[]> {
  const ids = (await getRangeCards(locale)).map(({ id }) => id);
  return cachedRead({
    key: ['derivatives', locale, ids.join()],
    tags: [cacheTag.rangeCards, ...ids.map(cacheTag.range)],
    read: async () => {
      const [ranges, models] = await Promise.all([
        findLocalized({
          collection: 'vehicle-ranges',
          locale,
          sort: 'position',
          select: { layout: false, facts: false },
        }),
        findLocalized({
          collection: 'vehicle-models',
          locale,
          select: { specificationGroups: false, vehicleStats: false },
        }),
      ]);
      return ranges.flatMap((range) =>
        models.filter((model) => model.range === range.id).map((model) => ({ model, range })),
      );
    },
  });
}
