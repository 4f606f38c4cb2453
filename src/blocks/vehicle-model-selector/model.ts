import type { VehicleModelSelectorBlock } from '@/cms/payload-types';
import { bodyTypes } from '@/domain/vehicle/body-type';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { RangeCard } from '@/queries/vehicles';

export type VehicleModelSelectorModel = {
  heading: LocalText | null;
  intro: LocalText | null;
  action: string;
  groups: { key: string; title: string; ranges: { name: string; href: string }[] }[];
};

/** `vehiclesPath` is where the vehicles of this site begin. Null without any range. */
export function toVehicleModelSelector({
  block,
  cards,
  vehiclesPath,
  locale,
}: {
  block: VehicleModelSelectorBlock;
  cards: RangeCard[];
  vehiclesPath: string;
  locale: Locale;
}): VehicleModelSelectorModel | null {
  if (cards.length === 0) return null;
  const t = getWords(locale, 'vehicle');
  return {
    heading: localText(block, 'heading'),
    intro: localText(block, 'intro'),
    action: localePath(locale, `${vehiclesPath}/derivatives`),
    groups: bodyTypes
      .map((bodyType) => ({
        key: bodyType,
        title: t(`bodyTypes.${bodyType}`),
        ranges: cards
          .filter((card) => card.bodyType === bodyType)
          .map(({ name, rangeSlug }) => ({ name, href: localePath(locale, `${vehiclesPath}/${rangeSlug}`) })),
      }))
      .filter(({ ranges }) => ranges.length > 0),
  };
}
