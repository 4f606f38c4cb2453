import { describe, expect, it } from 'vitest';
import { financeTable } from '@/cms/seed/finance-table';
import { type StoredOffers, toCalculatorOffer } from './calculator-offer';

const table = financeTable as unknown as StoredOffers;
const offer = (calculator: Parameters<typeof toCalculatorOffer>[1]['calculator'], isCard = false) =>
  toCalculatorOffer(table, { calculator, isCard });
const rates = [12, 12.25, 12.5, 12.75, 13, 13.25, 13.5, 14, 14.5, 15, 15.5, 16, 16.5, 17];

describe('what each calculator offers', () => {
  it('T-206 T-208 T-213 T-214: instalment finance', () => {
    expect(offer('instalment')).toMatchObject({
      termMonths: [48, 60, 72],
      balloonPercents: [0, 10, 20, 30, 40, 50],
      terms: { depositCap: { kind: 'amount', cents: 30_000_000 }, monthlyFeeCents: 6_900 },
    });
  });

  it('T-211 T-222 T-247: cards offer the stated list of rates, pages a slider over the same span', () => {
    for (const calculator of ['instalment', 'future-drive'] as const) {
      expect(offer(calculator, true).rates).toEqual({ kind: 'list', percents: rates });
      expect(offer(calculator).rates).toEqual({ kind: 'slider', lowest: 12, highest: 17, step: 0.25 });
    }
  });

  it('T-218 T-220 T-223 T-225: Future Drive', () => {
    expect(offer('future-drive')).toMatchObject({
      termMonths: [36, 48],
      balloonPercents: [],
      annualKilometres: [20_000, 25_000, 30_000, 35_000],
      terms: { depositCap: { kind: 'percent', percent: 15 }, monthlyFeeCents: 6_900 },
    });
  });

  it('T-240 T-241 T-242 T-243 T-244 T-245 T-246: traditional finance', () => {
    expect(offer('traditional')).toMatchObject({
      termMonths: [12, 24, 36, 48, 60, 72],
      defaultTermMonths: 72,
      balloonPercents: [0, 5, 10, 15, 20, 25, 30, 35, 40],
      defaultBalloonPercent: 40,
      rates: { kind: 'slider', lowest: 12, highest: 17, step: 0.25 },
      terms: { depositCap: { kind: 'percent', percent: 60 }, monthlyFeeCents: 6_900 },
    });
  });

  it('T-248 T-249 T-250 T-251 T-252 T-253 T-254: lease, without an admin fee', () => {
    expect(offer('lease')).toMatchObject({
      termMonths: [12, 24, 36, 48],
      defaultTermMonths: 36,
      balloonPercents: [0, 5, 10, 15, 20, 25],
      defaultBalloonPercent: 20,
      rates: { kind: 'slider', lowest: 9, highest: 17, step: 0.25 },
      defaultRatePercent: 9,
      terms: { depositCap: { kind: 'price' }, monthlyFeeCents: 0 },
    });
  });

  it('T-280 T-281 T-282 T-283 T-285 T-286: used vehicles', () => {
    expect(offer('used')).toMatchObject({
      defaultDepositCents: 1_000_000,
      defaultTermMonths: 60,
      defaultBalloonPercent: 0,
      defaultRatePercent: 10,
      balloonPercents: [0, 5, 10, 15, 20, 25, 30, 35, 40],
      rates: { kind: 'slider', lowest: 9, highest: 17, step: 0.25 },
    });
  });

  it('T-284: the monthly fee of a used vehicle is 69 in rand and 93 in Namibian dollar', () => {
    expect(offer('used').terms.monthlyFeeCents).toBe(6_900);
    expect(toCalculatorOffer(table, { calculator: 'used', market: 'NA' }).terms.monthlyFeeCents).toBe(9_300);
  });
});
