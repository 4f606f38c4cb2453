import type { RangeHeroBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { idOf } from '@/lib/reference';
import type { RangeCard } from '@/queries/vehicles';
import type { PictureProps } from '@/ui/picture';

/** How many models take turns (C-257). */
const rangeHeroModels = 6;

/** How long each stands, in ms (C-258). */
export const rangeHeroIntervalMs = 5000;

/** A model that takes its turn (C-259). */
export type HeroModel = {
  code: string;
  name: string;
  subtitle: LocalText | null;
  href: string;
  front: PictureProps | null;
};

export type RangeHeroModel = { heading: LocalText | null; models: HeroModel[] };

/** The brand's first six ranges, in the editors' order (C-257, C-433). */
export function firstOfBrand(block: RangeHeroBlock, cards: RangeCard[]): RangeCard[] {
  const wanted = idOf(block.brand);
  return cards.filter(({ brand }) => idOf(brand) === wanted).slice(0, rangeHeroModels);
}

/** The picture that a range hero shows of a range: from the front, or else whichever there is. */
export function frontOf(card: RangeCard) {
  return card.heroModelFrontImage ?? card.heroImage ?? card.heroModelSideImage ?? card.modelImage;
}

/** `pictures` are the front pictures of the brand's first ranges, by media id. */
export function toRangeHero({
  block,
  cards,
  pictures,
  locale,
}: {
  block: RangeHeroBlock;
  cards: RangeCard[];
  pictures: ReadonlyMap<number, PictureProps>;
  locale: Locale;
}): RangeHeroModel {
  return {
    heading: localText(block, 'heading'),
    models: firstOfBrand(block, cards).map((card) => {
      const reference = frontOf(card);
      return {
        code: card.rangeCode,
        name: card.name,
        subtitle: localText(card, 'subtitle'),
        href: localePath(locale, `/vehicles/${card.rangeSlug}`),
        front: (reference && pictures.get(idOf(reference))) || null,
      };
    }),
  };
}
