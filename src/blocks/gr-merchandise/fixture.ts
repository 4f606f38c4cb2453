import type { GrMerchandiseBlock } from '@/cms/payload-types';

export const fixtures = {
  stated: { blockType: 'grMerchandise', id: 'gr-merchandise', allUrl: '/gr/merchandise' },
  own: { blockType: 'grMerchandise', id: 'gr-merchandise-own', heading: 'Wear the dust' },
} satisfies Record<string, GrMerchandiseBlock>;
