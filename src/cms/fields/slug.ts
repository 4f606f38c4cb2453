import type { TextField } from 'payload';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A unique name in addresses: small letters, digits and single dashes. */
export function slug(name: string, options: Partial<TextField> = {}): TextField {
  return {
    name,
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: (value: unknown) =>
      (typeof value === 'string' && slugPattern.test(value)) || 'Use small letters, digits and single dashes.',
    ...options,
  } as TextField;
}
