import type { FormLinkBlock } from '@/cms/payload-types';

export const fixtures = {
  tradeIn: { blockType: 'formLink', id: 'form-link', form: 'trade-in' },
  parts: {
    blockType: 'formLink',
    id: 'form-link-parts',
    form: 'general',
    subject: 'Parts Enquiry',
    heading: 'Parts for any year',
    intro: 'Name the vehicle and the part; the dealer answers with the price.',
    button: 'Ask for a part',
  },
} satisfies Record<string, FormLinkBlock>;
