import type { LeaseQuote, Promotion, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { leaseQuoteFixture, promotionFixture } from '@/features/monthly-price/fixture';
import { corollaPicture, hiluxPicture } from './fixture-media';

const stamp = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };

export const corollaRange: VehicleRange = {
  id: 9501,
  name: 'Corolla',
  rangeSlug: 'corolla',
  rangeCode: 'A7O',
  brand: 1,
  bodyType: 'sedan',
  position: 1,
  ...stamp,
};

/** A derivative with its range, whole, so that fixtures of offers need no stored vehicle. */
export const corollaModel: VehicleModel = {
  id: 9401,
  name: '1.8 Hybrid XS CVT',
  code: 'C18',
  range: corollaRange,
  category: 1,
  price: 498_300,
  sideImage: corollaPicture,
  ...stamp,
};

export const corollaPromotion: Promotion = {
  ...promotionFixture,
  vehicleModel: corollaModel,
  image: corollaPicture,
};

/** R757 000 over 48 months at 11.25% with a guaranteed future value of 46.5%, R69 a month for service. */
export const guaranteedHilux: Promotion = {
  ...corollaPromotion,
  id: 9602,
  name: 'Hilux, with a guaranteed future value',
  promotionType: 'GFV',
  retailPrice: 757_000,
  deposit: 0,
  financedAmount: 757_000,
  installments: 48,
  interestRate: 0.1125,
  rateType: 'Linked',
  monthlyInstallment: 13_885.59,
  totalInstallments: 666_508.32,
  gfv: 0.465,
  gfvRandValue: 352_005,
  balloonPaymentPercentage: null,
  balloonPaymentAmount: null,
  image: hiluxPicture,
};

export const corollaQuote: LeaseQuote = { ...leaseQuoteFixture, vehicleModel: corollaModel };
