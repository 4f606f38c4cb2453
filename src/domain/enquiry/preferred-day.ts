/** Nobody plans a test drive for longer ahead. */
const mostDaysAhead = 365;

const dayMs = 24 * 60 * 60 * 1_000;

/** The last day that can be asked for. */
export function lastDayFrom(today: string): string {
  return new Date(Date.parse(today) + mostDaysAhead * dayMs).toISOString().slice(0, 10);
}

/** Is this a day of the calendar, from today until a year ahead? Both as `2026-11-21`. */
export function isDayAhead(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day) return false;
  return day >= today && day <= lastDayFrom(today);
}
