import * as v from 'valibot';
import type { Promotion, VehicleModel } from '@/cms/payload-types';
import { getPromotions } from '@/queries/promotions';
import { getAllVehicleModels } from '@/queries/vehicle-models';
import { getBrands } from '@/queries/vehicles';
import { imageSchema, toImage } from './images';
import { listOperation } from './operation';

const rand = v.pipe(v.number(), v.description('In rand.'));

/** A finance promotion with its whole cost (T-194). */
export const promotionSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    name: v.nullable(v.string()),
    brand: v.pipe(v.nullable(v.number()), v.description('The number of the brand.')),
    derivativeCode: v.pipe(v.nullable(v.string()), v.description('The code of its vehicle model.')),
    promotionType: v.string(),
    retailPrice: rand,
    deposit: rand,
    initiationFee: rand,
    financedAmount: rand,
    installments: v.pipe(v.number(), v.description('How many there are.')),
    interestRate: v.pipe(v.number(), v.description('A fraction of 1: 0.1125 is 11.25% a year.')),
    rateType: v.string(),
    gfv: v.pipe(v.nullable(v.number()), v.description('Guaranteed future value, a fraction of the price.')),
    gfvRandValue: v.pipe(v.nullable(v.number()), v.description('Guaranteed future value in rand.')),
    monthlyInstallment: rand,
    totalInstallments: rand,
    promoStartDate: v.pipe(v.string(), v.description('ISO 8601.')),
    promoEndDate: v.pipe(v.string(), v.description('ISO 8601.')),
    balloonPaymentPercentage: v.pipe(v.nullable(v.number()), v.description('Percent of the price.')),
    balloonPaymentAmount: v.pipe(v.nullable(v.number()), v.description('In rand.')),
    sideHighImageUrl: imageSchema,
  }),
  v.description('A finance promotion.'),
);

/** T8: the promotions of a brand, running or not. */
export const promotions = listOperation({
  path: '/api/v1/promotions',
  summary: 'Finance promotions',
  example: '/api/v1/promotions?filter[where][brand]=2',
  readRows: async (locale): Promise<PromotionRow[]> => {
    const [all, vehicles, brands] = await Promise.all([
      getPromotions(locale),
      getAllVehicleModels(locale),
      getBrands(locale),
    ]);
    return all.map((promotion) => ({
      promotion,
      model: vehicles.find(({ model }) => model.id === promotion.vehicleModel)?.model ?? null,
      brand: brands.find(({ id }) => id === promotion.brand)?.value ?? null,
    }));
  },
  filterFields: {
    brand: { type: 'number', description: 'The number of the brand.', read: ({ brand }) => brand },
    derivativeCode: {
      type: 'text',
      description: 'The code of the vehicle model.',
      read: ({ model }) => model?.code,
    },
    id: { type: 'number', description: 'The number of the promotion.', read: ({ promotion }) => promotion.id },
    promotionType: {
      type: 'text',
      description: 'Traditional or GFV.',
      read: ({ promotion }) => promotion.promotionType,
    },
    monthlyInstallment: {
      type: 'number',
      description: 'The instalment in rand.',
      read: ({ promotion }) => promotion.monthlyInstallment,
    },
    promoStartDate: { type: 'text', description: 'ISO 8601.', read: ({ promotion }) => promotion.promoStartDate },
    promoEndDate: { type: 'text', description: 'ISO 8601.', read: ({ promotion }) => promotion.promoEndDate },
  },
  item: promotionSchema,
  toItem: async ({ promotion, model, brand }, locale) => ({
    id: promotion.id,
    name: promotion.name ?? null,
    brand,
    derivativeCode: model?.code ?? null,
    promotionType: promotion.promotionType,
    retailPrice: promotion.retailPrice,
    deposit: promotion.deposit,
    initiationFee: promotion.initiationFee,
    financedAmount: promotion.financedAmount,
    installments: promotion.installments,
    interestRate: promotion.interestRate,
    rateType: promotion.rateType,
    gfv: promotion.gfv ?? null,
    gfvRandValue: promotion.gfvRandValue ?? null,
    monthlyInstallment: promotion.monthlyInstallment,
    totalInstallments: promotion.totalInstallments,
    promoStartDate: promotion.promoStartDate,
    promoEndDate: promotion.promoEndDate,
    balloonPaymentPercentage: promotion.balloonPaymentPercentage ?? null,
    balloonPaymentAmount: promotion.balloonPaymentAmount ?? null,
    sideHighImageUrl: await toImage(locale, promotion.image ?? model?.sideImage),
  }),
});

type PromotionRow = { promotion: Promotion; model: VehicleModel | null; brand: number | null };
