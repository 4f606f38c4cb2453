import type { SpacerBlock } from '@/cms/payload-types';

export const fixtures = {
  typical: {
    blockType: 'spacer',
    id: 'spacer-typical',
    mobile: { size: 'small' },
    tabletPortrait: { size: 'medium' },
    tabletLandscape: { size: 'large' },
    desktop: { size: 'extraLarge' },
    largeDesktop: { size: 'none' },
  },
  custom: {
    blockType: 'spacer',
    id: 'spacer-custom',
    mobile: { size: 'large', custom: 10 },
    desktop: { custom: 0 },
    largeDesktop: { custom: 400 },
  },
  minimal: { blockType: 'spacer', id: 'spacer-minimal' },
} satisfies Record<string, SpacerBlock>;
