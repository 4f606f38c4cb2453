import type { CardGridBlock } from '@/cms/payload-types';
import { duskPicture, fixturePicture, hiluxPicture, nightPicture } from '../fixture-media';

type Cards = CardGridBlock['cards'];

const cards: Cards = [
  {
    id: 'one',
    title: 'Three years, or 100\u00a0000\u00a0km',
    subtitle: 'Warranty',
    description: 'Whatever we built and it fails, we mend.',
    image: 1,
    icon: 'shield',
    linkUrl: '/vehicles',
  },
  {
    id: 'two',
    title: 'Nine services, paid for',
    subtitle: 'Service plan',
    description: 'Oil, filters and labour for 90 000 km, at any of our dealers.',
    image: 2,
    icon: 'wrench',
    linkUrl: '/vehicles',
  },
  {
    id: 'three',
    title: 'Somebody answers',
    subtitle: 'Day and night',
    description: 'Flat tyre, flat battery, or keys on the wrong side of the door.',
    image: 3,
    icon: 'phone',
    buttons: [{ id: 'call', linkLabel: 'Call us', linkUrl: 'tel:+27800123456', buttonStyle: 'quiet' }],
  },
];

const deck = {
  blockType: 'cardGrid',
  heading: 'What comes with the car',
  intro: 'Every new vehicle, whichever you choose.',
} as const;

const films: Cards = [
  {
    id: 'karoo',
    title: 'Four hundred kilometres of gravel',
    description: 'A day, a puncture, eleven gates.',
    image: duskPicture,
    video: {
      ...fixturePicture('karoo-dusk', { id: 8, alt: 'A drive through the Karoo' }),
      filename: 'karoo-dusk.mp4',
      url: '/api/media/file/karoo-dusk.mp4',
      mimeType: 'video/mp4',
      filesize: 11_800_000,
      sizes: {},
    },
  },
  {
    id: 'gearbox',
    title: 'A gearbox in three hours',
    description: 'The crew, the night before the rally.',
    image: nightPicture,
    videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  },
  {
    id: 'load',
    title: 'What a tonne looks like',
    description: 'On the bed of a Hilux, strapped down as it should be.',
    image: hiluxPicture,
    videoUrl: 'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  },
];

const jobs: Cards = [
  { id: 'dealer', title: 'Find a dealer', description: 'Two hundred of them, and one near you.', linkUrl: '/dealers' },
  { id: 'cost', title: 'Work out the cost', description: 'A month, a year, all of it.', linkUrl: '/vehicles' },
  { id: 'recall', title: 'Check a recall', description: 'With the number on your licence disc.', linkUrl: '/vehicles' },
  {
    id: 'service',
    title: 'Check a service',
    description: 'What it needs next, and what that takes.',
    linkUrl: '/vehicles',
  },
];

export const fixtures = {
  benefit: { ...deck, id: 'cards-benefit', cardType: 'benefit', cards },
  icon: { ...deck, id: 'cards-icon', cardType: 'icon', cards },
  noImage: { ...deck, id: 'cards-no-image', cardType: 'noImage', cards },
  info: { ...deck, id: 'cards-info', cardType: 'info', cards },
  largeImage: { ...deck, id: 'cards-large-image', cardType: 'largeImage', columns: '2', cards: cards.slice(0, 2) },
  smallImage: { ...deck, id: 'cards-small-image', cardType: 'smallImage', cards },
  video: {
    blockType: 'cardGrid',
    id: 'cards-video',
    heading: 'Watch',
    intro: 'Nothing loads before you press.',
    cardType: 'video',
    cards: films,
  },
  jobs: { blockType: 'cardGrid', id: 'cards-jobs', cardType: 'jobs', cards: jobs },
  minimal: {
    blockType: 'cardGrid',
    id: 'cards-minimal',
    cardType: 'benefit',
    cards: [{ id: 'one', title: 'A title' }],
  },
  fourColumns: {
    ...deck,
    id: 'cards-four',
    cardType: 'icon',
    columns: '4',
    cards: [...cards, { id: 'four', title: 'Grown here', icon: 'leaf' }],
  },
  longWords: {
    blockType: 'cardGrid',
    id: 'cards-long-words',
    cardType: 'jobs',
    cards: [
      { id: 'af', title: 'Bereken die voertuigfinansieringskoste', linkUrl: '/vehicles' },
      { id: 'zu', title: 'Hlola ukubizwa kwezimoto ezinamaphutha', linkUrl: '/vehicles' },
    ],
  },
  missingPictures: {
    ...deck,
    id: 'cards-missing',
    cardType: 'info',
    cards: cards.map((card) => ({ ...card, image: 987654 })),
  },
  empty: { blockType: 'cardGrid', id: 'cards-empty', cardType: 'benefit', cards: [] },
} satisfies Record<string, CardGridBlock>;
