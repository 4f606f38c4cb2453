import type { CollectionConfig } from 'payload';
import { newsletterTopics } from '@/domain/form/forms/newsletter';
import { accessFor } from '../access/access-for';
import { moment } from '../fields/read-only';
import { paragraph, words } from '../fields/text';

/** An edition of the newsletter, in plain words; its subscribers get it once it is sent. */
export const Newsletters: CollectionConfig = {
  slug: 'newsletters',
  admin: { useAsTitle: 'subject', defaultColumns: ['subject', 'topic', 'sentAt'], group: 'Content' },
  access: accessFor('newsletters'),
  fields: [
    {
      name: 'send',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '@/cms/admin/send-newsletter#SendNewsletter' } },
    },
    words('subject', { required: true }),
    { name: 'topic', type: 'select', required: true, options: [...newsletterTopics] },
    paragraph('text', {
      required: true,
      admin: { description: 'Plain text; an empty line begins a paragraph. Addresses become links.' },
    }),
    moment('sentAt'),
  ],
};
