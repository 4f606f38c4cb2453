import { defineForm } from '../form';
import { contact, contactFields } from './contact-fields';

/** An enquiry about merchandise (C-239, C-241). */
export const product = defineForm({
  name: 'product',
  type: 'TGRSA_PRODUCT',
  fields: [
    { name: 'productCode', kind: 'code', required: 'productRequired', isCarried: true },
    ...contactFields,
    { name: 'note', kind: 'paragraph' },
  ],
  contact,
  recipientList: 'generalEnquiryRecipients',
  retentionDays: 365,
});
