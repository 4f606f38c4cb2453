import type { RangeSliderBlock } from '@/cms/payload-types';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref, localePath } from '@/i18n/locales';
import { idOf } from '@/lib/reference';
import type { MediaReference } from '@/queries/pictures';
import type { RangeCard } from '@/queries/vehicles';
import { type ListedButton, toButtons } from '@/ui/button-list';
import type { PictureProps } from '@/ui/picture';

/** A model on its stage. */
export type ModelCard = {
  key: string;
  name: LocalText;
  subtitle: LocalText | null;
  href: string;
  picture: PictureProps | null;
  /** The lowest price, such as `R649 900`; null where there is none or prices are hidden. */
  price: string | null;
  buttons: ListedButton[];
};

export type RangeTab = { key: string; name: LocalText; background: PictureProps | null; models: ModelCard[] };

export type RangeSliderModel = { heading: LocalText | null; tabs: RangeTab[] };

type Asked = {
  block: RangeSliderBlock;
  /** Every range, in the editors' order. */
  cards: RangeCard[];
  /** The pictures named by `picturesOf`, by media id. */
  pictures: ReadonlyMap<number, PictureProps>;
  locale: Locale;
  /** The name of a body type's vehicles. */
  nameOf: (bodyType: RangeCard['bodyType']) => string;
  /** Null where a market hides prices. */
  pricePrefix: string | null;
};

type StoredTab = NonNullable<RangeSliderBlock['tabs']>[number];
type StoredModel = NonNullable<StoredTab['models']>[number];

/** A tab per body type with all of its ranges, or the editor's own tabs (C-253, C-254, C-256). */
export function toRangeSlider(asked: Asked): RangeSliderModel {
  const tabs = asked.block.source === 'chosen' ? toChosenTabs(asked) : toBodyTypeTabs(asked);
  return { heading: localText(asked.block, 'heading'), tabs: tabs.filter(({ models }) => models.length > 0) };
}

/** Every picture that the block may show. */
export function picturesOf(block: RangeSliderBlock, cards: RangeCard[]): MediaReference[] {
  const own = (block.tabs ?? []).flatMap((tab) => [
    tab.backgroundImage,
    ...(tab.models ?? []).map(({ modelImage }) => modelImage),
  ]);
  return [...own, ...cards.map(pictureOf)];
}

function toBodyTypeTabs(asked: Asked): RangeTab[] {
  const groups = new Map<RangeCard['bodyType'], ModelCard[]>();
  for (const card of asked.cards) {
    const group = groups.get(card.bodyType) ?? [];
    groups.set(card.bodyType, [...group, toModel(asked, card)]);
  }
  return [...groups].map(([bodyType, models]) => ({
    key: bodyType,
    name: { text: asked.nameOf(bodyType) },
    background: null,
    models,
  }));
}

function toChosenTabs(asked: Asked): RangeTab[] {
  return (asked.block.tabs ?? []).flatMap((tab, index) => {
    const name = localText(tab, 'rangeName');
    if (!name) return [];
    return {
      key: tab.id ?? String(index),
      name,
      background: findPicture(asked, tab.backgroundImage),
      models: (tab.models ?? []).flatMap((stored, place) => toChosenModel(asked, stored, place)),
    };
  });
}

function toModel(asked: Asked, card: RangeCard): ModelCard {
  return {
    key: card.rangeSlug,
    name: { text: card.name },
    subtitle: localText(card, 'subtitle'),
    href: localePath(asked.locale, `/vehicles/${card.rangeSlug}`),
    picture: findPicture(asked, pictureOf(card)),
    price: card.minPrice !== null && asked.pricePrefix !== null ? formatRand(card.minPrice, asked.pricePrefix) : null,
    buttons: [],
  };
}

/** What the editor said of a model stands before what its range says; without a page it leads to /vehicles (C-046). */
function toChosenModel(asked: Asked, stored: StoredModel, place: number): ModelCard[] {
  const card = asked.cards.find(({ id }) => id === idOf(stored.range));
  const range = card && toModel(asked, card);
  const name = localText(stored, 'modelName') ?? range?.name;
  if (!name) return [];
  return [
    {
      key: stored.id ?? String(place),
      name,
      subtitle: range?.subtitle ?? null,
      href: stored.modelPageLink
        ? localeHref(asked.locale, stored.modelPageLink)
        : (range?.href ?? localePath(asked.locale, '/vehicles')),
      picture: findPicture(asked, stored.modelImage) ?? range?.picture ?? null,
      price: range?.price ?? null,
      buttons: toButtons(stored.buttons, asked.locale),
    },
  ];
}

function pictureOf(card: RangeCard) {
  return card.modelImage ?? card.heroModelSideImage ?? card.heroImage;
}

function findPicture({ pictures }: Asked, reference: MediaReference): PictureProps | null {
  const id = idOf(reference);
  return id === null ? null : (pictures.get(id) ?? null);
}
