import { type Locale, localePath } from '@/i18n/locales';
import { getEnv } from '@/lib/env';
import { isProof, proofFor } from '@/lib/private-link';

/** Where a subscriber confirms, without language. */
export function toConfirmPath(code: string): string {
  return `/newsletter/confirm/${code}/${proofFor('subscription', code)}`;
}

/** Where a subscriber leaves, without language. */
export function toLeavePath(code: string): string {
  return `/newsletter/leave/${code}/${proofFor('subscription', code)}`;
}

/** Where a mail program leaves in the subscriber's name (RFC 8058). */
export function toOneClickPath(code: string): string {
  return `${toLeavePath(code)}/one-click`;
}

/** Is this a link of ours? Whoever has it may confirm and leave. */
export function isSubscriptionLink(code: string, proof: string): boolean {
  return /^[0-9a-f]{32}$/.test(code) && isProof('subscription', code, proof);
}

/** A path of ours as mail names it. */
export function toMailUrl(locale: Locale, path: string): string {
  return getEnv().siteUrl + localePath(locale, path);
}
