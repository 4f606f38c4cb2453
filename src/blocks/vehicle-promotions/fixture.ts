import type { VehiclePromotionsBlock } from '@/cms/payload-types';
import { corollaPromotion, guaranteedHilux } from '../fixture-offers';

export const fixtures = {
  typical: {
    blockType: 'vehiclePromotions',
    id: 'promotions',
    heading: 'Two ways to own one',
    promotions: [corollaPromotion, guaranteedHilux],
  },
  alone: { blockType: 'vehiclePromotions', id: 'promotions-alone', promotions: [corollaPromotion] },
  longWords: {
    blockType: 'vehiclePromotions',
    id: 'promotions-long',
    heading: 'Okunikezwayo kule nyanga, nezindleko zakho zonke ezichazwe ngokusobala',
    promotions: [
      { ...corollaPromotion, name: 'I-Corolla ekhokhwa iminyaka eyisithupha egcwele' },
      corollaPromotion,
      guaranteedHilux,
    ],
  },
  ended: {
    blockType: 'vehiclePromotions',
    id: 'promotions-ended',
    promotions: [{ ...corollaPromotion, promoEndDate: '2026-11-02T00:00:00.000+02:00' }],
  },
} satisfies Record<string, VehiclePromotionsBlock>;
