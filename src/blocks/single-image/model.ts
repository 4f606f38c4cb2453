import type { SingleImageBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';
import { toArtDirected } from '@/ui/art-direction';
import type { PictureProps } from '@/ui/picture';

export type SingleImageModel = {
  picture: PictureProps;
  caption: LocalText | null;
  width: NonNullable<SingleImageBlock['width']>;
  href: string | null;
};

/** Null without a picture. A picture that leads somewhere has words: its own, or the caption. */
export function toSingleImage({
  block,
  locale,
  image,
  mobileImage,
}: {
  block: SingleImageBlock;
  locale: Locale;
  image: PictureProps | null;
  mobileImage: PictureProps | null;
}): SingleImageModel | null {
  const caption = localText(block, 'caption');
  const ownAlt = (image ?? mobileImage)?.alt;
  const alt = localText(block, 'altTag') ?? (block.linkUrl && !ownAlt ? caption : null);
  const picture = toArtDirected({ wide: image, narrow: mobileImage, alt });
  if (!picture) return null;
  return {
    picture,
    caption,
    width: block.width ?? 'content',
    href: block.linkUrl ? localeHref(locale, block.linkUrl) : null,
  };
}
