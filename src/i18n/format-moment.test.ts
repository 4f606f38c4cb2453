import { describe, expect, it } from 'vitest';
import { formatMoment } from './format-moment';

describe('a day with its time', () => {
  it.each([
    ['en', '1 November 2026 at 00:30'],
    ['af', '1 November 2026 om 00:30'],
    ['zu', '1 Novemba 2026, 00:30'],
  ] as const)('issue-6 §2: has its day first in %s, and is that of Johannesburg', (locale, words) => {
    expect(formatMoment(locale, new Date('2026-10-31T22:30:00.000Z'))).toBe(words);
  });
});
