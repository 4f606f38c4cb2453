import type { NewEnergyModelsBlock } from '@/cms/payload-types';
import { byPrice, type ListedModel, type ModelCard, toModelCards } from '@/features/vehicle-card/model-cards';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import type { PictureProps } from '@/ui/picture';

export type NewEnergyModelsModel = {
  heading: LocalText | null;
  intro: LocalText | null;
  cards: ModelCard[];
};

/** The models that the block names, or every hybrid; cheapest first, without a price last. */
export function toElectrified(block: NewEnergyModelsBlock, all: readonly ListedModel[]): ListedModel[] {
  const codes = block.codes ?? [];
  const chosen = all.filter(({ model }) =>
    codes.length > 0 ? codes.includes(model.code) : model.fuelSystem === 'Hybrid',
  );
  return chosen.sort(byPrice);
}

/** Null without any model. `pricePrefix` is null where no prices are shown. */
export function toNewEnergyModels({
  block,
  electrified,
  ...rest
}: {
  block: NewEnergyModelsBlock;
  electrified: ListedModel[];
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
    cards: toModelCards({ listed: electrified, ...rest }).map((card, index) => ({
      ...card,
      fact: localText(electrified[index]?.model, 'fuelcon'),
    })),
  };
}
