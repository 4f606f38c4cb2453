import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FormSeal } from './form-types';

/** Nobody reads and fills a form in less; a script does. */
const minimumMs = 2_000;

/** A form may stay open over a night. */
const lifeMs = 24 * 60 * 60 * 1_000;

export type SealCheck = 'valid' | 'tooSoon' | 'expired' | 'forged';

/** Seals a form as made now by this site. With a key: the form that had it is shown again. */
export function sealForm({
  secret,
  nowMs,
  key = randomUUID(),
}: {
  secret: string;
  nowMs: number;
  key?: string;
}): FormSeal {
  const issuedAt = nowMs.toString(36);
  return { key, token: `${issuedAt}.${sign(secret, key, issuedAt)}` };
}

/** Was the form made by this site, long enough and not too long ago? */
export function checkSeal({ key, token }: FormSeal, { secret, nowMs }: { secret: string; nowMs: number }): SealCheck {
  const [issuedAt = '', signature = ''] = token.split('.', 2);
  const expected = Buffer.from(sign(secret, key, issuedAt));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(new Uint8Array(given), new Uint8Array(expected)))
    return 'forged';
  const ageMs = nowMs - Number.parseInt(issuedAt, 36);
  if (ageMs < minimumMs) return 'tooSoon';
  return ageMs > lifeMs ? 'expired' : 'valid';
}

function sign(secret: string, key: string, issuedAt: string): string {
  return createHmac('sha256', `form:${secret}`).update(`${key}|${issuedAt}`).digest('base64url');
}
