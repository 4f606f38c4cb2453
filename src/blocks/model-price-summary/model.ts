import type { ModelPriceSummaryBlock, SiteSetting, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { byPriceDescending } from '@/domain/vehicle/choice';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

export type ModelPriceSummary = {
  heading: LocalText;
  /** 'From R649 900'; null where no price is shown. */
  from: string | null;
  rows: { code: string; name: string; url: string; price: string; former: string | null }[];
  /** Below the prices: what the asterisk means, and the disclaimer. */
  notes: LocalText[];
  /** Whose price list can be kept; null where no price is shown. */
  listedSlug: string | null;
  labels: Record<'caption' | 'model' | 'code' | 'price' | 'former', string>;
};

/** Dearest first, as on the vehicle page; null for a range without models (C-364). `format` is null where prices are hidden. */
export function toModelPriceSummary({
  block,
  range,
  models,
  format,
  settings,
  place,
  locale,
}: {
  block: ModelPriceSummaryBlock;
  range: VehicleRange;
  models: readonly VehicleModel[];
  format: { prefix: string } | null;
  settings: SiteSetting;
  place: SitePlace;
  locale: Locale;
}): ModelPriceSummary | null {
  if (models.length === 0) return null;
  const t = getWords(locale, 'offers');
  const vehicle = getWords(locale, 'vehicle');
  const write = (price?: number | null) => (price && format ? formatRand(price, format.prefix) : null);
  const hidden = place.kind === 'dealer' ? 'price.atThisDealer' : 'price.atDealer';
  const missing = vehicle(format ? 'price.onRequest' : hidden);
  const rows = byPriceDescending(models).map((model) => {
    const price = write(model.price);
    const former = price && write(model.specialPrice);
    return {
      code: model.code,
      name: model.name,
      url: localePath(locale, `${vehiclesPath(place)}/${range.rangeSlug}/${model.code}`),
      price: former ? `${price}*` : (price ?? missing),
      former,
    };
  });
  const prices = models.flatMap(({ price }) => (price ? [price] : []));
  const from = prices.length > 0 ? write(Math.min(...prices)) : null;
  const disclaimer = from && localText(settings, 'priceDisclaimer');
  return {
    heading: localText(block, 'heading') ?? { text: t('summary.heading', { range: range.name }) },
    from: from && vehicle('fromPrice', { price: from }),
    rows,
    notes: [
      ...(rows.some(({ former }) => former) ? [{ text: `* ${vehicle('labels.asterisk')}` }] : []),
      ...(disclaimer ? [disclaimer] : []),
    ],
    listedSlug: from && place.kind === 'main' ? range.rangeSlug : null,
    labels: {
      caption: t('summary.caption'),
      model: t('summary.model'),
      code: t('summary.code'),
      price: t('summary.price'),
      former: vehicle('labels.formerPrice'),
    },
  };
}
