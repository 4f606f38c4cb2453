import * as v from 'valibot';
import type { Promotion, VehicleModel } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { imageSchema, toImage } from './images';
import { listOperation } from './operation';
import { priceTextSchema, toPriceText } from './price-text';
import { readVehicleRows, type VehicleRow, vehicleFilterFields } from './vehicle-rows';

/** A colour of a model (D-150). */
export const colourSelectorSchema = v.pipe(
  v.strictObject({
    colourCode: v.pipe(v.string(), v.description('#rrggbb.')),
    colourCode2: v.pipe(v.nullable(v.string()), v.description('The second tone; null: one tone.')),
    paintCode: v.string(),
    colourTitle: v.nullable(v.string()),
    customerOrderType: v.nullable(v.string()),
    colourImage: imageSchema,
  }),
  v.description('A colour of a vehicle model.'),
);

const words = v.nullable(v.string());
const rand = (text: string) => v.pipe(v.nullable(v.number()), v.description(text));

/** A vehicle model as the model page (D-149), the calculators (T-191, T-197) and the offers tile (T-198) read it. */
export const vehicleModelSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    name: v.string(),
    code: v.string(),
    derivativeCode: v.pipe(v.string(), v.description('The same as code: what the buying site asks for.')),
    category: v.pipe(words, v.description('The code of its category on the vehicle page.')),
    price: v.pipe(priceTextSchema, v.description("In rand, as text: '1 234 500'; null: on request.")),
    specialPrice: v.pipe(priceTextSchema, v.description('The price that is struck through beside it, as text.')),
    monthlyFromPrice: rand('The monthly from-price in rand: that of the cheapest promotion that runs now.'),
    brand: v.pipe(v.nullable(v.number()), v.description('The number of the brand.')),
    bodyType: v.string(),
    rangeName: v.string(),
    rangeSlug: v.string(),
    rangeCode: v.string(),
    cssId: words,
    engine: words,
    transmission: words,
    fuelType: words,
    fuelcon: v.pipe(words, v.description('The fuel consumption.')),
    seats: v.nullable(v.number()),
    vehicleStats: v.array(v.strictObject({ value: words, unit: words, label: words })),
    colourSelectors: v.array(colourSelectorSchema),
    sideHighImageUrl: imageSchema,
    frontHighImageUrl: imageSchema,
    heroModelFrontImage: v.pipe(imageSchema, v.description('The same as frontHighImageUrl.')),
    promotionType: v.pipe(
      words,
      v.description('Of the promotion that runs now, as are the fields below; null: none runs.'),
    ),
    deposit: rand('In rand.'),
    interestRate: rand('A fraction of 1: 0.1125 is 11.25% a year.'),
    rateType: words,
    monthlyInstallment: rand('In rand.'),
    totalInstallments: rand('In rand.'),
    retailPrice: rand('In rand.'),
  }),
  v.description('A vehicle model (derivative).'),
);

/** T15, T17, D18: the models of a range. */
export const vehicleModels = listOperation({
  path: '/api/v1/vehicle-models',
  summary: 'Vehicle models (derivatives)',
  example: '/api/v1/vehicle-models?filter[where][rangeName]=hilux-double-cab&filter[order]=price DESC',
  filterFields: vehicleFilterFields,
  item: vehicleModelSchema,
  readRows: readVehicleRows,
  toItem: toVehicleModel,
});

async function toVehicleModel(row: VehicleRow, locale: Locale): Promise<v.InferOutput<typeof vehicleModelSchema>> {
  const { model, range, brand, category, promotion } = row;
  const [sideHighImageUrl, frontHighImageUrl, colourSelectors] = await Promise.all([
    toImage(locale, model.sideImage ?? range.heroModelSideImage),
    toImage(locale, range.heroModelFrontImage),
    toColourSelectors(locale, model),
  ]);
  return {
    id: model.id,
    name: model.name,
    code: model.code,
    derivativeCode: model.code,
    category,
    price: toPriceText(model.price),
    specialPrice: toPriceText(model.specialPrice),
    monthlyFromPrice: promotion?.monthlyInstallment ?? null,
    brand,
    bodyType: range.bodyType,
    rangeName: range.name,
    rangeSlug: range.rangeSlug,
    rangeCode: range.rangeCode,
    cssId: model.cssId ?? range.cssId ?? null,
    engine: model.engine ?? null,
    transmission: model.transmission ?? null,
    fuelType: model.fuelType ?? null,
    fuelcon: model.fuelcon ?? null,
    seats: model.seats ?? null,
    vehicleStats: (model.vehicleStats ?? []).map(({ value, unit, label }) => ({
      value: value ?? null,
      unit: unit ?? null,
      label: label ?? null,
    })),
    colourSelectors,
    sideHighImageUrl,
    frontHighImageUrl,
    heroModelFrontImage: frontHighImageUrl,
    ...toPromotionFields(promotion),
  };
}

/** Of a model without a running promotion they are null (T-197). */
function toPromotionFields(promotion: Promotion | null) {
  return {
    promotionType: promotion?.promotionType ?? null,
    deposit: promotion?.deposit ?? null,
    interestRate: promotion?.interestRate ?? null,
    rateType: promotion?.rateType ?? null,
    monthlyInstallment: promotion?.monthlyInstallment ?? null,
    totalInstallments: promotion?.totalInstallments ?? null,
    retailPrice: promotion?.retailPrice ?? null,
  };
}

function toColourSelectors(locale: Locale, { colourSelectors }: VehicleModel) {
  return Promise.all(
    (colourSelectors ?? []).map(async (colour) => ({
      colourCode: colour.colourCode,
      colourCode2: colour.colourCode2 || null,
      paintCode: colour.paintCode,
      colourTitle: colour.colourTitle ?? null,
      customerOrderType: colour.customerOrderType ?? null,
      colourImage: await toImage(locale, colour.colourImage),
    })),
  );
}
