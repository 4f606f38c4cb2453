import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FormSeal } from './form-types';
import { isEnoughWork, workText } from './proof-of-work';

/** Nobody reads and fills a form in less; a script does. */
const minimumMs = 2_000;

/** Under pressure a form without a proof of work must be this old: a person without JavaScript needs as long anyway. */
const minimumUnderPressureMs = 30_000;

/** A form may stay open over a night. */
const lifeMs = 24 * 60 * 60 * 1_000;

export type SealCheck = 'valid' | 'tooSoon' | 'busy' | 'expired' | 'forged';

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

/**
 * Was the form made by this site, long enough and not too long ago? `busy`: the site is under pressure, and the form came
 * without the `work` that its page does meanwhile; it passes by itself when it is half a minute old.
 */
export function checkSeal(
  { key, token, work = '' }: FormSeal & { work?: string },
  { secret, nowMs, isUnderPressure = false }: { secret: string; nowMs: number; isUnderPressure?: boolean },
): SealCheck {
  const [issuedAt = '', signature = ''] = token.split('.', 2);
  const expected = Buffer.from(sign(secret, key, issuedAt));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(new Uint8Array(given), new Uint8Array(expected)))
    return 'forged';
  const ageMs = nowMs - Number.parseInt(issuedAt, 36);
  if (ageMs < minimumMs) return 'tooSoon';
  if (ageMs > lifeMs) return 'expired';
  const mustWork = isUnderPressure && ageMs < minimumUnderPressureMs;
  return mustWork && !isWorkDone({ key, token }, work) ? 'busy' : 'valid';
}

function isWorkDone(seal: FormSeal, work: string): boolean {
  if (!/^\w{1,20}$/.test(work)) return false;
  return isEnoughWork(new Uint8Array(createHash('sha256').update(workText(seal, work)).digest()));
}

function sign(secret: string, key: string, issuedAt: string): string {
  return createHmac('sha256', `form:${secret}`).update(`${key}|${issuedAt}`).digest('base64url');
}
