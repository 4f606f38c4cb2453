import { describe, expect, it } from 'vitest';
import { type StoredRoadLine, toOnTheRoad } from './on-the-road';

const lines: (StoredRoadLine & { id?: string })[] = [
  { id: 'plates', kind: 'fixed-by-law', amount: 380, provinces: [{ province: 'Gauteng', amount: 420.5 }] },
  { kind: 'dealers-own', amount: 3_450 },
  { id: 'film', kind: 'optional', amount: 2_900 },
  { id: 'tracker', kind: 'optional', amount: 3_200 },
];

const price = { priceCents: 40_000_000, lines };

describe('toOnTheRoad', () => {
  it('issue-5 §3.4: every line counts but the optional ones that nobody chose', () => {
    const road = toOnTheRoad({ ...price, province: 'Limpopo', chosen: new Set(['film']) });
    expect(road.lines.map(({ key, cents, isCounted }) => [key, cents, isCounted])).toEqual([
      ['plates', 38_000, true],
      ['1', 345_000, true],
      ['film', 290_000, true],
      ['tracker', 320_000, false],
    ]);
    expect(road.cents).toEqual({ 'fixed-by-law': 38_000, 'dealers-own': 345_000, optional: 290_000 });
    expect(road.totalCents).toBe(40_673_000);
  });

  it('issue-5 §3.4: a province has its own amount', () => {
    const road = toOnTheRoad({ ...price, province: 'Gauteng', chosen: new Set() });
    expect(road.lines[0]?.cents).toBe(42_050);
    expect(road.totalCents).toBe(40_387_050);
  });

  it('issue-5 §3.4: what the law fixes cannot be left out, and an unknown choice adds nothing', () => {
    const road = toOnTheRoad({ ...price, province: 'Limpopo', chosen: new Set(['nothing']) });
    expect(road.totalCents).toBe(40_383_000);
  });
});
