import type { RelatedVehiclesBlock } from '@/cms/payload-types';

export const fixtures = {
  stated: { blockType: 'relatedVehicles', id: 'related' },
  own: { blockType: 'relatedVehicles', id: 'related-own', heading: 'Others that work as hard' },
} satisfies Record<string, RelatedVehiclesBlock>;
