import type { Block } from 'payload';
import { buttons } from '@/cms/fields/buttons';
import { linkUrl } from '@/cms/fields/link-url';
import { opens } from '@/cms/fields/opens';
import { words } from '@/cms/fields/text';

/** The bar of links of a section (C nav, D nav). */
export const SecondaryNav: Block = {
  slug: 'secondaryNav',
  interfaceName: 'SecondaryNavBlock',
  labels: { singular: 'Secondary navigation', plural: 'Secondary navigations' },
  fields: [
    words('title'),
    buttons({ maxRows: 2 }),
    {
      name: 'items',
      type: 'array',
      fields: [
        {
          name: 'itemType',
          type: 'select',
          required: true,
          defaultValue: 'default',
          options: [
            { value: 'dropdown', label: 'Drop-down list' },
            { value: 'default', label: 'Link' },
            { value: 'anchor', label: 'Place on this page' },
          ],
        },
        words('subMenuLabel', { required: true }),
        linkUrl('subMenuURL'),
        { name: 'subMenuLabelClickable', type: 'checkbox', defaultValue: false },
        {
          ...opens,
          admin: { ...opens.admin, condition: (_, sibling) => sibling?.itemType === 'default' },
        },
        {
          name: 'subMenuItems',
          type: 'array',
          admin: { condition: (_, sibling) => sibling?.itemType === 'dropdown' },
          fields: [
            words('label', { required: true }),
            linkUrl('linkUrl', { required: true }),
            linkUrl('mobileLinkUrl', { admin: { description: 'Used on phones. Empty: the same link.' } }),
          ],
        },
      ],
    },
  ],
};
