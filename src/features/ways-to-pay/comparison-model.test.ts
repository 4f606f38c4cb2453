import { describe, expect, it } from 'vitest';
import { financeTable as table } from '@/cms/seed/finance-table';
import { toWaysToPay, type Way } from '@/domain/finance/ways-to-pay';
import { toWaysComparison } from './comparison-model';

const request = { depositCents: 0, months: 48, monthlyKilometres: 1_000 };
const vehicle = { code: 'C18', priceCents: 40_000_000, residuals: [] };

/** Of these ways what stands below the monthly amount of the lease. */
function belowLease(shown: readonly Way[]): string[] {
  const ways = toWaysToPay({ vehicle, table, quotes: [], request }).filter(({ way }) => shown.includes(way));
  const compared = toWaysComparison({
    locale: 'en',
    name: 'Corolla',
    priceCents: vehicle.priceCents,
    ways,
    request,
    validFrom: '2026-01-01T00:00:00.000+02:00',
    now: new Date('2026-11-22T10:00:00+02:00'),
  });
  const lease = compared.ways.find(({ way }) => way === 'lease');
  return lease?.cells?.find(({ cost }) => cost === 'monthly')?.cell.details ?? [];
}

describe('the lowest amount a month', () => {
  it('issue-5 §3.2: says its rate where the other ways have another', () => {
    // the stated tables: a lease at 9%, instalments at 12%
    expect(belowLease(['cash', 'instalment', 'lease'])).toEqual(['at 9% a year, not 12% as the other ways']);
  });

  it('issue-5 §3.2: says none where no other way has a rate', () => {
    expect(belowLease(['cash', 'lease'])).toEqual([]);
  });
});
