/** How long a carousel takes from one place to the next, in ms (T-299). */
export const carouselSpeedMs = 800;

/** How many dots a carousel shows at most (T-298). */
export const carouselDotsMax = 7;

/** The places that have a dot: all of them, or a window of seven around the current place. */
export function toDots(count: number, current: number): number[] {
  const shown = Math.min(count, carouselDotsMax);
  const first = Math.min(Math.max(0, current - Math.floor(shown / 2)), count - shown);
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** The place that a step leads to: round the ends when it loops, held at them when not. */
export function toPlace(wanted: number, count: number, loops: boolean): number {
  if (loops) return (wanted + count) % count;
  return Math.min(Math.max(0, wanted), count - 1);
}
