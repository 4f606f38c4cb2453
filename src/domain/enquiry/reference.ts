/** Digits and capitals without those that are misread or misheard: 0/O, 1/I/L, U/V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that a person can read out: 8 random bytes become `FC-7K3M-9Q2X`. */
export function toReference(randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes.slice(0, 8), (byte) => alphabet[byte % alphabet.length]);
  return `FC-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

export function isReference(value: string): boolean {
  return new RegExp(`^FC-[${alphabet}]{4}-[${alphabet}]{4}$`).test(value);
}
