import 'server-only';
import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { getRange, getRangeCards } from './vehicles';

/** Every model with its range, in the editors' order of ranges. Kept range by range: a change makes one of them again. */
export async function getAllVehicleModels(locale: Locale): Promise<{ model: VehicleModel; range: VehicleRange }[]> {
  const cards = await getRangeCards(locale);
  const ranges = await Promise.all(cards.map(({ id }) => getRange(locale, id)));
  return ranges.flatMap((found) => found?.models.map((model) => ({ model, range: found.range })) ?? []);
}
