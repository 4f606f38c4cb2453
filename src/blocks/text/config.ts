import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { words } from '@/cms/fields/text';

/** Running text. */
export const Text: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    words('heading'),
    { name: 'body', type: 'richText', localized: true },
    { name: 'alignment', type: 'select', defaultValue: 'start', options: ['start', 'centre'] },
    extraComponents,
  ],
};
