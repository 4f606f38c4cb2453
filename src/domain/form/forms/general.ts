import { defineForm } from '../form';
import { contact, contactFields } from './contact-fields';

/** What can be asked; links say it as `?subject={label}` (D§2.2). */
export const subjects = ['General', 'Parts Enquiry', 'Car Hire', 'Book A Service', 'Book A Test Drive'] as const;

/** A question to a dealer: general, parts, car hire, a service, a test drive. Also the enquiry form of dealers' pages (D-303). */
export const general = defineForm({
  name: 'general',
  type: 'GENERAL_ENQUIRY',
  fields: [
    { name: 'subject', kind: 'choice', required: 'subjectRequired', options: subjects },
    ...contactFields,
    { name: 'dealer', kind: 'code', required: 'dealerRequired' },
    { name: 'vehicle', kind: 'line', most: 120 },
    { name: 'preferredDate', kind: 'day' },
    { name: 'message', kind: 'paragraph' },
  ],
  contact,
  recipientList: 'generalEnquiryRecipients',
  isKeptOnDevice: true,
  retentionDays: 365,
});
