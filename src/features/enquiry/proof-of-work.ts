import type { FormSeal } from './form-types';

/**
 * How many leading zero bits the SHA-256 of a proof has: some 8 000 tries, under a second on a phone. The seal is the
 * challenge: this site signed it, and it serves for the few enquiries that one form may be.
 */
export const workBits = 13;

/** What is hashed. */
export function workText({ key, token }: FormSeal, nonce: string): string {
  return `${key}.${token}.${nonce}`;
}

export function isEnoughWork(hash: Uint8Array, bits = workBits): boolean {
  let zeros = 0;
  for (const byte of hash) {
    if (byte !== 0) {
      zeros += Math.clz32(byte) - 24;
      break;
    }
    zeros += 8;
  }
  return zeros >= bits;
}

const minuteMs = 60_000;

/** More forms than the site is measured to take (50 a second, issue 6 §6) come from no campaign of people. */
const mostPerMinute = 3_600;

/** Counts sent forms over the last minute; `note` says whether there are too many of them. */
export function createPressureGauge(most = mostPerMinute): { note: (nowMs: number) => boolean } {
  let minute = 0;
  let current = 0;
  let previous = 0;

  function note(nowMs: number): boolean {
    const passed = Math.floor(nowMs / minuteMs) - minute;
    if (passed !== 0) {
      previous = passed === 1 ? current : 0;
      current = 0;
      minute += passed;
    }
    current += 1;
    const stillCounting = 1 - (nowMs % minuteMs) / minuteMs;
    return current + previous * stillCounting > most;
  }

  return { note };
}

/** Notes a sent form that its address may send. True: the site is under pressure, and a form needs a proof of work. */
export function notePressure(nowMs: number): boolean {
  return gauge.note(nowMs);
}

/** Next bundles routes apart: all of them count here. */
const place = Symbol.for('forecourt.form-pressure');
const processWide = globalThis as { [place]?: ReturnType<typeof createPressureGauge> };
const gauge = processWide[place] ?? createPressureGauge();
processWide[place] = gauge;
