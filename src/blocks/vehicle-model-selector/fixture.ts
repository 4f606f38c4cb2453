import type { VehicleModelSelectorBlock } from '@/cms/payload-types';

export const fixtures = {
  typical: {
    blockType: 'vehicleModelSelector',
    id: 'model-selector',
    heading: 'Which one is it?',
    intro: 'By its name, its code, or by what it is for.',
  },
  minimal: { blockType: 'vehicleModelSelector', id: 'model-selector-minimal', heading: 'Find a model' },
} satisfies Record<string, VehicleModelSelectorBlock>;
