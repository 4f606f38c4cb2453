import type { Block } from 'payload';
import { extraComponents } from '@/cms/fields/extra-components';
import { picture } from '@/cms/fields/picture';
import { paragraph, words } from '@/cms/fields/text';
import { videoFields } from '@/cms/fields/video';

/** One video in a player (C-289, C-331, C-398). */
export const SingleVideo: Block = {
  slug: 'singleVideo',
  interfaceName: 'SingleVideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  fields: [
    words('heading'),
    words('title', {
      admin: { description: 'What the video shows, for whoever does not see it. Empty: the heading or the caption.' },
    }),
    ...videoFields,
    picture('image', { admin: { description: 'The still picture before the video plays.' } }),
    {
      name: 'autoplayVideo',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Plays by itself, without sound, while it is in view. Not for videos of YouTube.' },
    },
    {
      name: 'height',
      type: 'select',
      defaultValue: 'responsive',
      options: [
        { value: 'responsive', label: 'Grows with the page' },
        { value: 'fixed', label: '400 px' },
      ],
    },
    paragraph('caption'),
    paragraph('transcript', { admin: { description: 'What is said, for whoever cannot hear it.' } }),
    extraComponents,
  ],
};
