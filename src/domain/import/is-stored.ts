import { isRecord } from '@/lib/is-record';

/**
 * Whether a stored record holds what is wanted of it already. Only what `wanted` names is compared; nothing, null and
 * '' are the same; a list must have the same rows in the same order; a moment may be written in another time zone.
 * Both sides are in the same shape: in all languages (`{ en, af, zu }` in the place of a text) or in one.
 */
export function isStored(wanted: unknown, stored: unknown): boolean {
  if (wanted === undefined) return true;
  if (isNothing(wanted)) return isNothing(stored);
  if (Array.isArray(wanted)) {
    const rows = Array.isArray(stored) ? stored : [];
    return rows.length === wanted.length && wanted.every((row, index) => isStored(row, rows[index]));
  }
  if (isRecord(wanted)) {
    const fields = isRecord(stored) ? stored : {};
    return (
      (isRecord(stored) || isNothing(stored)) &&
      Object.entries(wanted).every(([name, value]) => isStored(value, fields[name]))
    );
  }
  return wanted === stored || isSameMoment(wanted, stored);
}

/** What an empty cell, a missing field and a field without a value have in common. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function isSameMoment(wanted: unknown, stored: unknown): boolean {
  if (typeof wanted !== 'string' || typeof stored !== 'string') return false;
  return moment.test(wanted) && moment.test(stored) && Date.parse(wanted) === Date.parse(stored);
}
