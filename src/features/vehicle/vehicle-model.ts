import type { SiteSetting, VehicleCategory, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { takesBlackMark } from '@/domain/colours/brightness';
import { dealerOf, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { type BuyingStep, toRequestLink } from '@/domain/vehicle/buying-link';
import { toTabLook } from '@/domain/vehicle/category-tab';
import { byPriceDescending } from '@/domain/vehicle/choice';
import { hasFixedPicture, toFacts } from '@/domain/vehicle/facts';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref, localePath } from '@/i18n/locales';
import { idOf } from '@/lib/reference';
import type { PictureProps } from '@/ui/picture';
import type { ChooserColour, ChooserLinks, ChooserModel, ChooserProps } from './chooser-props';
import { linkMarks } from './fill-link';
import { packPicture } from './packed-picture';

/** What a vehicle page is made of, as it is read. */
export type VehicleRecords = {
  range: VehicleRange;
  models: VehicleModel[];
  /** In the order of the tabs. */
  categories: VehicleCategory[];
  /** Every picture that `picturesOf` names. */
  pictures: ReadonlyMap<number, PictureProps>;
  settings: SiteSetting;
  /** How prices are written; null where this market sees none. */
  priceFormat: { prefix: string; currency: string } | null;
  /** Whose site the page is on. */
  place: SitePlace;
};

export type VehicleChoices = Omit<ChooserProps, 'address' | 'labels' | 'head' | 'offers' | 'children'> & {
  subtitle: LocalText | null;
  /** The lowest price of the range; null where prices are not shown. */
  fromPrice: string | null;
  /** To all ranges of this site. */
  allUrl: string;
};

/** The ids of all pictures that the stage can show. */
export function picturesOf({ range, models }: Pick<VehicleRecords, 'range' | 'models'>): number[] {
  const ids = models.flatMap((model) => [
    ...(model.colourSelectors ?? []).map(({ colourImage }) => idOf(colourImage)),
    idOf(model.sideImage),
  ]);
  return [...new Set([...ids, idOf(range.modelImage)].filter((id) => id !== null))];
}

/**
 * Everything that the page offers to choose from: tabs in their order, models dearest first, each colour and each
 * picture once however many models have it.
 */
export function toVehicleChoices(
  records: VehicleRecords,
  locale: Locale,
  words: {
    onRequest: string;
    atDealer: string;
    seats: (count: number) => string;
    availability: (model: VehicleModel) => string | null;
  },
): VehicleChoices {
  const { range, priceFormat, place } = records;
  const shared = { pictures: new Shelf<number>(), colours: new Shelf<string, ChooserColour>() };
  const codeOf = new Map(records.categories.map(({ id, code }) => [id, code]));
  const toPrice = (price?: number | null) => (price && priceFormat ? formatRand(price, priceFormat.prefix) : null);

  const models = byPriceDescending(records.models).map((model): ChooserModel => {
    const price = toPrice(model.price);
    return {
      code: model.code,
      name: model.name,
      categoryCode: codeOf.get(idOf(model.category) ?? -1) ?? '',
      price: price ?? (priceFormat ? words.onRequest : words.atDealer),
      hasPrice: price !== null,
      formerPrice: price && toPrice(model.specialPrice),
      availability: words.availability(model),
      facts: factsOf(model, words.seats),
      stats: (model.vehicleStats ?? []).flatMap((stat) => {
        const value = localText(stat, 'value');
        return value ? [{ value, unit: localText(stat, 'unit'), label: localText(stat, 'label') }] : [];
      }),
      colours: coloursOf(model, records, shared),
      picture: pictureOf(model, records, shared.pictures),
    };
  });

  const used = new Set(models.map(({ categoryCode }) => categoryCode));
  const prices = records.models.flatMap(({ price }) => (price ? [price] : []));
  return {
    basePath: localePath(locale, `${vehiclesPath(place)}/${range.rangeSlug}`),
    allUrl: localePath(locale, vehiclesPath(place)),
    rangeName: range.name,
    subtitle: localText(range, 'subtitle'),
    fromPrice: prices.length > 1 ? toPrice(Math.min(...prices)) : null,
    stageId: byPriceDescending(records.models)[0]?.cssId || range.cssId || 'models',
    defaultCategory: codeOf.get(idOf(range.defaultCategory) ?? -1) ?? null,
    categories: records.categories
      .filter(({ code }) => used.has(code))
      .map((category) => ({
        code: category.code,
        label: localText(category, 'label') ?? { text: category.code },
        look: toTabLook(category.code, range.rangeSlug),
      })),
    models,
    colours: shared.colours.items,
    pictures: shared.pictures.items.flatMap((id) => records.pictures.get(id) ?? []).map(packPicture),
    links: linksOf(records, locale),
    priceTerms: localText(records.settings, 'priceDisclaimer'),
  };
}

function linksOf({ settings, priceFormat, place }: VehicleRecords, locale: Locale): ChooserLinks {
  const to = (step: BuyingStep) =>
    toRequestLink({
      buyingSite: settings.buyingSite ? localeHref(locale, settings.buyingSite) : null,
      enquiryPath: localePath(locale, '/enquiry/vehicle'),
      dealer: dealerOf(place),
      showsPrices: priceFormat !== null,
      step,
      modelCode: linkMarks.model,
      paintCode: linkMarks.colour,
    });
  return { quote: to('quote'), testDrive: to('test-drive'), hybrid: localePath(locale, '/discover/hybrid-electric') };
}

function factsOf(model: VehicleModel, seats: (count: number) => string): ChooserModel['facts'] {
  return toFacts({
    engine: localText(model, 'engine'),
    transmission: localText(model, 'transmission'),
    fuel: localText(model, 'fuelType'),
    consumption: localText(model, 'fuelcon'),
    // With their word: in a line of facts a number alone says nothing.
    seats: model.seats ? { text: seats(model.seats) } : null,
  });
}

type Shared = { pictures: Shelf<number>; colours: Shelf<string, ChooserColour> };

function coloursOf(model: VehicleModel, records: VehicleRecords, shared: Shared): number[] {
  return (model.colourSelectors ?? []).map((selector) => {
    const title = localText(selector, 'colourTitle') ?? { text: selector.paintCode };
    const colour: ChooserColour = {
      paintCode: selector.paintCode,
      title,
      tone: selector.colourCode,
      secondTone: selector.colourCode2 || null,
      takesBlackMark: takesBlackMark(selector.colourCode),
      picture: placeOf(idOf(selector.colourImage), records, shared.pictures),
    };
    return shared.colours.put(JSON.stringify(colour), colour);
  });
}

/** The picture that stands for every colour: a fixed one (D-379), or the only one there is. */
function pictureOf(model: VehicleModel, records: VehicleRecords, pictures: Shelf<number>): number | null {
  const hasOwn = model.colourSelectors?.some(({ colourImage }) => records.pictures.has(idOf(colourImage) ?? -1));
  if (hasOwn && !hasFixedPicture(records.range.name, model.name)) return null;
  return placeOf(idOf(model.sideImage) ?? idOf(records.range.modelImage), records, pictures);
}

function placeOf(id: number | null, { pictures }: VehicleRecords, shelf: Shelf<number>): number | null {
  return id !== null && pictures.has(id) ? shelf.put(id, id) : null;
}

/** Things that are kept once and named by their place. */
class Shelf<Key, Item = Key> {
  readonly items: Item[] = [];
  private readonly places = new Map<Key, number>();

  put(key: Key, item: Item): number {
    const place = this.places.get(key) ?? this.items.push(item) - 1;
    this.places.set(key, place);
    return place;
  }
}
