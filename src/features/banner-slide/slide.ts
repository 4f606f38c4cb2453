import type { BannerCarouselBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';
import type { VideoFile } from '@/queries/videos';
import { toArtDirected } from '@/ui/art-direction';
import { type ListedButton, toButtons } from '@/ui/button-list';
import type { PictureProps } from '@/ui/picture';

/** A slide as stored: of the carousel, or the hero itself. */
export type StoredSlide = Omit<BannerCarouselBlock['slides'][number], 'id'>;

/** The files that a slide refers to. */
export type SlideMedia = {
  desktop: PictureProps | null;
  mobile: PictureProps | null;
  thumbnail: PictureProps | null;
  title: PictureProps | null;
  video: VideoFile | null;
};

/** A banner slide, ready to show (C-054, C-424). */
export type Slide = {
  title: LocalText | null;
  subtitle: LocalText | null;
  description: LocalText | null;
  disclaimer: LocalText | null;
  /** The name of the slide's tab (C-060). */
  tab: LocalText | null;
  /** How words stand on the picture: light, dark, or in GR's manner (C-057). */
  tone: 'light' | 'dark' | 'gr';
  picture: PictureProps | null;
  titlePicture: PictureProps | null;
  thumbnail: PictureProps | null;
  video: (VideoFile & { startsItself: boolean }) | null;
  buttons: ListedButton[];
  links: { label: LocalText; href: string }[];
};

/** Makes a slide of what is stored. `isFirst`: its picture is the largest of the first view. */
export function toSlide({
  stored,
  media,
  locale,
  isFirst,
  isDarkened,
}: {
  stored: StoredSlide;
  media: SlideMedia;
  locale: Locale;
  isFirst: boolean;
  /** The page lays a dark gradient over its banner, so that dark words would be lost (C-013). */
  isDarkened: boolean;
}): Slide {
  const { desktop: wide, mobile: narrow } = media;
  const picture = toArtDirected({ wide, narrow, alt: localText(stored, 'altTag') });
  return {
    title: localText(stored, 'title'),
    subtitle: localText(stored, 'subtitle'),
    description: localText(stored, 'description'),
    disclaimer: localText(stored, 'disclaimer'),
    tab: localText(stored, 'tabTitle') ?? localText(stored, 'title'),
    tone: toTone(stored.textTheme, isDarkened),
    picture: picture && { ...picture, sizes: '100vw', priority: isFirst },
    titlePicture: media.title && { ...media.title, sizes: '20rem' },
    thumbnail: media.thumbnail && { ...media.thumbnail, sizes: '6rem' },
    video: media.video && { ...media.video, startsItself: stored.autoplayVideo ?? false },
    buttons: toButtons(stored.buttons, locale),
    links: (stored.simpleButtons ?? []).flatMap((button) => {
      const label = localText(button, 'label');
      return label ? { label, href: localeHref(locale, button.url) } : [];
    }),
  };
}

function toTone(theme: StoredSlide['textTheme'], isDarkened: boolean): Slide['tone'] {
  if (theme === 'gr') return 'gr';
  return theme === 'dark' && !isDarkened ? 'dark' : 'light';
}
