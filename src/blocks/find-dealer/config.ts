import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { paragraph, words } from '@/cms/fields/text';

/** The way to a dealer, with the heading that fits the page (C-365; D§2.1). */
export const FindDealer: Block = {
  slug: 'findDealer',
  interfaceName: 'FindDealerBlock',
  labels: { singular: 'Find a dealer', plural: 'Find a dealer' },
  fields: [
    words('heading', {
      admin: { description: "Empty: 'Find A {Model} Near You' on a vehicle page, 'Find A Dealer' elsewhere." },
    }),
    paragraph('intro'),
    extraComponents,
  ],
};
