const dayMs = 24 * 60 * 60_000;

/** Days within which a request about data is answered (issue 6 §4). */
const answerDays = 30;

/** Days before its end in which an open request raises an alarm. */
const alarmDays = 3;

/** When a request that was confirmed at this moment must be answered. */
export function dueAfter(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + answerDays * dayMs);
}

/** Requests due before this moment raise an alarm. */
export function alarmBefore(now: Date): Date {
  return new Date(now.getTime() + alarmDays * dayMs);
}

/** What a clock shows: whole days left, 0 on the last one, negative once it is late. */
export function daysLeft(dueAt: Date, now: Date): number {
  return Math.floor((dueAt.getTime() - now.getTime()) / dayMs);
}
