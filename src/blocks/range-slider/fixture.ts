import type { RangeSliderBlock } from '@/cms/payload-types';
import { corollaPicture, duskPicture, fortunerPicture, hiluxPicture } from '../fixture-media';

const hilux = {
  id: 'hilux',
  modelName: 'Hilux Double Cab',
  modelImage: hiluxPicture,
  modelPageLink: '/vehicles/hilux-double-cab',
};

const fortuner = { id: 'fortuner', modelName: 'Fortuner', modelImage: fortunerPicture };

const corolla = {
  id: 'corolla',
  modelName: 'Corolla',
  modelImage: corollaPicture,
  modelPageLink: '/vehicles/corolla',
  buttons: [{ linkLabel: 'Request a quote', linkUrl: '/enquiry/vehicle', buttonStyle: 'secondary' as const }],
};

export const fixtures: Record<string, RangeSliderBlock> = {
  typical: { blockType: 'rangeSlider', id: 'range', heading: 'Find the one that fits', source: 'bodyTypes' },
  chosen: {
    blockType: 'rangeSlider',
    id: 'range-chosen',
    heading: 'For the farm, for the family',
    source: 'chosen',
    tabs: [
      {
        id: 'work',
        rangeName: 'Work',
        models: [hilux, fortuner, corolla, { ...hilux, id: 'raider', modelName: 'Hilux Raider' }],
      },
      { id: 'family', rangeName: 'Family', models: [fortuner, corolla] },
      { id: 'dusk', rangeName: 'On gravel', backgroundImage: duskPicture, models: [fortuner] },
    ],
  },
  minimal: {
    blockType: 'rangeSlider',
    id: 'range-minimal',
    source: 'chosen',
    tabs: [{ id: 'one', rangeName: 'Bakkies', models: [{ id: 'bare', modelName: 'Hilux' }] }],
  },
  longWords: {
    blockType: 'rangeSlider',
    id: 'range-long',
    heading: 'Thola imoto ekufanelayo wena nomndeni wakho wonke',
    source: 'chosen',
    tabs: ['Izimoto zokusebenza emapulazini', 'Izimoto zomndeni nezokuvakasha', 'Izimoto ezincane zasedolobheni'].map(
      (rangeName, index) => ({
        id: `long-${index}`,
        rangeName,
        models: [{ ...hilux, modelName: 'Hilux Double Cab Legend RS 48V Automatic' }, fortuner, corolla],
      }),
    ),
  },
};
