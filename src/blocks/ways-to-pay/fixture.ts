import type { WaysToPayBlock } from '@/cms/payload-types';

export const waysToPay: Record<string, WaysToPayBlock> = {
  plain: { blockType: 'waysToPay' },
};
