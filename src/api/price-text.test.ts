import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { priceTextSchema, toPriceText } from './price-text';

describe('a price as text', () => {
  it('D-149 T-197: has ordinary spaces between thousands and no prefix', () => {
    expect(toPriceText(1_234_500)).toBe('1 234 500');
    expect(toPriceText(500)).toBe('500');
    expect(toPriceText(489_900)).toBe('489 900');
  });

  it('D-149: is null where there is none', () => {
    expect(toPriceText(null)).toBeNull();
    expect(toPriceText(undefined)).toBeNull();
  });

  it('D-149: is what its schema says', () => {
    for (const rand of [0, 7, 1000, 99_999_999, null]) expect(v.is(priceTextSchema, toPriceText(rand))).toBe(true);
    for (const other of ['R1 000', '1000', '1\u00a0000', '', 1000]) expect(v.is(priceTextSchema, other)).toBe(false);
  });
});
