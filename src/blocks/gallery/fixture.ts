import type { GalleryBlock } from '@/cms/payload-types';
import {
  corollaPicture,
  duskPicture,
  fixturePicture,
  fortunerPicture,
  hiluxPicture,
  mountainPicture,
  nightPicture,
} from '../fixture-media';

type Images = GalleryBlock['images'];

const images: Images = [
  {
    id: 'dusk',
    image: duskPicture,
    altTag: 'A blue Fortuner stops on a gravel road as the sun goes down',
    caption: 'The last light, between two farm gates',
  },
  { id: 'blue', image: fortunerPicture, caption: 'Fortuner in blue' },
  { id: 'copper', image: hiluxPicture, caption: 'Hilux Double Cab in copper' },
  { id: 'red', image: corollaPicture, caption: 'Corolla in red' },
  { id: 'again', image: mountainPicture, caption: 'The same road, an hour later' },
];

const toolTips: NonNullable<Images[number]['toolTips']> = [
  {
    id: 'lamps',
    left: 37,
    top: 54,
    heading: 'Lamps that look round the bend',
    content: 'The low beam follows the steering wheel up to 40 km/h.',
  },
  {
    id: 'wheels',
    left: 53,
    top: 71,
    heading: 'Eighteen inches, and a real spare',
    content: 'All five wheels are the same, so all five tyres wear the same when you rotate them.',
  },
  {
    id: 'bars',
    left: 71,
    top: 17,
    heading: 'Rails that carry',
    content: 'Eighty kilograms on the roof: a tent and those who sleep in it.',
  },
];

const typical = {
  blockType: 'gallery',
  id: 'gallery-typical',
  heading: 'One road, five ways',
  intro: 'Tap a picture to see it large.',
  layout: 'grid',
  images,
} satisfies GalleryBlock;

export const fixtures = {
  typical,
  row: { ...typical, id: 'gallery-row', heading: 'On the way', intro: null, layout: 'row' },
  toolTips: {
    ...typical,
    id: 'gallery-tips',
    heading: 'What you see, and what it does',
    intro: null,
    images: [{ id: 'explained', image: fortunerPicture, caption: 'Fortuner 2.8 GD-6 VX', toolTips }],
  },
  both: {
    ...typical,
    id: 'gallery-both',
    heading: 'Inside, outside, after dark',
    images: [
      { id: 'explained', image: hiluxPicture, toolTips: toolTips.slice(0, 2) },
      ...images.slice(1, 4),
      { id: 'night', image: nightPicture, toolTips: [{ id: 'corner', left: 100, top: 0, heading: 'The studio lamp' }] },
    ],
  },
  two: { ...typical, id: 'gallery-two', images: images.slice(1, 3) },
  four: { ...typical, id: 'gallery-four', heading: null, intro: null, images: images.slice(1, 5) },
  many: {
    ...typical,
    id: 'gallery-many',
    images: [...images, ...images.map((image) => ({ ...image, id: `${image.id}-2` }))],
  },
  single: { blockType: 'gallery', id: 'gallery-single', images: [{ id: 'one', image: { ...duskPicture, alt: '' } }] },
  longWords: {
    ...typical,
    id: 'gallery-long',
    heading: 'Langafstandbrandstofverbruiksvergelykings in prente',
    images: [
      {
        id: 'explained',
        image: fortunerPicture,
        altTag: 'IFortuner eluhlaza okwesibhakabhaka, ibonwa ngaphambili kwesobunxele',
        toolTips: [
          {
            id: 'one',
            left: 12,
            top: 90,
            heading: 'Isiqinisekiso sezimoto ezisetshenzisiwe nokungasetshenzisiwe',
            content:
              'Siqala ngosuku lokuthengwa kwemoto, siphele ngemva kweminyaka emithathu noma amakhilomitha ayi-100 000.',
          },
        ],
      },
      { id: 'two', image: hiluxPicture, caption: 'Ukusetshenziswa kukaphethiloli ohambweni olude' },
      { id: 'three', image: corollaPicture, caption: 'Brandstofverbruiksyfers volgens die nasionale toetssiklus' },
    ],
  },
  missingPictures: {
    ...typical,
    id: 'gallery-missing',
    images: [
      { id: 'gone', image: { ...fixturePicture('gone', { id: 90, alt: '' }), url: null }, caption: 'Gone' },
      ...images.slice(1, 4),
    ],
  },
  empty: { blockType: 'gallery', id: 'gallery-empty', images: [] },
} satisfies Record<string, GalleryBlock>;
