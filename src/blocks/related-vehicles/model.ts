import type { RelatedVehiclesBlock } from '@/cms/payload-types';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { toRelated, toRelatedName } from '@/domain/vehicle/related';
import type { VehicleCardProps } from '@/features/vehicle-card/vehicle-card';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { RangeCard } from '@/queries/vehicles';
import type { PictureProps } from '@/ui/picture';

export type RelatedCard = Omit<VehicleCardProps, 'level' | 'sizes'> & { key: string };

export type RelatedVehiclesModel = { heading: LocalText; cards: RelatedCard[] };

/** The ranges that a page's related vehicles are, before their pictures are read. */
export function relatedTo({ path, cards, day }: { path: string; cards: RangeCard[]; day: string }): RangeCard[] {
  const slug = rangeSlugOf(path);
  const current = cards.find(({ rangeSlug }) => rangeSlug === slug) ?? null;
  return toRelated(cards, { current, slug, day });
}

/** The picture of a range by its code, and its hero picture where it has none (C-208, C-209). */
export function pictureOf(card: RangeCard) {
  return card.modelImage ?? card.heroImage;
}

/** `vehiclesPath` is where the vehicles of this site begin; `pricePrefix` is null where no prices are shown. */
export function toRelatedVehicles({
  block,
  related,
  path,
  vehiclesPath,
  locale,
  pictures,
  pricePrefix,
}: {
  block: RelatedVehiclesBlock;
  related: RangeCard[];
  path: string;
  vehiclesPath: string;
  locale: Locale;
  /** One for each of `related`. */
  pictures: (PictureProps | null)[];
  pricePrefix: string | null;
}): RelatedVehiclesModel | null {
  if (related.length === 0) return null;
  const slug = rangeSlugOf(path);
  const t = getWords(locale, 'vehicleBlocks');
  return {
    heading: localText(block, 'heading') ?? { text: t('related.heading') },
    cards: related.map((card, index) => ({
      key: card.rangeSlug,
      name: toRelatedName(card.name, slug),
      subtitle: localText(card, 'subtitle'),
      href: localePath(locale, `${vehiclesPath}/${card.rangeSlug}`),
      picture: pictures[index] ?? null,
      price:
        card.minPrice !== null && pricePrefix !== null
          ? getWords(locale, 'vehicle')('fromPrice', { price: formatRand(card.minPrice, pricePrefix) })
          : null,
    })),
  };
}
