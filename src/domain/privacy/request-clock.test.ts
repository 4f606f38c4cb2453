import { describe, expect, it } from 'vitest';
import { daysLeft, dueAfter } from './request-clock';

describe('the clock of a request about data', () => {
  const due = dueAfter(new Date('2026-11-22T10:00:00Z'));

  it('issue-6 §4: gives 30 days', () => {
    expect(due.toISOString()).toBe('2026-12-22T10:00:00.000Z');
  });

  it('issue-6 §4: counts whole days, and below 0 once it is late', () => {
    expect(daysLeft(due, new Date('2026-12-19T10:00:00Z'))).toBe(3);
    expect(daysLeft(due, new Date('2026-12-22T09:00:00Z'))).toBe(0);
    expect(daysLeft(due, new Date('2026-12-22T10:00:01Z'))).toBe(-1);
  });
});
