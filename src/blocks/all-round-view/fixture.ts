import type { AllRoundViewBlock } from '@/cms/payload-types';
import { fixturePicture } from '../fixture-media';

const size = { width: 1120, height: 630 };
const front = fixturePicture('fortuner-studio', { id: 70, alt: 'Fortuner in blue, seen from the front left', ...size });
const side = fixturePicture('fortuner-blue', { id: 71, alt: 'Fortuner in blue, seen from the side' });
const other = fixturePicture('corolla-studio', { id: 72, alt: 'Corolla in red, seen from the front left', ...size });

export const fixtures = {
  typical: {
    blockType: 'allRoundView',
    id: 'round-typical',
    heading: 'From every side',
    intro: 'As it leaves the factory, in its lead colour.',
    images: [
      { id: 'one', image: front, label: 'Front left' },
      { id: 'two', image: side, label: 'Side' },
      { id: 'three', image: other, label: 'Rear left' },
    ],
  },
  turn: {
    blockType: 'allRoundView',
    id: 'round-turn',
    heading: 'Turn it',
    images: Array.from({ length: 12 }, (_, index) => ({
      id: `step-${index}`,
      image: fixturePicture(index % 2 === 0 ? 'fortuner-blue' : 'fortuner-white', {
        id: 80 + index,
        alt: `Fortuner, step ${index + 1}`,
      }),
    })),
  },
  longWords: {
    blockType: 'allRoundView',
    id: 'round-long',
    heading: 'Van alle kante, met al die voertuigonderdelebesonderhede wat daar is',
    intro: null,
    images: [
      { id: 'one', image: front, label: 'Van links voor gesien' },
      { id: 'two', image: other, label: 'Ngemuva kwesobunxele' },
      { id: 'three', image: side, label: 'Langwerpigekanttoonbankaansig' },
    ],
  },
  missingPicture: {
    blockType: 'allRoundView',
    id: 'round-missing',
    heading: 'Nothing to turn',
    images: [
      { id: 'one', image: front },
      { id: 'two', image: { ...fixturePicture('gone', { id: 99, alt: '' }), url: null } },
    ],
  },
} satisfies Record<string, AllRoundViewBlock>;
