import type { NewEnergyModelsBlock, VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { VehicleCardProps } from '@/features/vehicle-card/vehicle-card';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import type { PictureProps } from '@/ui/picture';

export type Electrified = { model: VehicleModel; range: VehicleRange };

export type NewEnergyModelsModel = {
  heading: LocalText | null;
  intro: LocalText | null;
  cards: (Omit<VehicleCardProps, 'level' | 'sizes'> & { key: string })[];
};

/** The models that the block names, or every hybrid; cheapest first, without a price last. */
export function toElectrified(block: NewEnergyModelsBlock, all: readonly Electrified[]): Electrified[] {
  const codes = block.codes ?? [];
  const chosen = all.filter(({ model }) =>
    codes.length > 0 ? codes.includes(model.code) : model.fuelSystem === 'Hybrid',
  );
  return chosen.sort((one, other) => (one.model.price ?? Number.MAX_VALUE) - (other.model.price ?? Number.MAX_VALUE));
}

/** Null without any model. `pricePrefix` is null where no prices are shown. */
export function toNewEnergyModels({
  block,
  electrified,
  vehiclesPath,
  locale,
  pictures,
  pricePrefix,
}: {
  block: NewEnergyModelsBlock;
  electrified: Electrified[];
  vehiclesPath: string;
  locale: Locale;
  /** One for each of `electrified`. */
  pictures: (PictureProps | null)[];
  pricePrefix: string | null;
}): NewEnergyModelsModel | null {
  if (electrified.length === 0) return null;
  return {
    heading: localText(block, 'heading'),
    intro: localText(block, 'intro'),
    cards: electrified.map(({ model, range }, index) => ({
      key: model.code,
      name: range.name,
      subtitle: { text: model.name },
      href: localePath(locale, `${vehiclesPath}/${range.rangeSlug}/${model.code}`),
      picture: pictures[index] ?? null,
      price: model.price && pricePrefix !== null ? formatRand(model.price, pricePrefix) : null,
      fact: localText(model, 'fuelcon'),
    })),
  };
}
