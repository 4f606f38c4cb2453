import { createHmac, timingSafeEqual } from 'node:crypto';
import { getEnv } from './env';

/** What a private link opens; a proof made for one opens no other. */
export type LinkPurpose = 'enquiry' | 'dealer-enquiry' | 'consent' | 'subscription' | 'privacy-request';

/** The proof in a private link: nobody can make it without our secret. 22 characters that an address can hold. */
export function proofFor(purpose: LinkPurpose, subject: string): string {
  return createHmac('sha256', `link:${getEnv().payloadSecret}`)
    .update(`${purpose}|${subject}`)
    .digest('base64url')
    .slice(0, 22);
}

export function isProof(purpose: LinkPurpose, subject: string, given: string): boolean {
  const expected = new TextEncoder().encode(proofFor(purpose, subject));
  const bytes = new TextEncoder().encode(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
