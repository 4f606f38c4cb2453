import type { ArrayField } from 'payload';
import { linkUrl } from './link-url';
import { words } from './text';

/** Buttons of a block (C-307): label, target, colour and style. An empty list shows nothing. */
export function buttons(options: { maxRows?: number } = {}): ArrayField {
  return {
    name: 'buttons',
    type: 'array',
    maxRows: options.maxRows ?? 3,
    admin: { initCollapsed: true },
    fields: [
      words('linkLabel', { required: true }),
      linkUrl('linkUrl', { required: true }),
      {
        name: 'buttonStyle',
        type: 'select',
        defaultValue: 'secondary',
        options: ['primary', 'secondary', 'quiet'],
      },
      { name: 'buttonColour', type: 'select', defaultValue: 'dark', options: ['dark', 'light'] },
    ],
  };
}
