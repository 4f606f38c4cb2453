import type { SiteSetting, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { mostCompared, toCompareQuery } from '@/domain/comparison/choice';
import { type ComparedGroup, compareSpecifications, type SpecificationGroup } from '@/domain/comparison/comparison';
import { type Outline, readLength, type Stance, toScales, toStance } from '@/domain/comparison/stance';
import { dealerOf, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { toRequestLink } from '@/domain/vehicle/buying-link';
import { toAvailability } from '@/i18n/availability';
import { formatDate, formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { idOf } from '@/lib/reference';
import type { PictureProps } from '@/ui/picture';

/** A derivative with its range. */
export type Compared = { model: VehicleModel; range: VehicleRange };

/** What a comparison is made of, as it is read. */
export type CompareRecords = {
  place: SitePlace;
  /** The range on whose page it stands. */
  range: VehicleRange;
  /** The vehicles side by side, at most four. */
  vehicles: readonly Compared[];
  /** Every derivative there is, to add from. */
  all: readonly Compared[];
  isOnlyDifferences: boolean;
  /** Codes that were asked for in vain, and whether more than four were asked for. */
  unknown: readonly string[];
  isCut: boolean;
  /** None of them is known, and the range's dearest stands in their place. */
  isInstead: boolean;
  /** Every picture that `pictureOf` names, and where on it the vehicle stands. */
  pictures: ReadonlyMap<number, PictureProps>;
  outlines: ReadonlyMap<number, Outline | null>;
  settings: SiteSetting;
  /** How prices are written; null where this market sees none. */
  priceFormat: { prefix: string; currency: string } | null;
  now: Date;
};

export type CompareVehicle = {
  code: string;
  range: string;
  name: string;
  /** Finished, or the words that stand for it. */
  price: string;
  hasPrice: boolean;
  /** The special price, struck through beside the price. */
  formerPrice: string | null;
  /** How its price stands to the first vehicle's, in two parts: 'R20 000 more', 'than Corolla 1.2T XS'. */
  difference: { text: string; than: string } | null;
  availability: string | null;
  colours: { paintCode: string; title: LocalText; tone: string; secondTone: string }[];
  picture: (PictureProps & { stance: Stance }) | null;
  links: { view: string; quote: string; remove: string | null; change: string | null };
};

export type Comparison = {
  /** The comparison's page without language, with the choice. */
  path: string;
  /** Of the range, without a choice. */
  basePath: string;
  range: { name: string; url: string };
  vehicles: CompareVehicle[];
  groups: ComparedGroup<LocalText>[];
  isOnlyDifferences: boolean;
  notices: string[];
  links: { everything: string; differences: string; csv: string };
  add: CompareAdd;
  /** What goes with prices; empty where none is shown. */
  terms: LocalText[];
};

/** What another vehicle is added from; `options` is empty when no more fit. */
export type CompareAdd = {
  /** Where the form leads, and what it takes along. */
  action: string;
  kept: { name: string; value: string }[];
  options: { label: string; options: { value: string; label: string }[] }[];
  listUrl: string;
};

/** The picture that stands for a derivative: from the side, as all of them can stand on one line. */
export function pictureOf({ model, range }: Compared): number | null {
  const shown = model.sideImage ?? range.heroModelSideImage ?? model.colourSelectors?.[0]?.colourImage;
  return idOf(shown ?? range.modelImage);
}

/** Everything that the page and its file show, in the page's language. */
export function toComparison(records: CompareRecords, locale: Locale): Comparison {
  const { place, range, vehicles, isOnlyDifferences } = records;
  const vehicle = getWords(locale, 'vehicle');
  const home = vehiclesPath(place);
  const basePath = `${home}/${range.rangeSlug}/compare`;
  const codes = vehicles.map(({ model }) => model.code);
  const link = (chosen: readonly string[], only: boolean) =>
    localePath(locale, basePath + toCompareQuery(chosen, { only }));
  const specifications = vehicles.map((one) => toSpecification(one.model, locale));
  const stances = toStances(records, specifications, locale);
  const groups = compareSpecifications(specifications);
  const shown = vehicles.map((one, index) => ({
    ...toVehicle(one, records, locale),
    picture: stances[index] ?? null,
  }));
  const query = toCompareQuery(codes, { only: isOnlyDifferences });
  return {
    path: basePath + query,
    basePath,
    range: { name: range.name, url: localePath(locale, `${home}/${range.rangeSlug}`) },
    vehicles: shown,
    groups,
    isOnlyDifferences,
    notices: toNotices(records, locale),
    links: {
      everything: link(codes, false),
      differences: link(codes, true),
      csv: localePath(locale, `${basePath}.csv${query}`),
    },
    add: toAdd(records, locale, basePath),
    terms: shown.some(({ hasPrice }) => hasPrice) ? toTerms(records, locale, vehicle('labels.asterisk')) : [],
  };
}

function toVehicle({ model, range }: Compared, records: CompareRecords, locale: Locale) {
  const { place, vehicles, priceFormat, isOnlyDifferences } = records;
  const t = getWords(locale, 'compare');
  const vehicle = getWords(locale, 'vehicle');
  const home = vehiclesPath(place);
  const write = (price?: number | null) => (price && priceFormat ? formatRand(price, priceFormat.prefix) : null);
  const price = write(model.price);
  const hidden = place.kind === 'dealer' ? 'price.atThisDealer' : 'price.atDealer';
  const others = vehicles.map((one) => one.model.code).filter((code) => code !== model.code);
  const ownCompare = `${home}/${records.range.rangeSlug}`;
  return {
    code: model.code,
    range: range.name,
    name: model.name,
    price: price ?? vehicle(priceFormat ? 'price.onRequest' : hidden),
    hasPrice: price !== null,
    formerPrice: price && write(model.specialPrice),
    difference: price ? toDifference(model, vehicles[0], write, t) : null,
    availability: toAvailability(model, locale, records.now),
    colours: (model.colourSelectors ?? []).map((colour) => ({
      paintCode: colour.paintCode,
      title: localText(colour, 'colourTitle') ?? { text: colour.paintCode },
      tone: colour.colourCode,
      secondTone: colour.colourCode2 || colour.colourCode,
    })),
    links: {
      view: localePath(locale, `${home}/${range.rangeSlug}/${model.code}`),
      quote: toQuote(model.code, records, locale),
      remove:
        others.length > 0
          ? localePath(locale, `${ownCompare}/compare${toCompareQuery(others, { only: isOnlyDifferences })}`)
          : null,
      change:
        others.length > 0
          ? localePath(locale, `${home}/${range.rangeSlug}/derivatives${toCompareQuery(others)}`)
          : null,
    },
  };
}

function toQuote(modelCode: string, { place, settings, priceFormat }: CompareRecords, locale: Locale): string {
  return toRequestLink({
    buyingSite: settings.buyingSite ? localeHref(locale, settings.buyingSite) : null,
    enquiryPath: localePath(locale, '/enquiry/vehicle'),
    dealer: dealerOf(place),
    showsPrices: priceFormat !== null,
    step: 'quote',
    modelCode,
    paintCode: null,
  });
}

type CompareWords = ReturnType<typeof getWords<'compare'>>;

function toDifference(
  model: VehicleModel,
  first: Compared | undefined,
  write: (price: number) => string | null,
  t: CompareWords,
): CompareVehicle['difference'] {
  if (!first?.model.price || !model.price || first.model.code === model.code) return null;
  const rand = model.price - first.model.price;
  const amount = write(Math.abs(rand));
  const than = t('thanFirst', { name: `${first.range.name} ${first.model.name}` });
  if (!amount) return { text: t('samePrice'), than: '' };
  return { text: t(rand > 0 ? 'dearer' : 'cheaper', { amount }), than };
}

/** At a glance first, then the model's own groups. */
function toSpecification(model: VehicleModel, locale: Locale): SpecificationGroup<LocalText>[] {
  const t = getWords(locale, 'compare');
  const vehicle = getWords(locale, 'vehicle');
  const plan = (text: LocalText | null) => (text?.text.trim() === '-' ? { text: t('facts.unavailable') } : text);
  const consumption = localText(model, 'fuelcon');
  const facts = [
    { label: { text: vehicle('facts.engine') }, value: localText(model, 'engine') },
    { label: { text: vehicle('facts.transmission') }, value: localText(model, 'transmission') },
    { label: { text: vehicle('facts.fuel') }, value: localText(model, 'fuelType') },
    {
      label: { text: vehicle('facts.consumption') },
      value: /^not available$/i.test(consumption?.text.trim() ?? '') ? null : consumption,
    },
    ...(model.vehicleStats ?? []).map((stat) => ({ label: localText(stat, 'label'), value: withUnit(stat) })),
    { label: { text: vehicle('facts.seats') }, value: model.seats ? { text: String(model.seats) } : null },
    {
      label: { text: t('facts.drive') },
      value: model.driveSystem ? { text: t(`drive.${model.driveSystem}`) } : null,
    },
    { label: { text: t('facts.servicePlan') }, value: plan(localText(model, 'servicePlan')) },
    { label: { text: t('facts.warranty') }, value: plan(localText(model, 'warranty')) },
  ];
  const groups = (model.specificationGroups ?? []).map((group) => ({
    title: localText(group, 'title'),
    items: (group.items ?? []).map((item) => ({ label: localText(item, 'label'), value: localText(item, 'value') })),
  }));
  return [{ title: { text: t('facts.title') }, items: facts }, ...groups];
}

function withUnit(stat: NonNullable<VehicleModel['vehicleStats']>[number]): LocalText | null {
  const value = localText(stat, 'value');
  const unit = localText(stat, 'unit');
  return value && unit ? { ...value, text: `${value.text}\u00a0${unit.text}` } : value;
}

function toStances(
  { vehicles, pictures, outlines }: CompareRecords,
  specifications: readonly SpecificationGroup<LocalText>[][],
  locale: Locale,
): CompareVehicle['picture'][] {
  const labels = [getWords(locale, 'compare')('lengthLabel'), getWords('en', 'compare')('lengthLabel')];
  const scales = toScales(
    specifications.map((groups) =>
      readLength(
        groups.flatMap(({ items }) =>
          items.flatMap(({ label, value }) => (label && value ? { label: label.text, value: value.text } : [])),
        ),
        labels,
      ),
    ),
  );
  return vehicles.map((vehicle, index) => {
    const id = pictureOf(vehicle);
    const picture = id === null ? undefined : pictures.get(id);
    if (id === null || !picture) return null;
    return { ...picture, stance: toStance({ scale: scales[index] ?? 1, picture, outline: outlines.get(id) ?? null }) };
  });
}

function toNotices({ vehicles, unknown, isCut, isInstead }: CompareRecords, locale: Locale): string[] {
  const t = getWords(locale, 'compare');
  const [first] = vehicles;
  if (!first) return [t('notices.none')];
  const name = `${first.range.name} ${first.model.name}`;
  return [
    ...(unknown.length > 0 ? [t('notices.unknown', { count: unknown.length, codes: unknown.join(', ') })] : []),
    ...(isInstead ? [t('notices.nearest', { name })] : []),
    ...(isCut ? [t('notices.cut')] : []),
  ];
}

function toAdd({ vehicles, all, isOnlyDifferences }: CompareRecords, locale: Locale, basePath: string): CompareAdd {
  const codes = vehicles.map(({ model }) => model.code);
  const names = [...new Set(all.map((one) => one.range.name))];
  const hasRoom = codes.length < mostCompared;
  return {
    action: localePath(locale, basePath),
    kept: [
      ...codes.map((value) => ({ name: 'code', value })),
      ...(isOnlyDifferences ? [{ name: 'only', value: 'differences' }] : []),
    ],
    options: hasRoom
      ? names
          .map((label) => ({
            label,
            options: all
              .filter((one) => one.range.name === label && !codes.includes(one.model.code))
              .map(({ model }) => ({ value: model.code, label: model.name })),
          }))
          .filter(({ options }) => options.length > 0)
      : [],
    listUrl: localePath(locale, basePath.replace(/compare$/, 'derivatives') + toCompareQuery(codes)),
  };
}

function toTerms({ vehicles, settings, now }: CompareRecords, locale: Locale, asterisk: string): LocalText[] {
  const t = getWords(locale, 'compare');
  const hasAsterisk = vehicles.some(({ model }) => model.price && model.specialPrice);
  return [
    { text: t('pricesOn', { date: formatDate(locale, now) }) },
    ...(hasAsterisk ? [{ text: `* ${asterisk}` }] : []),
    ...[localText(settings, 'priceDisclaimer')].filter((words) => words !== null),
  ];
}
