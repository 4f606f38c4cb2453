import type { Block, Field } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { paragraph, words } from '@/cms/fields/text';

const items: Field = {
  name: 'items',
  type: 'array',
  fields: [
    words('title', { required: true }),
    {
      name: 'contentType',
      type: 'select',
      defaultValue: 'text',
      options: ['text', 'table'],
    },
    {
      name: 'content',
      type: 'richText',
      localized: true,
      admin: { condition: (_, sibling) => sibling?.contentType !== 'table' },
    },
    {
      name: 'table',
      type: 'group',
      admin: { condition: (_, sibling) => sibling?.contentType === 'table' },
      fields: [
        words('tableTitle'),
        paragraph('tableDescription'),
        {
          name: 'tableData',
          type: 'array',
          fields: [words('heading', { required: true }), words('column1'), words('column2'), words('column3')],
        },
      ],
    },
  ],
};

/** Questions and answers: one list, or tabs of lists (C faq). */
export const Faq: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: [
    words('heading'),
    paragraph('privacyText'),
    { name: 'cookieSettings', type: 'checkbox', label: 'Add how to change the cookie settings' },
    { name: 'variant', type: 'select', defaultValue: 'default', options: ['default', 'tabbed'] },
    { ...items, admin: { condition: (_, sibling) => sibling?.variant !== 'tabbed' } } as Field,
    {
      name: 'tabs',
      type: 'array',
      admin: { condition: (_, sibling) => sibling?.variant === 'tabbed' },
      fields: [
        words('title', { required: true }),
        { name: 'introText', type: 'array', fields: [paragraph('text', { required: true })] },
        items,
      ],
    },
    extraComponents,
  ],
};
