/** Midnight in South Africa, some days after the loading. */
export function daysAhead(now: Date, days: number): string {
  const inSouthAfrica = new Date(now.getTime() + days * 86_400_000 + 2 * 3_600_000);
  return `${inSouthAfrica.toISOString().slice(0, 10)}T00:00:00+02:00`;
}
