import { defineForm } from '../form';
import { contact, contactFields } from './contact-fields';

const fields = [
  {
    name: 'organisation',
    kind: 'line',
    required: 'organisationRequired',
    most: 120,
    autoComplete: 'organization',
  },
  ...contactFields,
  { name: 'message', kind: 'paragraph', required: 'messageRequired' },
] as const;

const common = { fields, contact, recipientList: 'generalEnquiryRecipients', retentionDays: 365 } as const;

/** Somebody asks for a sponsorship: /enquiry/sponsorships (D§2.3). */
export const sponsorships = defineForm({ name: 'sponsorships', type: 'SPONSORSHIP_ENQUIRY', ...common });

/** Somebody asks for the community programme's support: /enquiry/sponsorships/corporate-citizenship (D§2.3). */
export const corporateCitizenship = defineForm({
  name: 'corporate-citizenship',
  type: 'CORPORATE_CITIZENSHIP_ENQUIRY',
  ...common,
});
