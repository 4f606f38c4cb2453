import type { AcademyEligibilityBlock } from '@/cms/payload-types';

export const fixtures = {
  stated: { blockType: 'academyEligibility', id: 'academy-eligibility' },
  own: {
    blockType: 'academyEligibility',
    id: 'academy-eligibility-own',
    heading: 'Karts today, rally cars when you can reach the pedals',
    intro: 'Entries close when the grid is full.',
  },
} satisfies Record<string, AcademyEligibilityBlock>;
