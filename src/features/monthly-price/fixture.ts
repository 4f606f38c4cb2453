import type { LeaseQuote, Promotion } from '@/cms/payload-types';

const stamp = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };

/** R498 300 less R50 300 over 72 months at 9.9% with a balloon of 15%, R69 a month for service. */
export const promotionFixture: Promotion = {
  id: 9601,
  name: 'Corolla over six years',
  brand: 1,
  vehicleModel: 1,
  promotionType: 'Traditional',
  retailPrice: 498_300,
  deposit: 50_300,
  initiationFee: 1207.5,
  financedAmount: 448_000,
  installments: 72,
  interestRate: 0.099,
  rateType: 'Fixed',
  monthlyInstallment: 7581.7,
  totalInstallments: 545_882.4,
  balloonPaymentPercentage: 15,
  balloonPaymentAmount: 74_745,
  promoStartDate: '2026-11-01T00:00:00.000+02:00',
  promoEndDate: '2032-12-31T00:00:00.000+02:00',
  terms: 'Demonstration figures. Subject to credit approval.',
  ...stamp,
};

export const leaseQuoteFixture: LeaseQuote = {
  id: 9701,
  quoteReference: 'K1-C18-48',
  vehicleModel: 1,
  product: 'KINTO ONE',
  modelYear: 2026,
  term: 48,
  odometerReading: 80_000,
  monthlyKilometres: 1_667,
  leasePrice: 9_876.5,
  vehiclePrice: 498_300,
  kintoProtectExclVat: 1_000,
  kintoProtectInclVat: 1_150,
  excessKilometreCharge: 1.85,
  validUntil: '2032-12-31T00:00:00.000+02:00',
  ...stamp,
};
