import type { SingleImageBlock } from '@/cms/payload-types';
import { duskPicture, duskPortrait, fixturePicture, hiluxPicture, nightPicture } from '../fixture-media';

export const fixtures = {
  typical: {
    blockType: 'singleImage',
    id: 'image-typical',
    image: duskPicture,
    mobileImage: duskPortrait,
    altTag: 'A blue Fortuner on a gravel road between Prince Albert and the Swartberg as the sun goes down',
    caption: 'The R407 north of Prince Albert, a quarter past seven. The gravel is dry, the fridge is full.',
    width: 'content',
  },
  text: {
    blockType: 'singleImage',
    id: 'image-text',
    image: hiluxPicture,
    caption: 'Hilux Double Cab in copper, with the bed cover in place.',
    width: 'text',
  },
  full: { blockType: 'singleImage', id: 'image-full', image: nightPicture, mobileImage: null, width: 'full' },
  link: {
    blockType: 'singleImage',
    id: 'image-link',
    image: { ...duskPicture, alt: '' },
    caption: 'See what the Fortuner tows',
    linkUrl: '/vehicles/fortuner',
  },
  longWords: {
    blockType: 'singleImage',
    id: 'image-long',
    image: hiluxPicture,
    altTag: 'IHilux enemibala yethusi, ibonwa ngaphambili kwesobunxele',
    caption:
      'Ukusetshenziswa kukaphethiloli kuncike endleleni oshayela ngayo, emgwaqweni nasemthwalweni. Langafstandbrandstofverbruiksvergelykings is volgens die nasionale toetssiklus.',
    width: 'text',
  },
  missingPicture: {
    blockType: 'singleImage',
    id: 'image-missing',
    image: { ...fixturePicture('gone', { id: 90, alt: '' }), url: null },
    caption: 'Nothing to see.',
  },
} satisfies Record<string, SingleImageBlock>;
