import type { PageAnchorBlock } from '@/cms/payload-types';

export const fixtures = {
  typical: { blockType: 'pageAnchor', id: 'anchor-typical', anchor: 'performance' },
} satisfies Record<string, PageAnchorBlock>;
