import type { CollectionConfig, DateField } from 'payload';
import { newsletterTopics } from '@/domain/form/forms/newsletter';
import { accessFor } from '../access/access-for';
import { paragraph, words } from '../fields/text';

/** Nobody but the sending says that an edition was sent; a copy of one that was has still to be. */
const sentAt: DateField = {
  name: 'sentAt',
  type: 'date',
  access: { create: () => false, update: () => false },
  hooks: { beforeDuplicate: [() => null] },
  admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
};

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
    sentAt,
  ],
};
