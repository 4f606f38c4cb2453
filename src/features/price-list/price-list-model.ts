import type { SiteSetting, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { byPriceDescending } from '@/domain/vehicle/choice';
import { systemsOf } from '@/domain/vehicle-filter/systems';
import { formatDate, formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

/** A price list in finished words: what both files say. */
export type PriceList = {
  locale: Locale;
  brand: string;
  title: string;
  /** 'Date of issue: 21 November 2026'. */
  issued: string;
  /** The first part of the file's name. */
  fileName: string;
  ranges: { name: string; rows: PriceListRow[] }[];
  /** What the asterisk beside a price means; null where there is none. */
  asterisk: string | null;
  /** The disclaimer, and that the data is for demonstration. */
  notes: LocalText[];
  labels: PriceListLabels;
};

export type PriceListLabels = Record<
  'range' | 'model' | 'code' | 'price' | 'former' | 'fuel' | 'transmission' | 'drive',
  string
> & { page: (page: number, count: number) => string };

export type PriceListRow = {
  name: string;
  code: string;
  /** As it is read: `R649 900`, with an asterisk beside a struck one, or that it is given on request. */
  price: string;
  former: string | null;
  /** Whole rand for calculating, null where none is published. */
  priceRand: number | null;
  formerRand: number | null;
  fuel: string;
  transmission: string;
  drive: string;
};

/** Every range with its derivatives, dearest first. `format` is null where South Africa shows no prices. */
export function toPriceList({
  ranges,
  only,
  format,
  settings,
  locale,
  now,
}: {
  ranges: readonly { range: VehicleRange; models: readonly VehicleModel[] }[];
  /** The list is of this range alone. */
  only: { name: string; rangeSlug: string } | null;
  format: { prefix: string } | null;
  settings: SiteSetting;
  locale: Locale;
  now: Date;
}): PriceList {
  const t = getWords(locale, 'priceList');
  const groups = ranges
    .filter(({ models }) => models.length > 0)
    .map(({ range, models }) => ({
      name: range.name,
      rows: byPriceDescending(models).map((model) => toRow(model, locale, format)),
    }));
  const isStruck = groups.some(({ rows }) => rows.some(({ former }) => former));
  const notes = [localText(settings, 'priceDisclaimer'), localText(settings, 'demonstrationNotice')];
  return {
    locale,
    brand: settings.brandName,
    title: only ? t('titleOf', { range: only.name }) : t('title'),
    issued: t('issued', { date: formatDate(locale, now) }),
    fileName: [
      settings.brandName.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      t('file'),
      ...(only ? [only.rangeSlug] : []),
    ]
      .filter(Boolean)
      .join('-'),
    ranges: groups,
    asterisk: isStruck ? `* ${getWords(locale, 'vehicle')('labels.asterisk')}` : null,
    notes: notes.filter((note) => note !== null),
    labels: {
      range: t('columns.range'),
      model: t('columns.model'),
      code: t('columns.code'),
      price: t('columns.price'),
      former: t('columns.former'),
      fuel: t('columns.fuel'),
      transmission: t('columns.transmission'),
      drive: t('columns.drive'),
      page: (page, count) => t('page', { page: String(page), count: String(count) }),
    },
  };
}

function toRow(model: VehicleModel, locale: Locale, format: { prefix: string } | null): PriceListRow {
  const t = getWords(locale, 'priceList');
  const priceRand = format ? (model.price ?? null) : null;
  const formerRand = priceRand === null ? null : (model.specialPrice ?? null);
  const write = (rand: number) => formatRand(rand, format?.prefix);
  const words = getWords(locale, 'selector');
  const { fuel, transmission, drive } = systemsOf(model);
  return {
    name: model.name,
    code: model.code,
    price:
      priceRand === null
        ? t(format ? 'onRequest' : 'atDealer')
        : `${write(priceRand)}${formerRand === null ? '' : '*'}`,
    former: formerRand === null ? null : write(formerRand),
    priceRand,
    formerRand,
    fuel: fuel ? words(`options.fuel.${fuel}`) : (localText(model, 'fuelType')?.text ?? ''),
    transmission: transmission
      ? words(`options.transmission.${transmission}`)
      : (localText(model, 'transmission')?.text ?? ''),
    drive: drive ? words(`options.drive.${drive}`) : '',
  };
}
