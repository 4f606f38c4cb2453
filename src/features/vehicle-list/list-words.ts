import { bodyTypes } from '@/domain/vehicle/body-type';
import {
  countRanges,
  type FilterName,
  type ListedRange,
  type ListFilter,
  sorts,
  toAskedNames,
  toPriceChoices,
  toSeatChoices,
} from '@/domain/vehicle-filter/list-filter';
import { systemValues } from '@/domain/vehicle-filter/systems';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

/** One gap of the sentence: its choices, of which the first asks nothing. */
export type Slot = {
  name: keyof ListFilter;
  label: string;
  options: { value: string; label: string; isChosen: boolean }[];
};

export type Slots = Partial<Record<keyof ListFilter, Slot>>;

/** How a price is written; null where the site shows none. */
export type WritePrice = ((rand: number) => string) | null;

type Asked = { locale: Locale; filter: ListFilter; ranges: readonly ListedRange[]; writePrice: WritePrice };

/**
 * The choices of each gap. Beside every option that is not chosen stands how many vehicles it would leave, what the
 * other gaps ask for being kept.
 */
export function toSlots({ locale, filter, ranges, writePrice }: Asked): Slots {
  const t = getWords(locale, 'vehicleList');
  const names: Record<keyof ListFilter, string> = {
    body: t('names.body'),
    max: t('names.max'),
    fuel: t('names.fuel'),
    seats: t('names.seats'),
    transmission: t('names.transmission'),
    drive: t('names.drive'),
    grade: t('names.grade'),
    sort: t('names.sort'),
  };
  const slot = <Name extends keyof ListFilter>(
    name: Name,
    options: { value: ListFilter[Name]; label: string }[],
    isCounted = true,
  ): Slot => ({
    name,
    label: names[name],
    options: options.map(({ value, label }) => {
      const isChosen = filter[name] === value;
      const count = isCounted && !isChosen ? countRanges(ranges, { ...filter, [name]: value }) : null;
      return { value: String(value ?? ''), label: count === null ? label : `${label} (${count})`, isChosen };
    }),
  });
  const offered = bodyTypes.filter((type) => type === filter.body || ranges.some(({ bodyType }) => bodyType === type));
  const orders = writePrice ? sorts : sorts.filter((sort) => sort === 'name');
  return {
    body: slot('body', [
      { value: null, label: t('options.body.any') },
      ...offered.map((value) => ({ value, label: t(`options.body.${value}`) })),
    ]),
    max: writePrice
      ? slot('max', [
          { value: null, label: t('options.max.any') },
          ...toPriceChoices(ranges, filter.max).map((value) => ({
            value,
            label: t('options.max.below', { price: writePrice(value) }),
          })),
        ])
      : undefined,
    fuel: slot('fuel', [
      { value: null, label: t('options.fuel.any') },
      ...systemValues.fuel.map((value) => ({ value, label: t(`options.fuel.${value}`) })),
    ]),
    seats: slot('seats', [
      { value: null, label: t('options.seats.any') },
      ...toSeatChoices(ranges, filter.seats).map((value) => ({
        value,
        label: t('options.seats.least', { seats: String(value) }),
      })),
    ]),
    transmission: slot('transmission', [
      { value: null, label: t('options.transmission.any') },
      ...systemValues.transmission.map((value) => ({ value, label: t(`options.transmission.${value}`) })),
    ]),
    drive: slot('drive', [
      { value: null, label: t('options.drive.any') },
      ...systemValues.drive.map((value) => ({ value, label: t(`options.drive.${value}`) })),
    ]),
    grade: slot('grade', [
      { value: null, label: t('options.grade.any') },
      ...systemValues.grade.map((value) => ({ value, label: t(`options.grade.${value}`) })),
    ]),
    sort: slot(
      'sort',
      [
        { value: null, label: t('options.sort.any') },
        ...orders.map((value) => ({ value, label: t(`options.sort.${value}`) })),
      ],
      false,
    ),
  };
}

type Found = { locale: Locale; filter: ListFilter; count: number; writePrice: WritePrice };

/** The result as a sentence: '4 SUVs under R600 000, hybrid, 7 seats or more'. */
export function toHeading({ locale, filter, count, writePrice }: Found): string {
  const t = getWords(locale, 'vehicleList');
  const vehicles = t(`found.${filter.body ?? 'any'}`, { count });
  const start =
    filter.max !== null && writePrice ? t('foundBelow', { vehicles, price: writePrice(filter.max) }) : vehicles;
  const rest = toAskedNames(filter).filter((name) => name !== 'body' && name !== 'max');
  return [start, ...rest.map((name) => toTold({ locale, filter, name, writePrice }))].join(', ');
}

/** One thing that the filter asks for, as the heading tells it; a body type as the sentence has it. */
export function toTold({
  locale,
  filter,
  name,
  writePrice,
}: {
  locale: Locale;
  filter: ListFilter;
  name: FilterName;
  writePrice: WritePrice;
}): string {
  const t = getWords(locale, 'vehicleList');
  const { body, max, fuel, transmission, drive, grade, seats } = filter;
  const told: Record<FilterName, string | null> = {
    body: body && t(`options.body.${body}`),
    max: max !== null && writePrice ? t('told.max', { price: writePrice(max) }) : null,
    fuel: fuel && t(`told.fuel.${fuel}`),
    transmission: transmission && t(`told.transmission.${transmission}`),
    drive: drive && t(`told.drive.${drive}`),
    grade: grade && t(`told.grade.${grade}`),
    seats: seats === null ? null : t('told.seats', { seats: String(seats) }),
  };
  return told[name] ?? '';
}
