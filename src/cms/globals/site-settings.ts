import type { GlobalConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { onlyFor } from '../access/field-access';
import { linkUrl } from '../fields/link-url';
import { picture } from '../fields/picture';
import { paragraph, words } from '../fields/text';

const { read, update } = accessFor('site-settings');

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  admin: { group: 'Administration' },
  access: { read, update },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Brand',
          fields: [
            { name: 'brandName', type: 'text', required: true, defaultValue: 'Forecourt' },
            words('titleSuffix', {
              required: true,
              defaultValue: '| Toyota South Africa',
              admin: { description: 'Ends the title of every page (D-389).' },
            }),
            paragraph('defaultDescription', { required: true }),
            picture('sharingImage'),
            words('demonstrationNotice', {
              admin: { description: 'The line in the footer that says which figures are illustrative.' },
            }),
          ],
        },
        {
          label: 'Contact',
          fields: [
            { name: 'customerCareNumber', type: 'text', required: true },
            { name: 'internationalNumber', type: 'text' },
            { name: 'roadsideNumber', type: 'text' },
            { name: 'financeNumber', type: 'text' },
            { name: 'supportEmail', type: 'email', required: true },
            { name: 'mailFrom', type: 'email', required: true, access: onlyFor('admin', 'editor') },
            {
              name: 'fallbackEnquiryRecipients',
              type: 'array',
              access: onlyFor('admin', 'editor'),
              admin: { description: 'Receive an enquiry when its dealer has no recipients.' },
              fields: [{ name: 'email', type: 'email', required: true }],
            },
          ],
        },
        {
          label: 'Other sites',
          fields: [
            linkUrl('buyingSite', {
              admin: { description: "Empty: 'Request A Quote' opens our own form." },
            }),
            linkUrl('bookingSite'),
            linkUrl('calendarService'),
          ],
        },
        {
          label: 'Disclaimers',
          fields: [
            paragraph('priceDisclaimer', { required: true }),
            paragraph('specificationDisclaimer', { required: true }),
            paragraph('cookieNotice', { required: true }),
          ],
        },
        {
          label: 'Countdowns',
          fields: [
            { name: 'defaultCountdown', type: 'date', defaultValue: '2025-05-18T00:00:00+02:00' },
            { name: 'paralympicsCountdown', type: 'date', defaultValue: '2025-01-03T00:00:00+02:00' },
            { name: 'dakarCountdown', type: 'date', defaultValue: '2025-05-18T00:00:00+02:00' },
          ],
        },
      ],
    },
  ],
};
