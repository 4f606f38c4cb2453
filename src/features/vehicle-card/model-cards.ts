import type { Media, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { formatRand } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import type { PictureProps } from '@/ui/picture';
import type { VehicleCardProps } from './vehicle-card';

/** A derivative with the range that it belongs to. */
export type ListedModel = { model: VehicleModel; range: VehicleRange };

export type ModelCard = Omit<VehicleCardProps, 'level' | 'sizes'> & { key: string };

/** One card for each derivative. `pricePrefix` is null where no prices are shown. */
export function toModelCards({
  listed,
  vehiclesPath,
  locale,
  pictures,
  pricePrefix,
}: {
  listed: readonly ListedModel[];
  /** Where the vehicles of this site begin. */
  vehiclesPath: string;
  locale: Locale;
  /** One for each of `listed`. */
  pictures: readonly (PictureProps | null)[];
  pricePrefix: string | null;
}): ModelCard[] {
  return listed.map(({ model, range }, index) => ({
    key: model.code,
    name: range.name,
    subtitle: { text: model.name },
    href: localePath(locale, `${vehiclesPath}/${range.rangeSlug}/${model.code}`),
    picture: pictures[index] ?? null,
    price: model.price && pricePrefix !== null ? formatRand(model.price, pricePrefix) : null,
  }));
}

/** The picture of a derivative's card: its first colour, or else one of its range or its own. */
export function pictureOfModel({ model, range }: ListedModel): number | Media | null | undefined {
  return model.colourSelectors?.[0]?.colourImage ?? range.modelImage ?? model.sideImage;
}

/** Cheapest first; without a price last. */
export function byPrice({ model: one }: ListedModel, { model: other }: ListedModel): number {
  return (one.price ?? Number.MAX_VALUE) - (other.price ?? Number.MAX_VALUE);
}
