/** South Africa is two hours ahead of UTC the whole year round. */
export const southAfricanOffsetMs = 2 * 60 * 60 * 1000;

/** A month of the calendar, 1 to 12. */
export type Month = { year: number; month: number };

/** The day in South Africa at a moment, as `2026-11-21`. */
export function toDay(moment: Date): string {
  return inSouthAfrica(moment).toISOString().slice(0, 10);
}

/** The month in South Africa at a moment. */
export function toMonth(moment: Date): Month {
  const there = inSouthAfrica(moment);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1 };
}

/** The month so many months later. */
export function addMonths({ year, month }: Month, months: number): Month {
  const count = year * 12 + (month - 1) + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

/** A moment whose UTC is South Africa's time. */
function inSouthAfrica(moment: Date): Date {
  return new Date(moment.getTime() + southAfricanOffsetMs);
}
