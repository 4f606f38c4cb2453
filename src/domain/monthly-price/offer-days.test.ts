import { describe, expect, it } from 'vitest';
import { isRunning, isValid, nextLeaseChange, nextPromotionChange } from './offer-days';

const november = { promoStartDate: '2026-11-01T00:00:00+02:00', promoEndDate: '2026-11-30T00:00:00+02:00' };
const at = (time: string) => new Date(time);

describe('isRunning', () => {
  it.each([
    ['2026-10-31T23:59:59+02:00', false],
    ['2026-11-01T00:00:00+02:00', true],
    ['2026-11-30T23:59:59+02:00', true],
    ['2026-12-01T00:00:00+02:00', false],
  ])('T-194: a promotion runs through whole days of Johannesburg, the last one included: %s is %s', (time, runs) => {
    expect(isRunning(november, at(time))).toBe(runs);
  });

  it('T-194: a date with a time of day means its day', () => {
    const midday = { promoStartDate: '2026-11-01T12:00:00Z', promoEndDate: '2026-11-30T12:00:00Z' };
    expect(isRunning(midday, at('2026-11-01T00:00:00+02:00'))).toBe(true);
    expect(isRunning(midday, at('2026-11-30T23:59:59+02:00'))).toBe(true);
  });

  it('T-194: dates that cannot be read never run', () => {
    expect(isRunning({ ...november, promoEndDate: 'soon' }, at('2026-11-15T12:00:00Z'))).toBe(false);
  });
});

describe('isValid', () => {
  it('T-193: a quote holds to the end of its last day', () => {
    const quote = { validUntil: '2026-11-30T00:00:00+02:00' };
    expect(isValid(quote, at('2026-11-30T23:59:59+02:00'))).toBe(true);
    expect(isValid(quote, at('2026-12-01T00:00:00+02:00'))).toBe(false);
  });
});

describe('the next change', () => {
  const december = { promoStartDate: '2026-12-01T08:00:00+02:00', promoEndDate: '2026-12-24T00:00:00+02:00' };

  it('T-194: is the midnight at which a promotion begins or has ended', () => {
    const change = nextPromotionChange([december, november], at('2026-11-15T12:00:00+02:00'));
    expect(change).toEqual(at('2026-12-01T00:00:00+02:00'));
    expect(nextPromotionChange([december, november], at('2026-12-01T00:00:00+02:00'))).toEqual(
      at('2026-12-25T00:00:00+02:00'),
    );
    expect(nextPromotionChange([november], at('2026-12-01T00:00:00+02:00'))).toBeNull();
  });

  it('T-194: what changes at it is whether the promotion runs', () => {
    const before = at('2026-11-15T12:00:00+02:00');
    const change = nextPromotionChange([november], before) ?? before;
    expect(isRunning(november, new Date(change.getTime() - 1))).toBe(true);
    expect(isRunning(november, change)).toBe(false);
  });

  it('T-193: is the midnight at which a quote holds no longer', () => {
    const quotes = [{ validUntil: '2026-12-31T00:00:00+02:00' }, { validUntil: '2026-11-20T00:00:00+02:00' }];
    expect(nextLeaseChange(quotes, at('2026-11-21T12:00:00+02:00'))).toEqual(at('2027-01-01T00:00:00+02:00'));
    expect(nextLeaseChange([], at('2026-11-21T12:00:00+02:00'))).toBeNull();
  });
});
