type Span = readonly [from: string, to: string];

type Pattern = Readonly<{ weekdays: Span; saturday?: Span; sunday?: Span; holidays?: Span }>;

/** When a dealer is open, by the kind of place it stands in. What is not named is closed. */
const patterns = {
  city: { weekdays: ['07:30', '17:30'], saturday: ['08:30', '13:00'] },
  early: { weekdays: ['07:00', '18:00'], saturday: ['08:00', '14:00'] },
  mall: { weekdays: ['08:00', '18:00'], saturday: ['08:30', '14:00'], holidays: ['09:00', '12:00'] },
  coast: { weekdays: ['08:00', '17:00'], saturday: ['08:30', '13:00'], sunday: ['09:30', '12:30'] },
  town: { weekdays: ['08:00', '17:00'], saturday: ['08:00', '12:00'] },
  country: { weekdays: ['08:00', '16:30'] },
} as const satisfies Record<string, Pattern>;

/** A kind of place, by the hours that are kept there. */
export type Hours = keyof typeof patterns;

export function toHours(name: string | undefined): Hours | null {
  return name !== undefined && Object.hasOwn(patterns, name) ? (name as Hours) : null;
}

/** The eight rows of a dealer's opening hours. */
export function openingHours(hours: Hours) {
  const { weekdays, saturday, sunday, holidays }: Pattern = patterns[hours];
  return [
    ...workingDays.map((day) => ({ day, hoursInformation: toTimes(weekdays) })),
    { day: 'Saturday' as const, hoursInformation: toTimes(saturday) },
    { day: 'Sunday' as const, hoursInformation: toTimes(sunday) },
    { day: 'Public holidays' as const, hoursInformation: toTimes(holidays) },
  ];
}

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

function toTimes(span: Span | undefined) {
  if (!span) return { startTime: null, endTime: null, isClosed: true };
  const [startTime, endTime] = span;
  return { startTime, endTime, isClosed: false };
}
