import type { GrModelsLineupBlock } from '@/cms/payload-types';
import { academyLineupCodes, pricedLineupCodes } from '@/domain/vehicle/lineup-codes';

export const fixtures = {
  stated: {
    blockType: 'grModelsLineup',
    id: 'gr-models-lineup',
    heading: 'The lineup',
    codes: academyLineupCodes,
    order: 'as-listed',
    allUrl: '/gr/models',
  },
  byPrice: {
    blockType: 'grModelsLineup',
    id: 'gr-models-lineup-by-price',
    heading: 'The lowest price first',
    codes: pricedLineupCodes,
    order: 'price',
  },
} satisfies Record<string, GrModelsLineupBlock>;
