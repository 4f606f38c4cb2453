import type { InsurancePromotionBlock } from '@/cms/payload-types';

export const fixtures = {
  stated: { blockType: 'insurancePromotion', id: 'insurance' },
  own: {
    blockType: 'insurancePromotion',
    id: 'insurance-own',
    heading: 'Cover that knows the car',
    description: 'Repairs by people who built it, with parts that belong in it.',
    linkLabel: 'See what it covers',
    linkUrl: '/payment-options/insurance',
  },
} satisfies Record<string, InsurancePromotionBlock>;
