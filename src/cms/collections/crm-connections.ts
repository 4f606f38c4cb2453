import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';

/**
 * Where a dealer's own system receives its enquiries, beside the mail to its people: ADF/XML by mail, or a signed
 * webhook. Without a dealer: every enquiry of the site.
 */
export const CrmConnections: CollectionConfig = {
  slug: 'crm-connections',
  labels: { singular: 'Connection', plural: 'Connections' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'dealer', 'webhookUrl', 'adfAddress'], group: 'Enquiries' },
  access: accessFor('crm-connections'),
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'dealer', type: 'relationship', relationTo: 'dealers', index: true },
    { name: 'isActive', type: 'checkbox', defaultValue: true },
    { name: 'adfAddress', type: 'email', admin: { description: 'Receives each enquiry as ADF 1.0 in XML.' } },
    {
      name: 'webhookUrl',
      type: 'text',
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value)) ||
        'An address like https://crm.example/leads.',
    },
    {
      name: 'webhookSecret',
      type: 'text',
      minLength: 32,
      admin: { description: 'Signs each call: HMAC-SHA256 over the timestamp and the body.' },
    },
    {
      name: 'nextWebhookSecret',
      type: 'text',
      minLength: 32,
      admin: { description: 'While a secret is changed, calls carry a signature by each.' },
    },
  ],
};
