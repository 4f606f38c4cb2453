import type { HeroBlock } from '@/cms/payload-types';
import { duskPicture, duskPortrait, fixturePicture, nightPicture } from '../fixture-media';

const typical: HeroBlock = {
  blockType: 'hero',
  id: 'hero',
  title: 'The long way home',
  subtitle: 'Fortuner',
  description: 'Seven seats, four driven wheels and no hurry.',
  desktopImage: duskPicture,
  mobileImage: duskPortrait,
  altTag: 'A blue Fortuner stops on a gravel road as the sun goes down',
  textTheme: 'light',
  buttons: [
    { linkLabel: 'Explore the Fortuner', linkUrl: '/vehicles/fortuner', buttonStyle: 'primary' },
    { linkLabel: 'Find a dealer', linkUrl: '/dealers', buttonStyle: 'secondary', buttonColour: 'light' },
  ],
  height: 'home',
};

const video: HeroBlock = {
  ...typical,
  id: 'hero-video',
  height: 'page',
  video: {
    ...fixturePicture('karoo-dusk', { id: 8, alt: 'A drive through the Karoo' }),
    filename: 'karoo-dusk.mp4',
    url: '/api/media/file/karoo-dusk.mp4',
    mimeType: 'video/mp4',
    filesize: 11_800_000,
    sizes: {},
  },
};

export const fixtures: Record<string, HeroBlock> = {
  typical,
  minimal: { blockType: 'hero', id: 'hero-minimal', title: 'Owners' },
  darkWords: {
    ...typical,
    id: 'hero-dark',
    title: 'Service that keeps its word',
    textTheme: 'dark',
    height: 'page',
    buttons: [{ linkLabel: 'Book a service', linkUrl: '/owners', buttonStyle: 'secondary' }],
    simpleButtons: [
      { label: 'What a service costs', url: '/owners/costs' },
      { label: 'Roadside assistance', url: '/owners/roadside' },
    ],
    disclaimer: 'Service intervals depend on how and where the vehicle is driven. Your handbook has the last word.',
  },
  longWords: {
    ...typical,
    id: 'hero-long',
    title: 'Ukuqinisekiswa kwezimoto ezisetshenzisiwe nokungasetshenzisiwe',
    subtitle: 'Ngokuzethemba okuqinisekisiwe ezindaweni zonke zaseNingizimu Afrika',
    description:
      'Abathengisi bethu abagunyaziwe bazokusiza ngokukhetha, ngokuthenga nangokunakekela imoto yakho iminyaka eminingi ezayo, noma ngabe uhlala kuphi.',
    buttons: [
      {
        linkLabel: 'Thola umthengisi ogunyaziwe oseduze nawe',
        linkUrl: '/dealers',
        buttonStyle: 'primary',
      },
      { linkLabel: 'Funda kabanzi ngesiqinisekiso', linkUrl: '/owners/warranty', buttonStyle: 'quiet' },
    ],
  },
  video,
  videoByItself: { ...video, id: 'hero-video-by-itself', autoplayVideo: true },
  gr: {
    ...typical,
    id: 'hero-gr',
    title: 'Raised on the stage',
    subtitle: 'Gazoo Racing',
    description: 'Everything we learn in a season of rally-raid goes into the next car you can buy.',
    desktopImage: nightPicture,
    mobileImage: null,
    altTag: null,
    textTheme: 'gr',
    countdownTimer: 'dakar',
    countdownTarget: '2032-01-03T06:00:00.000+02:00',
    buttons: [{ linkLabel: 'The season', linkUrl: '/gr/season', buttonStyle: 'primary' }],
  },
};
