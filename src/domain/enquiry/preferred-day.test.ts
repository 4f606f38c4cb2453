import { describe, expect, it } from 'vitest';
import { isDayAhead, lastDayFrom } from './preferred-day';

describe('the day of a test drive', () => {
  it('issue-3 §1: may be today or lie up to a year ahead', () => {
    expect(isDayAhead('2026-11-21', '2026-11-21')).toBe(true);
    expect(isDayAhead(lastDayFrom('2026-11-21'), '2026-11-21')).toBe(true);
    expect(isDayAhead('2026-11-20', '2026-11-21')).toBe(false);
    expect(isDayAhead('2027-11-22', '2026-11-21')).toBe(false);
  });

  it.each(['', '21/11/2026', '2026-02-30', '2026-13-01', '2026-11-2', 'tomorrow'])(
    'issue-3 §1: "%s" is no day',
    (day) => {
      expect(isDayAhead(day, '2026-01-01')).toBe(false);
    },
  );
});
