import 'server-only';
import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getPicture } from '@/queries/pictures';
import { getNewPriceFormat, getRange, getRangeCards } from '@/queries/vehicles';
import type { PictureProps } from '@/ui/picture';

export type RangeWithModels = { range: VehicleRange; models: VehicleModel[] };

/** Every model that a visitor can ask about, by range, in the editors' order. */
export async function getVehicleChoices(locale: Locale): Promise<RangeWithModels[]> {
  const cards = await getRangeCards(locale);
  const ranges = await Promise.all(cards.map(({ id }) => getRange(locale, id)));
  return ranges.flatMap((found) => (found && found.models.length > 0 ? found : []));
}

/** Of the ranges that can be asked about, the one of this code or slug, in any case; null when it is unknown. */
export function findRange(choices: readonly RangeWithModels[], asked: string): RangeWithModels | null {
  const wanted = asked.toLowerCase();
  return (
    choices.find(({ range }) => [range.rangeCode, range.rangeSlug].some((is) => is.toLowerCase() === wanted)) ?? null
  );
}

/** What a form shows of the range that it is about while no model is chosen. */
export async function toChosenRange(locale: Locale, { range }: RangeWithModels): Promise<ChosenRange> {
  const { rangeCode, name } = range;
  const picture = range.heroModelSideImage ?? range.modelImage ?? range.heroImage;
  return { rangeCode, name, picture: await getPicture(locale, picture) };
}

export type ChosenRange = { rangeCode: string; name: string; picture: PictureProps | null };

/** The vehicle that a form is about. */
export type ChosenVehicle = {
  modelCode: string;
  colourCode: string | null;
  /** Range and model, as 'Hilux Double Cab 2.8 GD-6 Legend'. */
  name: string;
  rangeCode: string;
  colourTitle: LocalText | null;
  /** Every colour of the model, to choose from where none was. */
  colours: { paintCode: string; title: LocalText }[];
  /** Finished; null where none is published, or it is hidden. */
  price: string | null;
  picture: PictureProps | null;
};

/**
 * A model and, if the model has it, a colour; null for an unknown model. Codes in any case. `seenFrom` are the provinces
 * or countries of those who see it (null: South Africa): its price is shown only where each of them sees prices.
 */
export async function getChosenVehicle(
  locale: Locale,
  {
    modelCode,
    colourCode,
    seenFrom,
  }: { modelCode: string; colourCode: string | null; seenFrom: readonly (string | null)[] },
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
      rangeCode: range.rangeCode,
      colourTitle: localText(colour, 'colourTitle'),
      colours: colours.flatMap((selector) => {
        const title = localText(selector, 'colourTitle');
        return title ? [{ paintCode: selector.paintCode, title }] : [];
      }),
      price: model.price ? await writePrice(locale, model.price, seenFrom) : null,
      picture: await getPicture(locale, colour?.colourImage ?? model.sideImage ?? colours[0]?.colourImage),
    };
  }
  return null;
}

async function writePrice(locale: Locale, rand: number, seenFrom: readonly (string | null)[]): Promise<string | null> {
  const formats = await Promise.all(seenFrom.map((province) => getNewPriceFormat(locale, province)));
  const [format] = formats;
  return format && formats.every((other) => other !== null) ? formatRand(rand, format.prefix) : null;
}

export function nameOf(range: Pick<VehicleRange, 'name'>, model: Pick<VehicleModel, 'name'>): string {
  return model.name.startsWith(range.name) ? model.name : `${range.name} ${model.name}`;
}
