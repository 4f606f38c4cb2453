import type { Block } from 'payload';
import { buttons } from '@/cms/fields/buttons';
import { extraComponents } from '@/cms/fields/extra-components';
import { linkUrl } from '@/cms/fields/link-url';
import { picture } from '@/cms/fields/picture';
import { paragraph, words } from '@/cms/fields/text';

/** Two columns: words and a picture or a video; with a date and social links it announces an event (C-295). */
export const TextWithImage: Block = {
  slug: 'textWithImage',
  interfaceName: 'TextWithImageBlock',
  labels: { singular: 'Text with picture', plural: 'Texts with picture' },
  fields: [
    words('subtitle'),
    words('title'),
    paragraph('description'),
    picture('image', { required: true }),
    words('altTag', { admin: { description: "Empty: the picture's own alternative text." } }),
    picture('preImage', { admin: { description: 'A small picture or mark above the words, 150 × 91.' } }),
    {
      type: 'row',
      fields: [
        { name: 'date', type: 'date' },
        { name: 'expiryDate', type: 'date', admin: { description: 'The last day, when it lasts more than one.' } },
      ],
    },
    picture('video', { filterOptions: { mimeType: { contains: 'video' } } }),
    { name: 'autoplayVideo', type: 'checkbox', defaultValue: false },
    {
      type: 'row',
      fields: [linkUrl('facebookLink'), linkUrl('twitterLink'), linkUrl('instagramLink'), linkUrl('youtubeLink')],
    },
    { name: 'imgPosition', type: 'select', defaultValue: 'right', options: ['left', 'right'] },
    { name: 'theme', type: 'select', defaultValue: 'default', options: ['default', 'stretch'] },
    buttons(),
    extraComponents,
  ],
};
