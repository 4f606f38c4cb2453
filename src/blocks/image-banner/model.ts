import type { ImageBannerBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { toArtDirected } from '@/ui/art-direction';
import { type ListedButton, toButtons } from '@/ui/button-list';
import type { PictureProps } from '@/ui/picture';

export type ImageBannerModel = {
  title: LocalText | null;
  description: LocalText | null;
  picture: PictureProps | null;
  textPosition: 'start' | 'end';
  buttons: ListedButton[];
};

/** Null where there is neither a picture nor a word. */
export function toImageBanner({
  block,
  locale,
  image,
  mobileImage,
}: {
  block: ImageBannerBlock;
  locale: Locale;
  image: PictureProps | null;
  mobileImage: PictureProps | null;
}): ImageBannerModel | null {
  const words = { title: localText(block, 'title'), description: localText(block, 'description') };
  const picture = toArtDirected({ wide: image, narrow: mobileImage, alt: localText(block, 'altTag') });
  if (!picture && !words.title && !words.description) return null;
  return {
    ...words,
    picture,
    textPosition: block.textPosition ?? 'start',
    buttons: toButtons(block.buttons, locale),
  };
}
