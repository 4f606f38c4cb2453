import type { FindDealerBlock } from '@/cms/payload-types';

export const fixtures = {
  stated: { blockType: 'findDealer', id: 'find-dealer' },
  own: {
    blockType: 'findDealer',
    id: 'find-dealer-own',
    heading: 'Somebody near you has one to drive',
    intro: 'Ask for it by name.',
  },
} satisfies Record<string, FindDealerBlock>;
