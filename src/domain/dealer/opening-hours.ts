/** The days of a week in their order; public holidays follow them and belong to no week. */
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type OpeningDay = (typeof week)[number] | 'Public holidays';

/** An entry as the dealer's record holds it (D-138); times are written `08:00`. */
type Entry = {
  day: OpeningDay;
  hoursInformation?: { startTime?: string | null; endTime?: string | null; isClosed?: boolean | null } | null;
};

/** Days in a row with the same times: `first` and `last` are the same for a single day; without `open` closed all day. */
export type OpeningSpan = { first: OpeningDay; last: OpeningDay; open: { from: string; to: string } | null };

/**
 * Opening hours by spans of consecutive days with identical times, from Monday on, public holidays by themselves
 * (D-137). A day that is not listed, or has no times and is not said to be closed, is not told.
 */
export function toOpeningSpans(entries: readonly Entry[]): OpeningSpan[] {
  const spans: OpeningSpan[] = [];
  let previous = '';
  for (const day of [...week, 'Public holidays'] as const) {
    const hours = hoursOf(entries.find((entry) => entry.day === day));
    const times = hours && `${hours.open?.from}-${hours.open?.to}`;
    const span = spans.at(-1);
    if (hours && span && times === previous && day !== 'Public holidays') span.last = day;
    else if (hours) spans.push({ first: day, last: day, open: hours.open });
    previous = times ?? '';
  }
  return spans;
}

function hoursOf(entry: Entry | undefined): Pick<OpeningSpan, 'open'> | null {
  const { startTime: from, endTime: to, isClosed } = entry?.hoursInformation ?? {};
  if (isClosed) return { open: null };
  return from && to ? { open: { from, to } } : null;
}
