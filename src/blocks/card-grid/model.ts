import type { CardGridBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';
import type { VideoFile } from '@/queries/videos';
import { type ListedButton, toButtons } from '@/ui/button-list';
import type { IconName } from '@/ui/icon';
import type { PictureProps } from '@/ui/picture';

export type CardType = CardGridBlock['cardType'];

export type Card = {
  key: string;
  title: LocalText;
  subtitle: LocalText | null;
  description: LocalText | null;
  picture: PictureProps | null;
  icon: IconName | null;
  href: string | null;
  /** Opens in a dialog, whose id in the page `dialogId` is. */
  video: (VideoFile & { dialogId: string }) | null;
  buttons: ListedButton[];
};

export type CardGridModel = {
  heading: LocalText | null;
  intro: LocalText | null;
  type: CardType;
  columns: '2' | '3' | '4';
  cards: Card[];
};

/** What is empty is null; a card without a title is left out; null without cards. */
export function toCardGrid({
  block,
  locale,
  pictures,
  videos,
}: {
  block: CardGridBlock;
  locale: Locale;
  /** The picture of each stored card, in their order. */
  pictures: (PictureProps | null)[];
  /** The video of each stored card, in their order. */
  videos: (VideoFile | null)[];
}): CardGridModel | null {
  const type = block.cardType;
  const cards = (block.cards ?? []).flatMap((stored, index): Card[] => {
    const title = localText(stored, 'title');
    if (!title) return [];
    const key = stored.id ?? String(index);
    return [
      {
        key,
        title,
        subtitle: localText(stored, 'subtitle'),
        description: localText(stored, 'description'),
        picture: (hasPicture(type) && pictures[index]) || null,
        icon: (type === 'icon' && stored.icon) || null,
        href: stored.linkUrl ? localeHref(locale, stored.linkUrl) : null,
        video: type === 'video' ? toCardVideo(videos[index], `video-${block.id ?? 'card'}-${key}`) : null,
        buttons: type === 'jobs' ? [] : toButtons(stored.buttons, locale),
      },
    ];
  });
  if (cards.length === 0) return null;
  return {
    heading: localText(block, 'heading'),
    intro: localText(block, 'intro'),
    type,
    columns: block.columns ?? '3',
    cards,
  };
}

function toCardVideo(video: VideoFile | null | undefined, dialogId: string): Card['video'] {
  return video ? { ...video, dialogId } : null;
}

function hasPicture(type: CardType): boolean {
  return type !== 'icon' && type !== 'noImage' && type !== 'jobs';
}
