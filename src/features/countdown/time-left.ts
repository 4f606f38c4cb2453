export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Whole days, hours, minutes and seconds between two moments in ms; all zero once the end has come (C-075). */
export function toTimeLeft(endMs: number, nowMs: number): TimeLeft {
  const leftSeconds = Math.max(0, Math.ceil((endMs - nowMs) / 1000));
  return {
    days: Math.floor(leftSeconds / 86_400),
    hours: Math.floor(leftSeconds / 3600) % 24,
    minutes: Math.floor(leftSeconds / 60) % 60,
    seconds: leftSeconds % 60,
  };
}
