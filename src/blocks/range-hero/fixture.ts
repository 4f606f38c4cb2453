import type { RangeHeroBlock } from '@/cms/payload-types';

export const fixtures: Record<string, RangeHeroBlock> = {
  typical: { blockType: 'rangeHero', id: 'range-hero', heading: 'Meet the family', brand: 1 },
  minimal: { blockType: 'rangeHero', id: 'range-hero-minimal', brand: 1 },
  longWords: {
    blockType: 'rangeHero',
    id: 'range-hero-long',
    heading: 'Hlangana nawo wonke umndeni wezimoto zethu ezintsha',
    brand: 1,
  },
};
