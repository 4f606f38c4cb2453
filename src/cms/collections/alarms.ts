import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { lookedAtEndpoint } from '../admin/mail-queue/mail-queue-alarm';
import { moment, readOnly } from '../fields/read-only';

/**
 * What a person must look at: the mail queue stands still, a dealer's mailbox is dead, a job failed. Raised and cleared
 * by the site itself; one that is open is not raised twice.
 */
export const Alarms: CollectionConfig = {
  slug: 'alarms',
  admin: { useAsTitle: 'detail', defaultColumns: ['kind', 'detail', 'raisedAt', 'clearedAt'], group: 'Enquiries' },
  defaultSort: '-raisedAt',
  access: accessFor('alarms'),
  endpoints: [lookedAtEndpoint],
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    readOnly({
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'queue-paused', label: 'The mail queue stands still' },
        { value: 'dead-mailbox', label: 'A mailbox is dead' },
        { value: 'webhook-failed', label: 'A connection does not answer' },
        { value: 'unanswered', label: 'Enquiries without an answer' },
        { value: 'register-old', label: 'The opt-out register is old' },
        { value: 'job-failed', label: 'A job failed' },
      ],
    }),
    readOnly({ name: 'subject', type: 'text', required: true, index: true }),
    readOnly({ name: 'detail', type: 'text', required: true }),
    readOnly({ name: 'count', type: 'number', required: true, defaultValue: 1 }),
    moment('raisedAt'),
    moment('lastSeenAt'),
    moment('pausedUntil'),
    moment('clearedAt', { isIndexed: true }),
  ],
};
