import type { OnTheRoadPriceBlock } from '@/cms/payload-types';

export const onTheRoadPrice: Record<string, OnTheRoadPriceBlock> = {
  plain: { blockType: 'onTheRoadPrice' },
};
