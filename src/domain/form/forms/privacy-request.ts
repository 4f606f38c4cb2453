import { defineForm } from '../form';
import { emailField, nameField } from './contact-fields';

/** What a person may ask of what we hold about them (Protection of Personal Information Act, sections 23 and 24). */
export const privacyRequestKinds = ['access', 'correction', 'deletion'] as const;

/** A request about one's own data. It makes a request with a clock of 30 days, not an enquiry. */
export const privacyRequest = defineForm({
  name: 'privacy-request',
  type: 'PRIVACY_REQUEST',
  fields: [
    { name: 'kind', kind: 'choice', required: 'choiceRequired', options: privacyRequestKinds },
    nameField('fullName'),
    emailField,
    { name: 'message', kind: 'paragraph' },
  ],
  contact: { name: ['fullName'], number: null, email: 'emailAddress', province: null },
  recipientList: 'generalEnquiryRecipients',
  retentionDays: 0,
});
