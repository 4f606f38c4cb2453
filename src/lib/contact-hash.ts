import { createHash } from 'node:crypto';

/**
 * What stands for an address or a number where neither may be kept: the opt-out register, and the consent of an erased
 * person. SHA-256 in hex of the lower-cased address, or of the number in E.164.
 */
export function toContactHash(contact: string): string {
  return createHash('sha256').update(contact.trim().toLowerCase()).digest('hex');
}
