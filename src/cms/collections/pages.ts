import type { CollectionConfig } from 'payload';
import { blockConfigs } from '@/blocks/configs';
import { accessFor } from '../access/access-for';
import { seo } from '../fields/seo';
import { words } from '../fields/text';
import { previewUrl } from '../hooks/preview-url';

/** A page of the site: blocks in an order, at an address of its own. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    group: 'Content',
    livePreview: { url: ({ data, locale }) => previewUrl(data.slug, locale?.code) },
    preview: (data, { locale }) => previewUrl(data.slug, locale),
  },
  access: accessFor('pages'),
  versions: {
    maxPerDoc: 50,
    drafts: { autosave: { interval: 800 }, schedulePublish: true, validate: false },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            words('title', { required: true }),
            { name: 'layout', type: 'blocks', blocks: blockConfigs, labels: { singular: 'Block', plural: 'Blocks' } },
          ],
        },
        { label: 'Search and sharing', fields: [seo] },
      ],
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: "The address without the first slash: 'gr/motorsport'. The home page is 'home'.",
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(value)) ||
        'Use small letters, digits and dashes, with slashes between the parts.',
    },
  ],
};
