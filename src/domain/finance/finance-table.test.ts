import { describe, expect, it } from 'vitest';
import { tableInForce, toQuoteTerms } from './finance-table';
import { residualFactorOf, residualReference } from './residual';

describe('the table in force', () => {
  const old = { validFrom: '2026-01-01T00:00:00+02:00' };
  const next = { validFrom: '2026-12-01T00:00:00+02:00' };

  it('is the latest that has begun, in whatever order they are stored', () => {
    expect(tableInForce([next, old], new Date('2026-11-30T23:59:59+02:00'))).toBe(old);
    expect(tableInForce([old, next], new Date('2026-12-01T00:00:00+02:00'))).toBe(next);
  });

  it('is none before the first', () => {
    expect(tableInForce([old, next], new Date('2025-12-31T23:59:59+02:00'))).toBeNull();
    expect(tableInForce([], new Date())).toBeNull();
  });
});

describe('the terms of a calculator', () => {
  const stored = { depositCap: 'amount', depositCapValue: 300_000, monthlyFee: 69, initiationFee: 1_207.5 } as const;

  it('are in whole cents', () => {
    expect(toQuoteTerms(stored)).toEqual({
      depositCap: { kind: 'amount', cents: 30_000_000 },
      monthlyFeeCents: 6_900,
      initiationFeeCents: 120_750,
    });
  });

  it('T-284: a market may have a monthly fee of its own', () => {
    expect(toQuoteTerms(stored, { monthlyFee: 93 }).monthlyFeeCents).toBe(9_300);
  });

  it('T-223 T-254: a cap may be a share of the price, or the price', () => {
    expect(toQuoteTerms({ ...stored, depositCap: 'percent', depositCapValue: 15 }).depositCap).toEqual({
      kind: 'percent',
      percent: 15,
    });
    expect(toQuoteTerms({ ...stored, depositCap: 'price', depositCapValue: null }).depositCap).toEqual({
      kind: 'price',
    });
  });
});

describe('a residual factor', () => {
  const residuals = [
    { smc: 'C18', mileage: null, term: 48, factor: 0.4 },
    { smc: 'C18', mileage: 20_000, term: 48, factor: 0.42 },
    { smc: 'S16', mileage: 20_000, term: 48, factor: 0 },
  ];
  const asked = { modelCode: 'C18', termMonths: 48, annualKilometres: 20_000 };

  it('T-229: is that of the mileage, or else the one for every mileage', () => {
    expect(residualFactorOf(residuals, asked)).toBe(0.42);
    expect(residualFactorOf(residuals, { ...asked, annualKilometres: 35_000 })).toBe(0.4);
  });

  it('of 0 is a factor; of another term or model there is none', () => {
    expect(residualFactorOf(residuals, { ...asked, modelCode: 'S16' })).toBe(0);
    expect(residualFactorOf(residuals, { ...asked, termMonths: 36 })).toBeNull();
    expect(residualFactorOf(residuals, { ...asked, modelCode: 'F49' })).toBeNull();
  });

  it('is named by what it is for', () => {
    expect(residuals.map(residualReference)).toEqual(['C18-any-48', 'C18-20000-48', 'S16-20000-48']);
  });
});
