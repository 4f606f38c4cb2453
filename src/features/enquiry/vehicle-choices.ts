import 'server-only';
import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import { showsNewPrices } from '@/domain/market/price-visibility';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getMarkets } from '@/queries/dealers';
import { getPicture } from '@/queries/pictures';
import { getRange, getRangeCards } from '@/queries/vehicles';
import type { PictureProps } from '@/ui/picture';

type RangeWithModels = { range: VehicleRange; models: VehicleModel[] };

/** Every model that a visitor can ask about, by range, in the editors' order. */
export async function getVehicleChoices(locale: Locale): Promise<RangeWithModels[]> {
  const cards = await getRangeCards(locale);
  const ranges = await Promise.all(cards.map(({ id }) => getRange(locale, id)));
  return ranges.filter((range) => range !== null && range.models.length > 0) as RangeWithModels[];
}

/** The vehicle that a form is about. */
export type ChosenVehicle = {
  modelCode: string;
  colourCode: string | null;
  /** Range and model, as 'Hilux Double Cab 2.8 GD-6 Legend'. */
  name: string;
  rangeSlug: string;
  colourTitle: LocalText | null;
  /** Finished, or null where none is published. */
  price: string | null;
  picture: PictureProps | null;
};

/** A model and, if the model has it, a colour; null for an unknown model. Codes in any case. */
export async function getChosenVehicle(
  locale: Locale,
  { modelCode, colourCode }: { modelCode: string; colourCode: string | null },
): Promise<ChosenVehicle | null> {
  const code = modelCode.toUpperCase();
  for (const { range, models } of await getVehicleChoices(locale)) {
    const model = models.find((candidate) => candidate.code === code);
    if (!model) continue;
    const colours = model.colourSelectors ?? [];
    const colour = colours.find(({ paintCode }) => paintCode === colourCode?.toUpperCase());
    return {
      modelCode: model.code,
      colourCode: colour?.paintCode ?? null,
      name: nameOf(range, model),
      rangeSlug: range.rangeSlug,
      colourTitle: localText(colour, 'colourTitle'),
      price: model.price ? formatRand(model.price) : null,
      picture: await getPicture(locale, colour?.colourImage ?? model.sideImage ?? colours[0]?.colourImage),
    };
  }
  return null;
}

/** Are new-vehicle prices shown to somebody from this province? */
export async function arePricesShown(province: string | null): Promise<boolean> {
  return showsNewPrices(await getMarkets('en'), province);
}

export function nameOf(range: Pick<VehicleRange, 'name'>, model: Pick<VehicleModel, 'name'>): string {
  return model.name.startsWith(range.name) ? model.name : `${range.name} ${model.name}`;
}
