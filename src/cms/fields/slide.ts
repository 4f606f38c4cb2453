import type { Field } from 'payload';
import { buttons } from './buttons';
import { linkUrl } from './link-url';
import { picture } from './picture';
import { paragraph, words } from './text';

/** A banner slide (C§3): pictures, video, words, countdown, buttons. Used by the hero and the carousel. */
export const slideFields: Field[] = [
  words('title'),
  words('subtitle'),
  paragraph('description'),
  words('tabTitle', { admin: { description: 'The name of the slide under its thumbnail.' } }),
  {
    type: 'row',
    fields: [picture('desktopImage'), picture('mobileImage'), picture('thumbnailImage'), picture('titleImage')],
  },
  words('altTag', { admin: { description: "Empty: the picture's own alternative text." } }),
  picture('video', { filterOptions: { mimeType: { contains: 'video' } } }),
  { name: 'autoplayVideo', type: 'checkbox', defaultValue: false },
  {
    name: 'textTheme',
    type: 'select',
    defaultValue: 'light',
    options: [
      { value: 'light', label: 'Light words on a dark picture' },
      { value: 'dark', label: 'Dark words on a light picture' },
      { value: 'gr', label: 'GR' },
    ],
  },
  {
    name: 'countdownTimer',
    type: 'select',
    defaultValue: 'none',
    options: ['none', 'paralympics', 'dakar'],
  },
  {
    name: 'countdownTarget',
    type: 'date',
    admin: {
      description: 'Empty: the date in the site settings.',
      date: { pickerAppearance: 'dayAndTime' },
      condition: (_, sibling) => Boolean(sibling?.countdownTimer) && sibling.countdownTimer !== 'none',
    },
  },
  buttons(),
  {
    name: 'simpleButtons',
    type: 'array',
    maxRows: 3,
    admin: { initCollapsed: true },
    fields: [words('label', { required: true }), linkUrl('url', { required: true })],
  },
  paragraph('disclaimer'),
];
