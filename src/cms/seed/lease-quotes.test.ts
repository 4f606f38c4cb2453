import { describe, expect, it } from 'vitest';
import { leaseQuotes } from './lease-quotes';

const now = new Date('2026-11-21T10:00:00+02:00');
const codes: string[] = [];
const quotes = leaseQuotes({
  modelId: (code) => (codes.includes(code) ? codes.indexOf(code) : codes.push(code) - 1),
  now,
});

describe('lease quotes of the demo market', () => {
  it('six or more derivatives, each for 500 to 4 000 km a month over its terms', () => {
    expect(codes.length).toBeGreaterThanOrEqual(6);
    for (const [index] of codes.entries()) {
      const own = quotes.filter(({ vehicleModel }) => vehicleModel === index);
      expect(new Set(own.map(({ monthlyKilometres }) => monthlyKilometres))).toEqual(
        new Set([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000]),
      );
      for (const term of [72, 60, 48, 36]) expect(own.filter((quote) => quote.term === term)).toHaveLength(8);
    }
    expect(new Set(quotes.map(({ quoteReference }) => quoteReference)).size).toBe(quotes.length);
  });

  it('the kilometres are those of the whole term; more of them cost more, a longer term less', () => {
    for (const quote of quotes) {
      expect(quote.odometerReading).toBe(quote.monthlyKilometres * quote.term);
      for (const other of quotes.filter(({ vehicleModel }) => vehicleModel === quote.vehicleModel)) {
        const isSameTerm = other.term === quote.term && other.monthlyKilometres > quote.monthlyKilometres;
        const isSameUse = other.monthlyKilometres === quote.monthlyKilometres && other.term < quote.term;
        if (isSameTerm || isSameUse) expect(other.leasePrice).toBeGreaterThan(quote.leasePrice);
      }
    }
  });

  it('the protection of a small hatch at 1 000 km is R1 896.84, and each holds its VAT of 15%', () => {
    const starlet = quotes.find(({ quoteReference }) => quoteReference === 'K1-S16-60-1000');
    expect(starlet?.kintoProtectInclVat).toBe(1896.84);
    expect(starlet?.kintoProtectExclVat).toBe(1649.43);
    for (const { kintoProtectExclVat, kintoProtectInclVat } of quotes) {
      expect(Math.abs((kintoProtectExclVat ?? 0) * 1.15 - (kintoProtectInclVat ?? 0))).toBeLessThan(0.01);
    }
  });

  it('some still hold and some have run out', () => {
    const ends = quotes.map(({ validUntil }) => Date.parse(String(validUntil)));
    expect(ends.some((end) => end > now.getTime())).toBe(true);
    expect(ends.some((end) => end < now.getTime())).toBe(true);
  });
});
