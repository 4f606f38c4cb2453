import type { Block } from 'payload';
import { buttons } from '@/cms/fields/buttons';
import { extraComponents } from '@/cms/fields/extra-components';
import { words } from '@/cms/fields/text';

/** One promotion with its whole cost (regulation 21 of the National Credit Act). */
export const PromotedOffer: Block = {
  slug: 'promotedOffer',
  interfaceName: 'PromotedOfferBlock',
  labels: { singular: 'Promoted offer', plural: 'Promoted offers' },
  fields: [
    words('heading'),
    { name: 'promotion', type: 'relationship', relationTo: 'promotions', required: true },
    buttons({ maxRows: 2 }),
    extraComponents,
  ],
};
