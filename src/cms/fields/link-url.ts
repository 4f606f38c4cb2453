import type { TextField } from 'payload';

const allowed = /^(\/(?!\/)[^\s\\]*|#[\w-]+|https?:\/\/[^\s]+|tel:[+\d ()-]+|mailto:[^\s]+)$/i;

/** A link target: a path of this site, an anchor, http(s), tel: or mailto:. Scripts are refused. */
export function linkUrl(name: string, options: Partial<TextField> = {}): TextField {
  return {
    name,
    type: 'text',
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') {
        return options.required ? 'A link is required.' : true;
      }
      return (
        (typeof value === 'string' && allowed.test(value)) ||
        'Use a path such as /vehicles, an anchor, or an https:, tel: or mailto: address.'
      );
    },
    ...options,
  } as TextField;
}
