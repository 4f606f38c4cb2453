import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { paragraph, words } from '@/cms/fields/text';
import { subjects } from '@/domain/form/forms/general';

/** The way to one of our forms: a heading, a sentence, a button; the form opens on a page of its own (D-303). */
export const FormLink: Block = {
  slug: 'formLink',
  interfaceName: 'FormLinkBlock',
  labels: { singular: 'Form', plural: 'Forms' },
  fields: [
    {
      name: 'form',
      type: 'select',
      required: true,
      options: [
        { value: 'trade-in', label: 'Trade-in' },
        { value: 'general', label: 'Enquiry' },
        { value: 'junior-academy', label: 'Junior academy' },
        { value: 'sponsorships', label: 'Sponsorships' },
        { value: 'corporate-citizenship', label: 'Corporate citizenship' },
        { value: 'newsletter', label: 'Newsletter' },
        { value: 'privacy-request', label: 'Request about data' },
      ],
    },
    {
      name: 'subject',
      type: 'select',
      options: [...subjects],
      admin: { description: 'What an enquiry is about.', condition: (_, { form }) => form === 'general' },
    },
    words('heading', { admin: { description: 'Empty: the form’s own title.' } }),
    paragraph('intro', { admin: { description: 'Empty: the form’s own sentence.' } }),
    words('button', { admin: { description: 'Empty: the form’s own title.' } }),
    extraComponents,
  ],
};
