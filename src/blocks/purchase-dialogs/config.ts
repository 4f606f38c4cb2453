import type { Block } from 'payload';
import { words } from '@/cms/fields/text';

/** Two buttons that open the buying site in a dialog: to enquire, and to book a test drive (C-399 to C-401). */
export const PurchaseDialogs: Block = {
  slug: 'purchaseDialogs',
  interfaceName: 'PurchaseDialogsBlock',
  labels: { singular: 'Purchase dialogs', plural: 'Purchase dialogs' },
  fields: [
    words('heading'),
    words('enquireLabel', { admin: { description: "Empty: 'Enquire Now'." } }),
    words('testDriveLabel', { admin: { description: "Empty: 'Book A Test Drive'." } }),
  ],
};
