/** Kilometres a month of a quote: its odometer reading over its term, rounded down to 500, at least 100 (T-260). */
export function averageMonthlyKilometres({ odometerReading, term }: { odometerReading: number; term: number }): number {
  return Math.max(100, Math.floor(odometerReading / term / 500) * 500);
}
