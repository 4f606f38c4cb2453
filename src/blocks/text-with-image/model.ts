import type { TextWithImageBlock } from '@/cms/payload-types';
import { formatDate } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { VideoFile } from '@/queries/videos';
import { type ListedButton, toButtons } from '@/ui/button-list';
import type { PictureProps } from '@/ui/picture';

/** A card of words beside a picture (C-295); what is empty is null and not shown (C-305). */
export type TextWithImageModel = {
  subtitle: LocalText | null;
  title: LocalText | null;
  description: LocalText | null;
  /** One day or a span of days, in words. */
  date: string | null;
  image: PictureProps | null;
  preImage: PictureProps | null;
  video: (VideoFile & { startsItself: boolean }) | null;
  imgPosition: 'left' | 'right';
  theme: 'default' | 'stretch';
  socialLinks: { name: string; url: string }[];
  buttons: ListedButton[];
};

/** Null when the block has neither words nor a picture. */
export function toTextWithImage({
  block,
  locale,
  image,
  preImage,
  video,
}: {
  block: TextWithImageBlock;
  locale: Locale;
  image: PictureProps | null;
  preImage: PictureProps | null;
  video: VideoFile | null;
}): TextWithImageModel | null {
  const words = {
    subtitle: localText(block, 'subtitle'),
    title: localText(block, 'title'),
    description: localText(block, 'description'),
  };
  if (!words.subtitle && !words.title && !words.description && !image && !video) return null;
  return {
    ...words,
    date: toDate(block, locale),
    image: image && withAlt(image, localText(block, 'altTag')),
    preImage,
    video: video && { ...video, startsItself: block.autoplayVideo ?? false },
    imgPosition: block.imgPosition ?? 'right',
    theme: block.theme ?? 'default',
    socialLinks: socialSites.flatMap(({ field, name }) => {
      const url = block[field];
      return url ? [{ name, url }] : [];
    }),
    buttons: toButtons(block.buttons, locale),
  };
}

const socialSites = [
  { field: 'facebookLink', name: 'Facebook' },
  { field: 'twitterLink', name: 'X' },
  { field: 'instagramLink', name: 'Instagram' },
  { field: 'youtubeLink', name: 'YouTube' },
] as const;

function withAlt(image: PictureProps, alt: LocalText | null): PictureProps {
  return alt ? { ...image, alt: alt.text, altLang: alt.lang } : image;
}

function toDate({ date, expiryDate }: TextWithImageBlock, locale: Locale): string | null {
  const [from, to] = [date, expiryDate].map((day) => (day ? formatDate(locale, day) : null));
  if (from && to && from !== to) return getWords(locale, 'blocks')('textWithImage.dateRange', { from, to });
  return from ?? null;
}
