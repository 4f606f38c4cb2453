import type { Block } from 'payload';
import { words } from '@/cms/fields/text';

/** Days, hours, minutes and seconds until a date (C countdown). */
export const Countdown: Block = {
  slug: 'countdown',
  interfaceName: 'CountdownBlock',
  fields: [
    words('title'),
    {
      name: 'kind',
      type: 'select',
      defaultValue: 'default',
      options: ['default', 'paralympics', 'dakar'],
    },
    {
      name: 'target',
      type: 'date',
      admin: {
        description: 'Empty: the date in the site settings.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    words('finishedText', { admin: { description: 'Shown once the date has come.' } }),
  ],
};
