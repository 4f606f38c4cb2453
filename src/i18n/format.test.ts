import { describe, expect, it } from 'vitest';
import { formatDate, formatRand, formatRandExact } from './format';

describe('a date in words', () => {
  it.each([
    ['en', '1 November 2026'],
    ['af', '1 November 2026'],
    ['zu', '1 Novemba 2026'],
  ] as const)('T-002: has its day first in %s, and is that of Johannesburg', (locale, words) => {
    expect(formatDate(locale, '2026-10-31T22:30:00.000Z')).toBe(words);
  });
});

it('what is less than nothing has a minus, not a hyphen', () => {
  expect(formatRand(-265161)).toBe('\u2212R265\u00a0161');
  expect(formatRandExact(-0.5)).toBe('\u2212R0.50');
});
