import type { RangeTabsBlock } from '@/cms/payload-types';
import { fixturePicture } from '../fixture-media';

const hilux = fixturePicture('hilux-double-cab-copper', { id: 60, alt: 'Hilux Double Cab, copper' });
const white = fixturePicture('hilux-double-cab-white', { id: 61, alt: 'Hilux Double Cab, white' });

export const fixtures = {
  typical: {
    blockType: 'rangeTabs',
    id: 'range-tabs',
    heading: 'Which Hilux?',
    tabs: [
      {
        id: 'single',
        title: 'Single Cab',
        hiluxModelPageLink: '/vehicles/hilux-single-cab',
        cardData: [
          {
            id: 'one',
            hiluxModelName: 'Hilux Single Cab',
            hiluxModelPageLink: '/vehicles/hilux-single-cab',
            hiluxmodelImage: white,
            altTagImage: 'A white bakkie from the front',
          },
        ],
      },
      {
        id: 'double',
        title: 'Double Cab',
        hiluxModelPageLink: '/vehicles/hilux-double-cab',
        cardData: [
          {
            id: 'two',
            hiluxModelName: 'Hilux Double Cab',
            hiluxModelPageLink: '/vehicles/hilux-double-cab',
            hiluxmodelImage: hilux,
            mobileImage: white,
            buttons: [{ id: 'quote', linkLabel: 'Request a quote', linkUrl: '/enquiry/vehicle' }],
          },
          { id: 'three', hiluxModelName: 'Hilux Double Cab Legend', hiluxmodelImage: white },
        ],
      },
    ],
  },
} satisfies Record<string, RangeTabsBlock>;
