import type { GroupField } from 'payload';
import { picture } from './picture';
import { paragraph, words } from './text';

/** What search engines and shared links show (D-152, D-153). */
export const seo: GroupField = {
  name: 'meta',
  type: 'group',
  label: 'Search and sharing',
  fields: [
    words('title', { admin: { description: 'Empty: the title of the page.' } }),
    paragraph('description', { maxLength: 320 }),
    picture('image'),
    {
      name: 'robots',
      type: 'select',
      defaultValue: 'index',
      options: [
        { value: 'index', label: 'In search results' },
        { value: 'noindex', label: 'Not in search results' },
      ],
    },
    { name: 'canonicalUrl', type: 'text', admin: { description: 'Only when another address is the original.' } },
  ],
};
