import type { VehicleCategory, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { byPriceDescending } from '@/domain/vehicle/choice';
import { hasFixedPicture } from '@/domain/vehicle/facts';
import {
  countOptions,
  fitsSelector,
  fold,
  type Selectable,
  type SelectorFilter,
} from '@/domain/vehicle-filter/selector-filter';
import { type SystemName, systemNames, systemsOf, systemValues } from '@/domain/vehicle-filter/systems';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { idOf } from '@/lib/reference';
import type { PictureProps } from '@/ui/picture';

/** A derivative with its range, as they are read. */
export type SelectorRecord = { model: VehicleModel; range: VehicleRange };

/** A derivative as the selector shows it (D-151). */
export type SelectorModel = {
  name: string;
  rangeName: string;
  code: string;
  /** Finished: `R649 900`, or the words that stand for it. */
  price: string;
  category: LocalText | null;
  heroModel: PictureProps | null;
  /** The four facts, in the order of the group's columns; null where one is not known. */
  columns: (LocalText | null)[];
  colourSelectors: { paintCode: string; title: LocalText | null }[];
  /** What it is found by. */
  selectable: Selectable;
  fits: boolean;
};

/** The derivatives of one range, dearest first; a column that none of them fills is hidden (D-151). */
export type SelectorGroup = {
  rangeName: string;
  rangeSlug: string;
  columns: { heading: string; isHidden: boolean }[];
  models: SelectorModel[];
};

/** One group of options (D-155, D-409 to D-412), each with its count. */
export type SelectorOptions = {
  title: string;
  filterName: SystemName;
  values: { value: string; label: string; count: number; isChosen: boolean }[];
};

export type SelectorResults = { groups: SelectorGroup[]; filters: SelectorOptions[]; count: number; total: number };

type Asked = {
  locale: Locale;
  records: readonly SelectorRecord[];
  categories: readonly VehicleCategory[];
  pictures: ReadonlyMap<number, PictureProps>;
  filter: SelectorFilter;
  /** Null where prices are hidden. */
  writePrice: ((rand: number) => string) | null;
  /** What stands for a price that is not published or hidden. */
  noPrice: string;
};

/** Every derivative by range, whether it fits what is asked or not, and the filters with their counts. */
export function toSelectorResults(asked: Asked): SelectorResults {
  const { locale, records, filter } = asked;
  const ranges = [...new Map(records.map(({ range }) => [range.id, range])).values()];
  const groups = ranges.map((range) => toGroup(range, asked));
  const models = groups.flatMap((group) => group.models);
  return {
    groups,
    filters: toOptions({ locale, filter, models }),
    count: models.filter(({ fits }) => fits).length,
    total: models.length,
  };
}

/** The id of the picture that stands for a derivative: its first colour's, or the fixed one (D-379). */
export function pictureIdOf({ model, range }: SelectorRecord): number | null {
  const [first] = model.colourSelectors ?? [];
  const own = hasFixedPicture(range.name, model.name) ? model.sideImage : (first?.colourImage ?? model.sideImage);
  return idOf(own) ?? idOf(range.modelImage);
}

function toGroup(range: VehicleRange, asked: Asked): SelectorGroup {
  const t = getWords(asked.locale, 'vehicle');
  const records = asked.records.filter((record) => record.range.id === range.id);
  const models = byPriceDescending(records.map(({ model }) => model)).map((model) => toModel({ model, range }, asked));
  return {
    rangeName: range.name,
    rangeSlug: range.rangeSlug,
    columns: columnFacts.map((fact, place) => ({
      heading: t(`facts.${fact}`),
      isHidden: models.every(({ columns }) => columns[place] === null),
    })),
    models,
  };
}

function toModel(record: SelectorRecord, asked: Asked): SelectorModel {
  const { model, range } = record;
  const category = asked.categories.find(({ id }) => id === idOf(model.category));
  const label = localText(category, 'label');
  const selectable = {
    text: fold([range.name, model.name, model.code, label?.text ?? ''].join(' ')),
    ...systemsOf(model),
  };
  return {
    name: model.name,
    rangeName: range.name,
    code: model.code,
    price: model.price && asked.writePrice ? asked.writePrice(model.price) : asked.noPrice,
    category: label,
    heroModel: asked.pictures.get(pictureIdOf(record) ?? -1) ?? null,
    columns: [
      localText(model, 'engine'),
      localText(model, 'transmission'),
      localText(model, 'fuelType'),
      model.seats ? { text: String(model.seats) } : null,
    ],
    colourSelectors: (model.colourSelectors ?? []).map((colour) => ({
      paintCode: colour.paintCode,
      title: localText(colour, 'colourTitle'),
    })),
    selectable,
    fits: fitsSelector(selectable, asked.filter),
  };
}

const columnFacts = ['engine', 'transmission', 'fuel', 'seats'] as const;

type Options = { locale: Locale; filter: SelectorFilter; models: SelectorModel[] };

function toOptions({ locale, filter, models }: Options): SelectorOptions[] {
  const t = getWords(locale, 'selector');
  const counts = countOptions(
    models.map(({ selectable }) => selectable),
    filter,
  );
  const labels: Record<SystemName, { value: string; label: string }[]> = {
    fuel: systemValues.fuel.map((value) => ({ value, label: t(`options.fuel.${value}`) })),
    transmission: systemValues.transmission.map((value) => ({ value, label: t(`options.transmission.${value}`) })),
    drive: systemValues.drive.map((value) => ({ value, label: t(`options.drive.${value}`) })),
    grade: systemValues.grade.map((value) => ({ value, label: t(`options.grade.${value}`) })),
  };
  return systemNames.map((name) => ({
    title: t(`groups.${name}`),
    filterName: name,
    values: labels[name].map(({ value, label }) => ({
      value,
      label,
      count: counts[name].get(value) ?? 0,
      isChosen: filter[name].includes(value),
    })),
  }));
}
