import type { SelectField } from 'payload';
import { navDialogs } from '@/domain/site/nav-dialog';

/** The dialog that a link of the navigation opens; without JavaScript the link leads to its address. */
export const opens = {
  name: 'opens',
  type: 'select',
  options: navDialogs.map((value) => ({ value, label: labels(value) })),
  admin: { description: 'Opens a dialog instead. The link stays for browsers that cannot.' },
} satisfies SelectField;

function labels(dialog: (typeof navDialogs)[number]): string {
  return { subscribe: 'Newsletter sign-up', sponsorships: 'Sponsorship chooser' }[dialog];
}
