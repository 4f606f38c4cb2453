/** Where on its picture a vehicle stands: edges as shares of the picture's width and height. */
export type Outline = { left: number; right: number; top: number; bottom: number };

/**
 * A picture's place in its cell, so that vehicles stand on one line and to scale: all in percent of the cell's width,
 * as CSS reads margins of every side.
 */
export type Stance = { width: number; start: number; above: number; below: number };

const wholePicture: Outline = { left: 0, right: 1, top: 0, bottom: 1 };

/** Sizes of vehicles beside each other, the longest being 1; one of unknown length is as long as the mean (mm). */
export function toScales(lengths: readonly (number | null)[]): number[] {
  const known = lengths.filter((length) => length !== null);
  if (known.length === 0) return lengths.map(() => 1);
  const longest = Math.max(...known);
  const mean = known.reduce((sum, length) => sum + length, 0) / known.length;
  return lengths.map((length) => (length ?? mean) / longest);
}

/** The vehicle takes its scale of the cell's width, in the middle, its lowest point at the cell's foot. */
export function toStance({
  scale,
  picture,
  outline,
}: {
  scale: number;
  /** In px, or in any other unit. */
  picture: { width: number; height: number };
  outline: Outline | null;
}): Stance {
  const { left, right, top, bottom } = outline ?? wholePicture;
  const width = (scale / (right - left)) * 100;
  const height = (width * picture.height) / picture.width;
  return {
    width: rounded(width),
    start: rounded(((1 - scale) / 2) * 100 - left * width),
    above: rounded(-top * height),
    below: rounded((bottom - 1) * height),
  };
}

/**
 * A length in a specification, in mm: the value of the first item that has one of these labels, in mm, cm or m with
 * spaces, points or commas. Null when there is none that a road vehicle could have.
 */
export function readLength(
  items: readonly { label: string; value: string }[],
  labels: readonly string[],
): number | null {
  const wanted = new Set(labels.map((label) => label.toLowerCase()));
  const value = items.find(({ label }) => wanted.has(label.trim().toLowerCase()))?.value ?? '';
  const [, digits = '', unit = ''] = /(\d[\d\s.,]*?)\s*(mm|cm|m)\b/.exec(value) ?? [];
  const millimetres =
    unit === 'mm'
      ? Number(digits.replace(/\D/g, ''))
      : Number(digits.replace(/\s/g, '').replace(',', '.')) * (unit === 'm' ? 1000 : 10);
  return millimetres >= 1500 && millimetres <= 20_000 ? Math.round(millimetres) : null;
}

/** Never -0, which CSS would be told as such. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100 + 0;
}
