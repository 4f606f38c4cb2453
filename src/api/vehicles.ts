import * as v from 'valibot';
import { imageSchema, toImage } from './images';
import { listOperation } from './operation';
import { priceTextSchema, toPriceText } from './price-text';
import { readVehicleRows, vehicleFilterFields } from './vehicle-rows';

/** A vehicle as line-ups and the selected vehicle show it (T3, T-191). */
export const vehicleSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    code: v.string(),
    name: v.string(),
    price: v.pipe(priceTextSchema, v.description("In rand, as text: '1 234 500'; null: on request.")),
    monthlyFromPrice: v.pipe(
      v.nullable(v.number()),
      v.description('The monthly from-price in rand: that of the cheapest promotion that runs now.'),
    ),
    monthlyInstallment: v.pipe(
      v.nullable(v.number()),
      v.description('In rand, of the promotion that runs now; null: none runs.'),
    ),
    category: v.pipe(v.nullable(v.string()), v.description('The code of its category.')),
    brand: v.pipe(v.nullable(v.number()), v.description('The number of the brand.')),
    bodyType: v.string(),
    rangeName: v.string(),
    rangeSlug: v.string(),
    rangeCode: v.string(),
    sideHighImageUrl: imageSchema,
    frontHighImageUrl: imageSchema,
  }),
  v.description('A vehicle as lists show it.'),
);

/** T3: the vehicles with given codes. */
export const vehicles = listOperation({
  path: '/api/v1/vehicles',
  summary: 'Vehicles by code',
  example: '/api/v1/vehicles?filter[where][code][inq]=64O&filter[where][code][inq]=A8L',
  filterFields: vehicleFilterFields,
  item: vehicleSchema,
  readRows: readVehicleRows,
  toItem: async ({ model, range, brand, category, promotion }, locale) => ({
    id: model.id,
    code: model.code,
    name: model.name,
    price: toPriceText(model.price),
    monthlyFromPrice: promotion?.monthlyInstallment ?? null,
    monthlyInstallment: promotion?.monthlyInstallment ?? null,
    category,
    brand,
    bodyType: range.bodyType,
    rangeName: range.name,
    rangeSlug: range.rangeSlug,
    rangeCode: range.rangeCode,
    sideHighImageUrl: await toImage(locale, model.sideImage ?? range.heroModelSideImage),
    frontHighImageUrl: await toImage(locale, range.heroModelFrontImage),
  }),
});
