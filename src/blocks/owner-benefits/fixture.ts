import type { OwnerBenefitsBlock } from '@/cms/payload-types';

const wifi = {
  id: 'wifi',
  icon: 'globe',
  title: 'Wi-Fi on board',
  description: '25GB of complimentary in-car Wi-Fi, to use within the first 12 months.',
} as const;

export const fixtures = {
  everyOwner: {
    blockType: 'ownerBenefits',
    id: 'owner-benefits',
    heading: 'Owner benefits',
    intro: 'What comes with every new vehicle, whichever you choose.',
    benefits: [
      wifi,
      {
        id: 'roadside',
        icon: 'phone',
        title: 'Help at the roadside',
        description: 'Day and night: a flat tyre, a flat battery, or a tow to the nearest dealer.',
      },
    ],
  },
  alone: { blockType: 'ownerBenefits', id: 'owner-benefits-alone', heading: 'Owner benefits', benefits: [wifi] },
} satisfies Record<string, OwnerBenefitsBlock>;
