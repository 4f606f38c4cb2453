import type { PromotedOfferBlock, Promotion } from '@/cms/payload-types';
import { corollaPicture } from '../fixture-media';
import { guaranteedHilux } from '../fixture-offers';

/** A balloon at the end: R399 900 less the deposit over 72 months at 11.25%, R69 a month for service. */
export const balloonPromotion: Promotion = {
  id: 9101,
  name: 'Corolla 1.8 XS over six years',
  brand: 1,
  vehicleModel: 1,
  promotionType: 'Traditional',
  retailPrice: 399_900,
  deposit: 39_990,
  initiationFee: 1207.5,
  financedAmount: 359_910,
  installments: 72,
  interestRate: 0.1125,
  rateType: 'Linked',
  monthlyInstallment: 6_182.94,
  totalInstallments: 445_171.68,
  balloonPaymentPercentage: 20,
  balloonPaymentAmount: 79_980,
  promoStartDate: '2026-11-01T00:00:00.000+02:00',
  promoEndDate: '2032-12-31T00:00:00.000+02:00',
  image: corollaPicture,
  terms: 'Demonstration figures. Subject to credit approval. The rate follows the prime lending rate.',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};

/** A guaranteed value at the end, no balloon and no deposit. */
export const guaranteedPromotion: Promotion = {
  ...guaranteedHilux,
  id: 9102,
  name: 'Hilux Double Cab, with a guaranteed future value',
  rateType: 'Fixed',
};

const typical: PromotedOfferBlock = {
  blockType: 'promotedOffer',
  id: 'offer',
  heading: 'This month’s offer, with its whole cost',
  promotion: balloonPromotion,
  buttons: [{ linkLabel: 'See the Corolla', linkUrl: '/vehicles/corolla', buttonStyle: 'secondary' }],
};

export const fixtures: Record<string, PromotedOfferBlock> = {
  typical,
  guaranteed: { ...typical, id: 'offer-guaranteed', promotion: guaranteedPromotion },
  minimal: {
    blockType: 'promotedOffer',
    id: 'offer-minimal',
    promotion: { ...balloonPromotion, image: null, balloonPaymentAmount: null, terms: null },
  },
  longWords: {
    ...typical,
    id: 'offer-long',
    heading: 'Okunikezwayo kule nyanga, nezindleko zakho zonke ezichazwe ngokusobala',
    promotion: { ...balloonPromotion, name: 'I-Corolla 1.8 XS Hybrid ekhokhwa iminyaka eyisithupha egcwele' },
  },
};
