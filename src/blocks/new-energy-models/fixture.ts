import type { NewEnergyModelsBlock } from '@/cms/payload-types';

export const fixtures = {
  stated: {
    blockType: 'newEnergyModels',
    id: 'new-energy',
    heading: 'Less fuel, the same distance',
    intro: 'Four ways to drive on less.',
    codes: ['49Y', '66M', 'P34', '57U'],
  },
  everyHybrid: { blockType: 'newEnergyModels', id: 'new-energy-all', codes: [] },
} satisfies Record<string, NewEnergyModelsBlock>;
