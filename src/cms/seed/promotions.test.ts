import { describe, expect, it } from 'vitest';
import { creditFaults, type StatedCredit } from '@/domain/finance/regulated';
import { financeTable } from './finance-table';
import { howBuyingWorksPage } from './pages/how-buying-works';
import { offers, promotion } from './promotions';

const now = new Date('2026-11-21T10:00:00+02:00');
const records = offers.map((offer) => ({
  offer,
  record: promotion({ offer, brand: 1, vehicleModel: 2, picture: () => 3, now }),
}));
const cents = (rand: number | null | undefined) => Math.round((rand ?? 0) * 100);

describe('promotions of the demo market', () => {
  it.each(records)('$offer.code ($offer.type) adds up month by month, to the cent', ({ record }) => {
    const end = cents(record.promotionType === 'GFV' ? record.gfvRandValue : record.balloonPaymentAmount);
    const instalment = cents(record.monthlyInstallment);
    let owed = cents(record.retailPrice) - cents(record.deposit);
    expect(owed).toBe(cents(record.financedAmount));
    let paid = 0;
    for (let month = 1; month <= record.installments; month += 1) {
      owed += Math.round((owed * record.interestRate) / 12) - (instalment - 6900);
      paid += instalment;
    }
    expect(owed).toBe(end);
    expect(paid).toBe(cents(record.totalInstallments));
    expect(record.initiationFee).toBe(1207.5);
  });

  it.each(records)('$offer.code leaves at the end the share of the price that it says', ({ record }) => {
    const { retailPrice } = record;
    if (record.promotionType === 'GFV') {
      expect(cents(record.gfvRandValue)).toBe(Math.round(cents(retailPrice) * (record.gfv ?? 0)));
      expect(record.balloonPaymentAmount).toBeNull();
    } else {
      const percent = record.balloonPaymentPercentage ?? 0;
      expect(cents(record.balloonPaymentAmount)).toBe(Math.round((cents(retailPrice) * percent) / 100));
      expect(record.gfvRandValue).toBeNull();
    }
  });

  it.each(records)('issue-5 §1: $offer.code stays within what the finance table allows', ({ record }) => {
    expect(creditFaults(record as StatedCredit, financeTable.regulated)).toEqual([]);
  });

  it.each(records)('the deposit of $offer.code is what was asked or little more', ({ offer, record }) => {
    const share = (record.deposit / record.retailPrice) * 100;
    expect(share).toBeGreaterThanOrEqual(offer.depositPercent);
    expect(share).toBeLessThan(offer.depositPercent + 4);
  });

  it('the offer that the pages spell out is the first one', () => {
    const words = JSON.stringify(howBuyingWorksPage({ brand: 1, promotion: 2, picture: () => 3, now }));
    const [first] = records;
    expect(first?.offer.code).toBe('C18');
    expect(first?.record).toMatchObject({ retailPrice: 498_300, deposit: 50_300, financedAmount: 448_000 });
    expect(first?.record).toMatchObject({ monthlyInstallment: 7581.7, totalInstallments: 545_882.4 });
    for (const figure of ['R7 581.70', 'R50 300', 'R545 882.40', 'R74 745']) expect(words).toContain(figure);
  });

  it('X-14: twelve or more run on the day of loading, some have ended, some are to come', () => {
    const at = (date: unknown) => Date.parse(String(date));
    const running = records.filter(
      ({ record }) => at(record.promoStartDate) <= now.getTime() && now.getTime() < at(record.promoEndDate),
    );
    expect(running.length).toBeGreaterThanOrEqual(12);
    expect(records.some(({ record }) => at(record.promoEndDate) < now.getTime())).toBe(true);
    expect(records.some(({ record }) => at(record.promoStartDate) > now.getTime())).toBe(true);
    expect(new Set(running.map(({ record }) => record.promotionType))).toEqual(new Set(['Traditional', 'GFV']));
    expect(new Set(running.map(({ offer }) => offer.code)).size).toBeGreaterThanOrEqual(12);
  });

  it('each has a name of its own in each language', () => {
    for (const locale of ['en', 'af', 'zu'] as const) {
      const names = records.map(({ record }) => (record.name as Record<string, string>)[locale]);
      expect(new Set(names).size).toBe(offers.length);
    }
  });
});
