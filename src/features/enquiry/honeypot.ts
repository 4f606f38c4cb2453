import type { Typed } from '@/domain/form/form-errors';

/** The name of a field that no person sees: a script that fills in whatever it finds fills it, too. */
export const honeypotName = 'website';

/** Of the field and of what hides it: `<div {...honeypot.box}><label>… <input {...honeypot.input} /></label></div>`. */
export const honeypot = {
  box: { className: 'visually-hidden', 'aria-hidden': true },
  input: { name: honeypotName, type: 'text', tabIndex: -1, autoComplete: 'off' },
} as const;

/**
 * Takes the field out of what was sent. Filled, the form is shown again as one that was sent too quickly, with the field
 * empty: whoever's password manager filled it sends once more and loses nothing.
 */
export function takeHoneypot(sent: Typed): { typed: Typed; isFilled: boolean } {
  const { [honeypotName]: caught = '', ...typed } = sent;
  return { typed, isFilled: caught.trim() !== '' };
}
