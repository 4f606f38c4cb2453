import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number';

const kilometres = { lowest: 100, highest: 10_000, places: 0 } as const;
const litres = { lowest: 1, highest: 40, places: 2 } as const;

describe('readNumber', () => {
  it.each([
    ['1000', 1_000],
    [' 1 000 ', 1_000],
    ['1\u00a0000', 1_000],
    ['1,500', 1_500],
    ['R1 500', 1_500],
    ['1.500', 1_500],
    ['1 500,00', 1_500],
    ['100', 100],
    ['10000', 10_000],
  ])('issue-5 §4: %j is %i', (typed, value) => {
    expect(readNumber(typed, kilometres)).toEqual({ ok: true, value });
  });

  it.each([
    ['6.1', 6.1],
    ['6,1', 6.1],
    ['39.5%', 39.5],
    ['N$ 12,50', 12.5],
  ])('issue-5 §4: a decimal with point or comma: %j', (typed, value) => {
    expect(readNumber(typed, litres)).toEqual({ ok: true, value });
  });

  it.each([
    ['99', 100],
    ['-5', 100],
    ['999999999999', 10_000],
    ['1000.6', 1_001],
  ])('issue-5 §4: %j is refused, and %i offered', (typed, nearest) => {
    expect(readNumber(typed, kilometres)).toEqual({ ok: false, nearest });
  });

  it.each(['', 'many', 'NaN', 'Infinity', '1e3', '0x10', '12 km', '--5'])('issue-5 §4: %j is no number', (typed) => {
    expect(readNumber(typed, kilometres)).toEqual({ ok: false, nearest: null });
  });
});
