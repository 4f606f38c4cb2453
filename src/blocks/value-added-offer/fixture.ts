import type { ValueAddedOfferBlock } from '@/cms/payload-types';

const offer = {
  blockType: 'valueAddedOffer',
  title: '12 months of insurance, on us',
  description: 'Complimentary comprehensive cover for your first year, with an excess reducer of R10,000.',
  validFrom: '2024-07-01T00:00:00+02:00',
  validTo: '2024-09-30T00:00:00+02:00',
  terms: 'You may decline the offer. Afterwards you may continue monthly, adjust the cover or cancel it.',
  disclaimer: 'Prices are in ZAR. Cover is subject to acceptance by the insurer.',
} satisfies ValueAddedOfferBlock;

export const fixtures = {
  everywhere: { ...offer, id: 'offer', shownOn: [] },
  onPhones: {
    ...offer,
    id: 'offer-phones',
    shownOn: [],
    onPhones: {
      disclaimer: 'Cover is arranged by the insurers named here.',
      insurers: [
        { id: 'one', name: 'Mokoro Assure' },
        { id: 'two', name: 'Karee Insure' },
      ],
    },
  },
  onItsPagesOnly: { ...offer, id: 'offer-pages', shownOn: ['vitz', 'fortuner'] },
} satisfies Record<string, ValueAddedOfferBlock>;
