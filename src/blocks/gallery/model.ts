import type { GalleryBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import { toArtDirected } from '@/ui/art-direction';
import type { PictureProps } from '@/ui/picture';

type StoredImage = NonNullable<GalleryBlock['images']>[number];
type StoredToolTip = NonNullable<StoredImage['toolTips']>[number];

/** A place on a picture, in percent of its width and height, with what is said of it (C-301). */
export type ToolTip = {
  id: string;
  left: number;
  top: number;
  heading: LocalText | null;
  content: LocalText | null;
};

export type GalleryPicture = {
  id: string;
  picture: PictureProps;
  caption: LocalText | null;
  toolTips: ToolTip[];
};

export type GalleryModel = {
  /** The large view's id in the page. */
  id: string;
  heading: LocalText | null;
  intro: LocalText | null;
  layout: 'grid' | 'row';
  pictures: GalleryPicture[];
};

/** A picture that is gone is left out, and so is a tooltip without words; null without pictures. */
export function toGallery({
  block,
  pictures,
}: {
  block: GalleryBlock;
  /** The picture of each stored image, in their order. */
  pictures: (PictureProps | null)[];
}): GalleryModel | null {
  const id = `gallery-${block.id ?? 'page'}`;
  const shown = (block.images ?? []).flatMap((stored, index): GalleryPicture[] => {
    const picture = toArtDirected({ wide: pictures[index] ?? null, alt: localText(stored, 'altTag') });
    if (!picture) return [];
    const pictureId = `${id}-${index + 1}`;
    return [
      {
        id: pictureId,
        picture,
        caption: localText(stored, 'caption'),
        toolTips: (stored.toolTips ?? []).flatMap((tip, place) => toToolTip(tip, `${pictureId}-tip-${place + 1}`)),
      },
    ];
  });
  if (shown.length === 0) return null;
  return {
    id,
    heading: localText(block, 'heading'),
    intro: localText(block, 'intro'),
    layout: block.layout ?? 'grid',
    pictures: shown,
  };
}

function toToolTip(stored: StoredToolTip, id: string): ToolTip[] {
  const heading = localText(stored, 'heading');
  const content = localText(stored, 'content');
  if (!heading && !content) return [];
  return [{ id, left: toPercent(stored.left), top: toPercent(stored.top), heading, content }];
}

/** Within the picture, whatever is stored. */
function toPercent(value: number | null | undefined): number {
  return Math.min(100, Math.max(0, value ?? 50));
}
