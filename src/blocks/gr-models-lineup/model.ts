import type { GrModelsLineupBlock } from '@/cms/payload-types';
import { byPrice, type ListedModel, type ModelCard, toModelCards } from '@/features/vehicle-card/model-cards';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';
import type { PictureProps } from '@/ui/picture';

export type LineupModel = {
  heading: LocalText | null;
  /** Four cards each (T-151). */
  slides: ModelCard[][];
  /** Where every model is; null on that page itself. */
  allHref: string | null;
};

/** The models that the block names: in its order (T-147), or the cheapest first and without a price last (T-153). */
export function toLineup({ codes, order }: GrModelsLineupBlock, all: readonly ListedModel[]): ListedModel[] {
  const listed = [...new Set(codes)].flatMap((code) => all.find(({ model }) => model.code === code) ?? []);
  return order === 'price' ? listed.sort(byPrice) : listed;
}

/** Null without any model. `pricePrefix` is null where no prices are shown. */
export function toModelsLineup({
  block,
  lineup,
  path,
  locale,
  ...rest
}: {
  block: GrModelsLineupBlock;
  lineup: ListedModel[];
  /** The page's, without language. */
  path: string;
  /** Where the vehicles of this site begin. */
  vehiclesPath: string;
  locale: Locale;
  /** One for each of `lineup`. */
  pictures: (PictureProps | null)[];
  pricePrefix: string | null;
}): LineupModel | null {
  if (lineup.length === 0) return null;
  const cards = toModelCards({ listed: lineup, locale, ...rest });
  return {
    heading: localText(block, 'heading'),
    slides: Array.from({ length: Math.ceil(cards.length / perSlide) }, (_, slide) =>
      cards.slice(slide * perSlide, (slide + 1) * perSlide),
    ),
    allHref: block.allUrl && block.allUrl !== path ? localeHref(locale, block.allUrl) : null,
  };
}

const perSlide = 4;
