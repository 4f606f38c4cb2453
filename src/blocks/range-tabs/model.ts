import type { RangeTabsBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';
import type { MediaReference } from '@/queries/pictures';
import { toArtDirected } from '@/ui/art-direction';
import { type ListedButton, toButtons } from '@/ui/button-list';
import type { PictureProps } from '@/ui/picture';

export type TabCard = {
  key: string;
  name: LocalText;
  href: string | null;
  picture: PictureProps | null;
  buttons: ListedButton[];
};

export type RangeTabsModel = {
  heading: LocalText | null;
  tabs: { key: string; title: LocalText; cards: TabCard[] }[];
  /** The place of the tab whose model the page is about, or of the first one (C-292). */
  opening: number;
};

type StoredCard = NonNullable<RangeTabsBlock['tabs'][number]['cardData']>[number];

/** Every picture that the block shows. */
export function picturesOf(block: RangeTabsBlock): MediaReference[] {
  return (block.tabs ?? []).flatMap(({ cardData }) =>
    (cardData ?? []).flatMap(({ hiluxmodelImage, mobileImage }) => [hiluxmodelImage, mobileImage]),
  );
}

/** Tabs with their cards; a tab without cards is left out; null without any. */
export function toRangeTabs({
  block,
  path,
  pictures,
  locale,
}: {
  block: RangeTabsBlock;
  /** The page's public path. */
  path: string;
  pictures: ReadonlyMap<number, PictureProps>;
  locale: Locale;
}): RangeTabsModel | null {
  const here = lastPart(path);
  let opening = 0;
  const tabs: RangeTabsModel['tabs'] = [];
  for (const [index, stored] of (block.tabs ?? []).entries()) {
    const title = localText(stored, 'title');
    const cards = (stored.cardData ?? []).flatMap((card, place) => toCard(card, { place, pictures, locale }));
    if (!title || cards.length === 0) continue;
    if (stored.hiluxModelPageLink && lastPart(stored.hiluxModelPageLink) === here) opening = tabs.length;
    tabs.push({ key: stored.id ?? String(index), title, cards });
  }
  return tabs.length > 0 ? { heading: localText(block, 'heading'), tabs, opening } : null;
}

type Asked = { place: number; pictures: ReadonlyMap<number, PictureProps>; locale: Locale };

function toCard(stored: StoredCard, { place, pictures, locale }: Asked): TabCard[] {
  const name = localText(stored, 'hiluxModelName');
  if (!name) return [];
  const find = (reference: MediaReference) =>
    pictures.get(typeof reference === 'number' ? reference : (reference?.id ?? -1)) ?? null;
  return [
    {
      key: stored.id ?? String(place),
      name,
      href: stored.hiluxModelPageLink ? localeHref(locale, stored.hiluxModelPageLink) : null,
      picture: toArtDirected({
        wide: find(stored.hiluxmodelImage),
        narrow: find(stored.mobileImage),
        alt: localText(stored, 'altTagImage'),
      }),
      buttons: toButtons(stored.buttons, locale),
    },
  ];
}

function lastPart(path: string): string {
  return (
    path
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .pop() ?? ''
  );
}
