import type { Media, SingleVideoBlock } from '@/cms/payload-types';
import { duskPicture, fixturePicture, mountainPicture, nightPicture } from '../fixture-media';

const film: Media = {
  ...fixturePicture('karoo-dusk', { id: 8, alt: 'A drive through the Karoo' }),
  filename: 'karoo-dusk.mp4',
  url: '/api/media/file/karoo-dusk.mp4',
  mimeType: 'video/mp4',
  filesize: 11_800_000,
  sizes: {},
};

const typical = {
  blockType: 'singleVideo',
  id: 'video-typical',
  heading: 'Four hundred kilometres of gravel',
  title: 'A Fortuner crosses the Karoo, from Calvinia to Prince Albert',
  video: film,
  image: duskPicture,
  autoplayVideo: false,
  height: 'responsive',
  caption: 'Filmed in one day in May, with one set of tyres and one puncture.',
  transcript:
    'It is six in the morning in Calvinia, and two degrees.\nThe road to Prince Albert is gravel all the way: four hundred kilometres, eleven gates, no signal.\nWe let the tyres down to 1.8 bar, and that was the only thing we changed.',
} satisfies SingleVideoBlock;

export const fixtures = {
  typical,
  byItself: {
    ...typical,
    id: 'video-by-itself',
    heading: null,
    caption: null,
    transcript: null,
    image: mountainPicture,
    autoplayVideo: true,
  },
  fixedHeight: { ...typical, id: 'video-fixed', height: 'fixed', transcript: null },
  youtube: {
    ...typical,
    id: 'video-youtube',
    heading: 'The night before the rally',
    title: 'How the GR crew builds a gearbox in three hours',
    video: null,
    videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
    image: nightPicture,
    caption: null,
    transcript: null,
  },
  elsewhere: {
    ...typical,
    id: 'video-elsewhere',
    video: null,
    videoUrl: 'https://films.example/dakar.mp4',
    transcript: null,
  },
  withoutPicture: { blockType: 'singleVideo', id: 'video-bare', title: 'A drive through the Karoo', video: film },
  longWords: {
    ...typical,
    id: 'video-long',
    heading: 'Langafstandbrandstofverbruiksvergelyking op die N1',
    caption: 'Ukuqhathaniswa kokusetshenziswa kukaphethiloli ohambweni olude.',
    transcript: 'Isiqinisekiso sezimoto ezisetshenzisiwe nokungasetshenzisiwe siqala ngosuku lokuthengwa.',
  },
  missingVideo: {
    blockType: 'singleVideo',
    id: 'video-missing',
    heading: 'Nothing to play',
    videoUrl: 'https://www.youtube.com/@channel',
  },
} satisfies Record<string, SingleVideoBlock>;
