import { expect, it } from 'vitest';
import { toDay, toMonth } from './south-african-time';

it('the day begins at midnight in South Africa, ten at night before in UTC', () => {
  expect(toDay(new Date('2026-11-21T21:59:59Z'))).toBe('2026-11-21');
  expect(toDay(new Date('2026-11-21T22:00:00Z'))).toBe('2026-11-22');
});

it('so does the month, and the year', () => {
  expect(toMonth(new Date('2026-12-31T21:59:59Z'))).toEqual({ year: 2026, month: 12 });
  expect(toMonth(new Date('2026-12-31T22:00:00Z'))).toEqual({ year: 2027, month: 1 });
});
