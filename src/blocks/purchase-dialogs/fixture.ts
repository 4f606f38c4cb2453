import type { PurchaseDialogsBlock } from '@/cms/payload-types';

export const fixtures = {
  typical: { blockType: 'purchaseDialogs', id: 'purchase-typical', heading: 'Make it yours' },
  minimal: { blockType: 'purchaseDialogs', id: 'purchase-minimal' },
  longWords: {
    blockType: 'purchaseDialogs',
    id: 'purchase-long-words',
    heading: 'Sit agter die stuurwiel voordat jy enigiets besluit',
    enquireLabel: 'Stuur ’n aankoopnavraag aan ’n handelaar naby jou',
    testDriveLabel: 'Bhukha usuku lokuyihlola ngokuyishayela',
  },
} satisfies Record<string, PurchaseDialogsBlock>;
