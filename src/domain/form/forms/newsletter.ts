import { defineForm } from '../form';
import { emailField } from './contact-fields';

/** What the newsletter is about; none chosen means all of it. */
export const newsletterTopics = ['vehicles', 'offers', 'motorsport', 'community'] as const;

/** The newsletter's sign-up (T§2.5). It makes a subscriber, not an enquiry. */
export const newsletter = defineForm({
  name: 'newsletter',
  type: 'NEWSLETTER',
  fields: [
    { name: 'firstName', kind: 'name', required: 'fieldRequired', most: 60, autoComplete: 'given-name' },
    { name: 'lastName', kind: 'name', required: 'fieldRequired', most: 60, autoComplete: 'family-name' },
    emailField,
    { name: 'topics', kind: 'choices', options: newsletterTopics },
  ],
  contact: { name: ['firstName', 'lastName'], number: null, email: 'emailAddress', province: null },
  recipientList: 'generalEnquiryRecipients',
  retentionDays: 0,
});
