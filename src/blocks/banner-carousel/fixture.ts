import type { BannerCarouselBlock } from '@/cms/payload-types';
import { duskPicture, duskPortrait, mountainPicture, nightPicture } from '../fixture-media';

const slides: BannerCarouselBlock['slides'] = [
  {
    id: 'fortuner',
    title: 'The long way home',
    subtitle: 'Fortuner',
    description: 'Seven seats, four driven wheels and no hurry.',
    tabTitle: 'Fortuner',
    desktopImage: duskPicture,
    mobileImage: duskPortrait,
    thumbnailImage: duskPicture,
    altTag: 'A blue Fortuner stops on a gravel road as the sun goes down',
    textTheme: 'light',
    buttons: [{ linkLabel: 'Explore the Fortuner', linkUrl: '/vehicles/fortuner', buttonStyle: 'primary' }],
  },
  {
    id: 'hybrid',
    title: 'The same pull, less diesel',
    subtitle: '48-volt models',
    tabTitle: '48 volt',
    desktopImage: mountainPicture,
    thumbnailImage: mountainPicture,
    textTheme: 'dark',
    buttons: [{ linkLabel: 'How it works', linkUrl: '/discover/hybrid', buttonStyle: 'secondary' }],
    disclaimer: 'Measured on the combined cycle. Your own figure depends on load, road and right foot.',
  },
  {
    id: 'gr',
    title: 'Raised on the stage',
    description: 'Rally-raid returns in January.',
    tabTitle: 'GR',
    desktopImage: nightPicture,
    thumbnailImage: nightPicture,
    textTheme: 'gr',
    countdownTimer: 'dakar',
    countdownTarget: '2032-01-03T06:00:00.000+02:00',
    buttons: [{ linkLabel: 'The season', linkUrl: '/gr/season', buttonStyle: 'primary' }],
  },
];

export const fixtures: Record<string, BannerCarouselBlock> = {
  typical: { blockType: 'bannerCarousel', id: 'banner', slides },
  minimal: { blockType: 'bannerCarousel', id: 'banner-minimal', slides: [{ id: 'only', title: 'Owners' }] },
  noThumbnails: {
    blockType: 'bannerCarousel',
    id: 'banner-plain',
    slides: slides.map((slide) => ({ ...slide, tabTitle: null, thumbnailImage: null })),
  },
  longWords: {
    blockType: 'bannerCarousel',
    id: 'banner-long',
    slides: slides.map((slide, index) => ({
      ...slide,
      title: 'Ukuqinisekiswa kwezimoto ezisetshenzisiwe',
      description:
        'Abathengisi bethu abagunyaziwe bazokusiza ngokukhetha, ngokuthenga nangokunakekela imoto yakho iminyaka eminingi ezayo, noma ngabe uhlala kuphi.',
      tabTitle: index === 0 ? 'Izimoto ezisetshenzisiwe' : 'Ukunakekelwa kwezimoto nezinsizakalo',
    })),
  },
};
