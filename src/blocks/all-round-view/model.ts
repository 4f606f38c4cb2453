import type { AllRoundViewBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import type { PictureProps } from '@/ui/picture';

export type AllRoundModel = {
  /** Names the choice in the page. */
  id: string;
  heading: LocalText | null;
  intro: LocalText | null;
  views: { id: string; picture: PictureProps; label: LocalText | null }[];
};

/** A picture that is gone is left out; null with fewer than two, for then there is nothing to choose. */
export function toAllRound({
  block,
  pictures,
}: {
  block: AllRoundViewBlock;
  /** The picture of each stored image, in their order. */
  pictures: (PictureProps | null)[];
}): AllRoundModel | null {
  const id = `all-round-${block.id ?? 'page'}`;
  const views = (block.images ?? []).flatMap((stored, index) => {
    const picture = pictures[index];
    return picture ? [{ id: `${id}-${index + 1}`, picture, label: localText(stored, 'label') }] : [];
  });
  if (views.length < 2) return null;
  return {
    id,
    heading: localText(block, 'heading'),
    intro: localText(block, 'intro'),
    views,
  };
}
