import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { mailKinds } from '../admin/mail-queue/mail-kinds';
import { resendDeadEndpoint, resendEndpoint } from '../admin/mail-queue/resend-endpoint';
import { moment, readOnly } from '../fields/read-only';

/** `leased` is in a worker's hands; `dead` was given up and waits for a person. */
const messageStatuses = ['pending', 'leased', 'sent', 'dead'] as const;

/**
 * The outbox: one row per message, made in the same write as its enquiry and sent by
 * `commands/outbox/outbox-worker`. Every field is written by those two only.
 */
export const OutboxMessages: CollectionConfig = {
  slug: 'outbox-messages',
  labels: { singular: 'Mail', plural: 'Mail' },
  admin: {
    useAsTitle: 'subject',
    description: 'Filter by status: dead messages were given up and can be sent again.',
    defaultColumns: ['subject', 'kind', 'status', 'attempts', 'nextAttemptAt', 'sentAt'],
    listSearchableFields: ['subject', 'messageId'],
    group: 'Enquiries',
  },
  defaultSort: '-createdAt',
  access: accessFor('outbox-messages'),
  endpoints: [resendEndpoint, resendDeadEndpoint],
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['status', 'nextAttemptAt'] }],
  fields: [
    {
      name: 'resend',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '@/cms/admin/mail-queue/resend-button#ResendButton' },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: messageStatuses.map((value) => ({
        value,
        label: value.replace(/^./, (letter) => letter.toUpperCase()),
      })),
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { position: 'sidebar', readOnly: true },
    },
    moment('nextAttemptAt'),
    moment('retryUntil'),
    moment('sentAt'),
    readOnly({
      name: 'lastError',
      type: 'text',
      admin: { position: 'sidebar', description: 'The mail server’s codes.' },
    }),
    readOnly({
      name: 'deliveredTo',
      type: 'select',
      options: [
        { value: 'smtp', label: 'Mail server' },
        { value: 'sink', label: 'Mail sink (no mail server is configured)' },
        { value: 'webhook', label: 'The dealer’s system' },
      ],
      admin: { position: 'sidebar' },
    }),
    readOnly({ name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true }),
    readOnly({
      name: 'kind',
      type: 'select',
      required: true,
      options: Object.entries(mailKinds).map(([value, label]) => ({ value, label })),
    }),
    readOnly({ name: 'connection', type: 'relationship', relationTo: 'crm-connections', index: true }),
    readOnly({ name: 'subscriber', type: 'relationship', relationTo: 'subscribers', index: true }),
    readOnly({
      name: 'headers',
      type: 'json',
      admin: { hidden: true, description: 'Headers of our own making, such as List-Unsubscribe.' },
    }),
    readOnly({ name: 'recipients', type: 'json', required: true }),
    readOnly({
      name: 'delivered',
      type: 'json',
      admin: { description: 'Those recipients whose server has taken the message.' },
    }),
    readOnly({ name: 'senderName', type: 'text', required: true }),
    readOnly({ name: 'senderAddress', type: 'text', required: true }),
    readOnly({ name: 'replyTo', type: 'text' }),
    readOnly({ name: 'subject', type: 'text', required: true }),
    readOnly({ name: 'text', type: 'textarea', required: true }),
    readOnly({ name: 'html', type: 'textarea', required: true, admin: { hidden: true } }),
    readOnly({ name: 'messageId', type: 'text', required: true, unique: true }),
    readOnly({ name: 'acceptedAt', type: 'date', required: true, admin: { hidden: true } }),
    readOnly({ name: 'leasedUntil', type: 'date', admin: { hidden: true } }),
    readOnly({ name: 'leasedBy', type: 'text', admin: { hidden: true } }),
  ],
};
