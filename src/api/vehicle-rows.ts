import type { Promotion, VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { getRunningPromotions } from '@/queries/promotions';
import { getAllVehicleModels } from '@/queries/vehicle-models';
import { getBrands, getVehicleCategories } from '@/queries/vehicles';
import type { FilterField } from './select-rows';

/** A derivative with what it belongs to. `promotion` is the cheapest one that runs now. */
export type VehicleRow = {
  model: VehicleModel;
  range: VehicleRange;
  /** The number of the brand. */
  brand: number | null;
  /** The code of the category. */
  category: string | null;
  promotion: Promotion | null;
};

/** Every derivative, in the editors' order of ranges. */
export async function readVehicleRows(locale: Locale): Promise<VehicleRow[]> {
  const [models, brands, categories, promotions] = await Promise.all([
    getAllVehicleModels(locale),
    getBrands(locale),
    getVehicleCategories(locale),
    getRunningPromotions(locale),
  ]);
  const running = [...promotions].sort((one, other) => one.monthlyInstallment - other.monthlyInstallment);
  return models.map(({ model, range }) => ({
    model,
    range,
    brand: brands.find(({ id }) => id === range.brand)?.value ?? null,
    category: categories.find(({ id }) => id === model.category)?.code ?? null,
    promotion: running.find(({ vehicleModel }) => vehicleModel === model.id) ?? null,
  }));
}

/** By what derivatives are found and ordered; prices compare as numbers (D§3). */
export const vehicleFilterFields: Readonly<Record<string, FilterField<VehicleRow>>> = {
  code: { type: 'text', description: 'The code of the model.', read: ({ model }) => model.code },
  rangeName: {
    type: 'text',
    description: 'The name of the range, or the last part of its address.',
    read: ({ range }) => [range.name, range.rangeSlug],
  },
  rangeSlug: {
    type: 'text',
    description: 'The last part of the address of the range.',
    read: ({ range }) => range.rangeSlug,
  },
  rangeCode: { type: 'text', description: 'The code of the range.', read: ({ range }) => range.rangeCode },
  id: { type: 'number', description: 'The number of the model.', read: ({ model }) => model.id },
  name: { type: 'text', description: 'The name of the model.', read: ({ model }) => model.name },
  brand: { type: 'number', description: 'The number of the brand.', read: ({ brand }) => brand },
  category: { type: 'text', description: 'The code of the category.', read: ({ category }) => category },
  bodyType: { type: 'text', description: 'The body type of the range.', read: ({ range }) => range.bodyType },
  price: { type: 'number', description: 'The price in rand, without spaces.', read: ({ model }) => model.price },
  monthlyFromPrice: {
    type: 'number',
    description: 'The monthly from-price in rand.',
    read: ({ promotion }) => promotion?.monthlyInstallment,
  },
  seats: { type: 'number', description: 'The number of seats.', read: ({ model }) => model.seats },
};
