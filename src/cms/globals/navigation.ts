import type { GlobalConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { linkUrl } from '../fields/link-url';
import { opens } from '../fields/opens';
import { picture } from '../fields/picture';
import { words } from '../fields/text';

const { read, update } = accessFor('navigation');

/** The header's menus and the footer's columns. */
export const Navigation: GlobalConfig = {
  slug: 'navigation',
  admin: { group: 'Content' },
  access: { read, update },
  fields: [
    {
      name: 'items',
      type: 'array',
      maxRows: 6,
      fields: [
        words('label', { required: true }),
        linkUrl('url', { required: true }),
        {
          name: 'groups',
          type: 'array',
          admin: { description: 'The sheet that opens below the item. None: a plain link.' },
          fields: [
            words('title', { required: true }),
            {
              name: 'bodyTypes',
              type: 'text',
              hasMany: true,
              admin: { description: 'Adds every range of these body types, with its picture.' },
            },
            {
              name: 'links',
              type: 'array',
              fields: [
                words('label', { required: true }),
                linkUrl('url', { required: true }),
                words('note'),
                picture('picture'),
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'footerColumns',
      type: 'array',
      maxRows: 4,
      fields: [
        words('title', { required: true }),
        {
          name: 'links',
          type: 'array',
          fields: [words('label', { required: true }), linkUrl('url', { required: true }), opens],
        },
      ],
    },
    {
      name: 'legalLinks',
      type: 'array',
      fields: [words('label', { required: true }), linkUrl('url', { required: true })],
    },
  ],
};
