import type { AbTestBlock } from '@/cms/payload-types';
import { duskPicture } from '../fixture-media';

const typical: AbTestBlock = {
  blockType: 'abTest',
  id: 'ab-typical',
  heading: 'Get to know the Hilux',
  testName: 'hilux',
  videoUrl: '/api/media/file/karoo-dusk.mp4',
  image: duskPicture,
  buttons: [
    { id: 'range', linkLabel: 'See the range', linkUrl: '/vehicles' },
    { id: 'enquire', linkLabel: 'Enquire Now', linkUrl: '/enquiry/vehicle' },
  ],
};

export const fixtures = {
  typical,
  everybodyEnquires: { ...typical, id: 'ab-enquires', testName: 'all-enquire', variation1Percent: 100 },
  everybodyWatches: { ...typical, id: 'ab-watches', testName: 'all-watch', variation2Percent: 100 },
  minimal: { blockType: 'abTest', id: 'ab-minimal', testName: 'plain' },
  longWords: {
    ...typical,
    id: 'ab-long-words',
    testName: 'long',
    heading: 'Sit agter die stuurwiel voordat jy besluit',
    testDriveLabel: 'Bespreek ’n toetsrit by ’n handelaar naby jou',
    enquireLabel: 'Buza manje kumthengisi ogunyaziwe',
  },
} satisfies Record<string, AbTestBlock>;
