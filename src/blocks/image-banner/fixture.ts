import type { ImageBannerBlock } from '@/cms/payload-types';
import { duskPicture, duskPortrait, fixturePicture, mountainPicture, nightPicture } from '../fixture-media';

const typical = {
  blockType: 'imageBanner',
  id: 'banner-typical',
  title: 'Gravel is a road, too',
  description: 'Long travel in the springs, a low range for the drift, and a spare wheel of full size.',
  image: duskPicture,
  mobileImage: duskPortrait,
  altTag: 'A blue Fortuner on a gravel road in the Karoo at dusk',
  textPosition: 'start',
  buttons: [
    { id: 'one', linkLabel: 'See the Fortuner', linkUrl: '/vehicles/fortuner', buttonStyle: 'secondary' },
    { id: 'two', linkLabel: 'Plan a weekend', linkUrl: '/discover', buttonStyle: 'quiet' },
  ],
} satisfies ImageBannerBlock;

export const fixtures = {
  typical,
  end: {
    ...typical,
    id: 'banner-end',
    title: 'Built on the stage, sold on the street',
    description: 'What survives fourteen days of dunes goes into the car that you can order.',
    image: nightPicture,
    mobileImage: null,
    altTag: null,
    textPosition: 'end',
    buttons: [],
  },
  pictureOnly: { blockType: 'imageBanner', id: 'banner-bare', image: mountainPicture },
  longWords: {
    ...typical,
    id: 'banner-long',
    title: 'Ukuqinisekiswa kwezimoto ezisetshenzisiwe nokungasetshenzisiwe',
    description:
      'Abathengisi bethu abagunyaziwe bazokusiza ngokukhetha, ngokuthenga nangokunakekela imoto yakho iminyaka eminingi ezayo.',
    buttons: [
      {
        id: 'one',
        linkLabel: 'Thola umthengisi ogunyaziwe oseduze nawe',
        linkUrl: '/dealers',
        buttonStyle: 'secondary',
      },
    ],
  },
  missingPicture: {
    ...typical,
    id: 'banner-missing',
    image: { ...fixturePicture('gone', { id: 90, alt: '' }), url: null },
    mobileImage: null,
  },
} satisfies Record<string, ImageBannerBlock>;
