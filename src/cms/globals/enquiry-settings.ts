import type { GlobalConfig } from 'payload';
import { accessFor } from '../access/access-for';

const { read, update } = accessFor('enquiry-settings');

/** What the enquiry pipeline promises and keeps. */
export const EnquirySettings: GlobalConfig = {
  slug: 'enquiry-settings',
  admin: { group: 'Enquiries' },
  access: { read, update },
  fields: [
    {
      name: 'promisedHours',
      type: 'number',
      required: true,
      defaultValue: 4,
      min: 1,
      max: 80,
      admin: { description: 'Open hours of the dealer within which an enquiry is answered.' },
    },
    {
      name: 'escalationRecipients',
      type: 'array',
      admin: { description: 'Hear of an enquiry that was not answered in time. Empty: the fallback recipients.' },
      fields: [{ name: 'email', type: 'email', required: true }],
    },
    {
      name: 'alarmRecipients',
      type: 'array',
      admin: { description: 'Hear of alarms. Empty: nobody by mail; the admin shows them.' },
      fields: [{ name: 'email', type: 'email', required: true }],
    },
    {
      name: 'retention',
      type: 'array',
      admin: {
        description: 'Shortens how long a form’s enquiries are kept; each form has a number of days of its own.',
      },
      fields: [
        { name: 'form', type: 'text', required: true, admin: { description: 'As in its address, such as trade-in.' } },
        { name: 'days', type: 'number', required: true, min: 1 },
      ],
    },
    {
      name: 'saysAlreadySubscribed',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Tells whoever types an address on the newsletter’s form that it is subscribed already. Off: only its mailbox is told.',
      },
    },
    {
      name: 'registerCleansedAt',
      type: 'date',
      admin: {
        readOnly: true,
        description: 'When the opt-out register was last imported. Older than 30 days: no direct marketing.',
      },
    },
  ],
};
