import type { CollectionConfig } from 'payload';
import { accessFor } from '../access/access-for';
import { linkUrl } from '../fields/link-url';

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: { useAsTitle: 'from', defaultColumns: ['from', 'to', 'permanent'], group: 'Content' },
  access: accessFor('redirects'),
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\/[^\s?#]*[^\s?#/]$/.test(value)) ||
        'A path of this site, without language and without a slash at the end.',
    },
    linkUrl('to', { required: true }),
    { name: 'permanent', type: 'checkbox', defaultValue: true },
  ],
};
