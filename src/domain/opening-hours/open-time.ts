import { southAfricanOffsetMs, toDay } from '../calendar/south-african-time';
import type { OpeningDay } from '../dealer/opening-hours';

/** A row of a dealer's hours as its record holds it; times are written `08:00`. */
export type OpeningEntry = {
  day: OpeningDay;
  hoursInformation?: { startTime?: string | null; endTime?: string | null; isClosed?: boolean | null } | null;
};

/** Minutes after midnight. */
type Span = { from: number; to: number };

/** When somebody is there: by the day of the week from Sunday on, on public holidays, and which days those are. */
export type Timetable = {
  week: readonly (Span | null)[];
  onHolidays: Span | null;
  /** As `2026-12-25`. */
  holidays: ReadonlySet<string>;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const usualHours: Span = { from: 8 * 60, to: 17 * 60 };
const usualWeek = weekdays.map((day) => (day === 'Sunday' || day === 'Saturday' ? null : usualHours));

/**
 * A dealer's week and the public holidays of its market. Whoever tells no hours, or is never open in a week, counts as
 * open from Monday to Friday, 08:00 to 17:00: an enquiry must become due one day (issue 6 §2, Status). A public holiday
 * without hours of its own is closed.
 */
export function toTimetable(hours: readonly OpeningEntry[], holidays: Iterable<string>): Timetable {
  const spanOf = (day: OpeningDay) => toSpan(hours.find((entry) => entry.day === day));
  const week = weekdays.map(spanOf);
  const isEverOpen = week.some((span) => span !== null);
  return {
    week: isEverOpen ? week : usualWeek,
    onHolidays: isEverOpen ? spanOf('Public holidays') : null,
    holidays: new Set(holidays),
  };
}

/** Open minutes from one moment to a later one, with fractions; 0 when the second is not later. */
export function openMinutesBetween(timetable: Timetable, { from, to }: { from: Date; to: Date }): number {
  let openMs = 0;
  for (const { startMs, endMs } of openSpansFrom(timetable, from)) {
    if (startMs >= to.getTime()) break;
    openMs += Math.min(endMs, to.getTime()) - startMs;
  }
  return openMs / minuteMs;
}

/** The moment at which so many open minutes have passed. */
export function addOpenMinutes(timetable: Timetable, { from, minutes }: { from: Date; minutes: number }): Date {
  let leftMs = minutes * minuteMs;
  if (leftMs <= 0) return from;
  for (const { startMs, endMs } of openSpansFrom(timetable, from)) {
    if (endMs - startMs >= leftMs) return new Date(startMs + leftMs);
    leftMs -= endMs - startMs;
  }
  return from;
}

/** Never ends: a week has an open day, and public holidays are so many and no more. */
function* openSpansFrom(timetable: Timetable, from: Date): Generator<{ startMs: number; endMs: number }> {
  const fromMs = from.getTime();
  const firstDay = Math.floor((fromMs + southAfricanOffsetMs) / dayMs);
  for (let day = firstDay; ; day += 1) {
    const midnightMs = day * dayMs - southAfricanOffsetMs;
    const span = spanOn(timetable, day, midnightMs);
    if (!span) continue;
    const startMs = Math.max(fromMs, midnightMs + span.from * minuteMs);
    const endMs = midnightMs + span.to * minuteMs;
    if (endMs > startMs) yield { startMs, endMs };
  }
}

/** `day` counts from 1 January 1970, which was a Thursday. */
function spanOn({ week, onHolidays, holidays }: Timetable, day: number, midnightMs: number): Span | null {
  if (holidays.has(toDay(new Date(midnightMs)))) return onHolidays;
  return week[(day + 4) % 7] ?? null;
}

function toSpan(entry: OpeningEntry | undefined): Span | null {
  const { startTime, endTime, isClosed } = entry?.hoursInformation ?? {};
  if (isClosed || !startTime || !endTime) return null;
  const from = toMinutes(startTime);
  // An end at midnight is the end of that day.
  const to = toMinutes(endTime) || 24 * 60;
  return to > from ? { from, to } : null;
}

function toMinutes(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
