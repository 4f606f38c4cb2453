import { describe, expect, it } from 'vitest';
import { toRelated, toRelatedName } from './related';

function range(rangeCode: string, bodyType = 'suv', brand = 1) {
  return { rangeCode, bodyType, brand };
}

const suvs = ['N35', 'A1', 'B2', 'C3', 'D4', 'E5', 'F6'].map((code) => range(code));
const all = [...suvs, range('P30', 'bakkie'), range('LX', 'suv', 3)];
const fortuner = { current: suvs[0] ?? null, slug: 'fortuner' };
const codes = (ranges: { rangeCode: string }[]) => ranges.map(({ rangeCode }) => rangeCode);

describe('toRelated', () => {
  it('C-199 C-200 C-203: related ranges have the body type and brand, and not the code, of the current one', () => {
    const days = Array.from({ length: 40 }, (_, day) => `2026-01-${day}`);
    const seen = new Set(days.flatMap((day) => codes(toRelated(all, { ...fortuner, day }))));
    expect([...seen].sort()).toEqual(['A1', 'B2', 'C3', 'D4', 'E5', 'F6']);
  });

  it('C-201: up to four, in an order that changes with the day and holds within it', () => {
    const on = (day: string) => codes(toRelated(all, { ...fortuner, day }));
    expect(on('2026-11-21')).toHaveLength(4);
    expect(on('2026-11-21')).toEqual(on('2026-11-21'));
    const orders = new Set(Array.from({ length: 20 }, (_, day) => on(`2026-11-${day}`).join()));
    expect(orders.size).toBeGreaterThan(10);
    expect(toRelated(suvs.slice(0, 3), { ...fortuner, day: 'x' })).toHaveLength(2);
  });

  it('C-205 C-206: on the corolla page these are P30 and N35, N35 first', () => {
    expect(
      codes(
        toRelated([range('P30', 'bakkie'), ...suvs], { current: range('C21', 'hatch'), slug: 'corolla', day: 'x' }),
      ),
    ).toEqual(['N35', 'P30']);
  });
});

it('C-207: on the corolla page the name is cut to its first two words', () => {
  expect(toRelatedName('Hilux Double Cab', 'corolla')).toBe('Hilux Double');
  expect(toRelatedName('Hilux Double Cab', 'fortuner')).toBe('Hilux Double Cab');
});
