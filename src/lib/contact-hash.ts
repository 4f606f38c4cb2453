import { createHmac } from 'node:crypto';
import { getEnv } from './env';

/**
 * What stands for an address or a number where neither may be kept: the opt-out register, the consent of an erased
 * person, the audit's entry of an erasure. HMAC-SHA256 in hex of the lower-cased address, or of the number in E.164: a
 * plain hash of a number is found back by trying all numbers.
 */
export function toContactHash(contact: string): string {
  const key = `contact:${getEnv().payloadSecret}`;
  return createHmac('sha256', key).update(contact.trim().toLowerCase()).digest('hex');
}
