import type { CardGridBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';
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
}: {
  block: CardGridBlock;
  locale: Locale;
  /** The picture of each stored card, in their order. */
  pictures: (PictureProps | null)[];
}): CardGridModel | null {
  const type = block.cardType;
  const cards = (block.cards ?? []).flatMap((stored, index): Card[] => {
    const title = localText(stored, 'title');
    if (!title) return [];
    return [
      {
        key: stored.id ?? String(index),
        title,
        subtitle: localText(stored, 'subtitle'),
        description: localText(stored, 'description'),
        picture: hasPicture(type) ? (pictures[index] ?? null) : null,
        icon: type === 'icon' ? (stored.icon ?? null) : null,
        href: stored.linkUrl ? localeHref(locale, stored.linkUrl) : null,
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

function hasPicture(type: CardType): boolean {
  return type === 'benefit' || type === 'info' || type === 'largeImage' || type === 'smallImage';
}
