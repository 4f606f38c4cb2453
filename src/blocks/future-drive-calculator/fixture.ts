import type { FutureDriveCalculatorBlock } from '@/cms/payload-types';

export const futureDriveCalculator: Record<string, FutureDriveCalculatorBlock> = {
  plain: { blockType: 'futureDriveCalculator' },
};
