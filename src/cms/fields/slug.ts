import type { TextField } from 'payload';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A unique name in addresses: small letters, digits and single dashes, and none of `reserved`. */
export function slug(
  name: string,
  { reserved = [], ...options }: Partial<TextField> & { reserved?: readonly string[] } = {},
): TextField {
  return {
    name,
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: (value: unknown) => {
      if (typeof value !== 'string' || !slugPattern.test(value)) return 'Use small letters, digits and single dashes.';
      return !reserved.includes(value) || 'The site has a page of its own under this name: choose another.';
    },
    ...options,
  } as TextField;
}
