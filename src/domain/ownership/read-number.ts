/** What a typed figure may be: its ends, and how many digits may stand behind the point. */
export type NumberRange = { lowest: number; highest: number; places: 0 | 1 | 2 };

export type ReadNumber =
  | { ok: true; value: number }
  /** `nearest` is the nearest that would do; null where nothing like a number was typed. */
  | { ok: false; nearest: number | null };

/**
 * A figure as people type it: with R, N$, %, spaces between thousands, point or comma. Anything else, outside its range
 * or finer than it may be is refused with the nearest that would do.
 */
export function readNumber(typed: string, { lowest, highest, places }: NumberRange): ReadNumber {
  const plain = typed
    .trim()
    .replace(/^(R|N\$)|%$/gi, '')
    .replace(/\s/g, '');
  const hasComma = /,\d{1,2}$/.test(plain);
  // a point before three digits stands between thousands, unless it can only be a decimal one
  const thousands = hasComma || places === 0 ? /[.,](?=\d{3}(?!\d))/g : /,(?=\d{3}(?!\d))/g;
  const decimal = plain.replace(thousands, '').replace(',', '.');
  if (!/^-?\d{1,30}(\.\d{1,20})?$/.test(decimal)) return { ok: false, nearest: null };
  const value = Number(decimal);
  const step = 10 ** places;
  const nearest = Math.min(highest, Math.max(lowest, Math.round(value * step) / step));
  return nearest === value ? { ok: true, value } : { ok: false, nearest };
}
