import { describe, expect, it } from 'vitest';
import { toQuote } from '@/domain/finance/quote';
import { readFinanceEnquiry } from '@/domain/finance/read-enquiry';
import { creditOfQuote } from '@/domain/monthly-price/credit-of-quote';
import { locales } from '@/i18n/locales';
import type { CheckedEnquiry } from './finance-enquiry-check';
import { toQuoteView, toUsedName } from './finance-enquiry-words';

const request = {
  priceCents: 11_500_000,
  depositCents: 0,
  termMonths: 60,
  annualRatePercent: 10,
  end: { kind: 'balloon', percent: 0 },
} as const;
const terms = { depositCap: { kind: 'price' }, monthlyFeeCents: 6_900, initiationFeeCents: 0 } as const;

function checked(query: Record<string, string>, changes: Partial<CheckedEnquiry> = {}): CheckedEnquiry {
  const price = creditOfQuote(toQuote(request, terms), request, { year: 2026, month: 11 });
  return {
    carried: { kind: 'finance', link: readFinanceEnquiry(query) },
    outcome: 'agrees',
    reason: null,
    vehicle: null,
    price,
    prefix: 'R',
    annualKilometres: null,
    record: { outcome: 'agrees', price },
    ...changes,
  };
}

const used = { calculator: 'used', listedPrice: '100000' };

describe('an enquiry about a used vehicle', () => {
  it.each(locales)('D-217: says in %s what it is about: a used vehicle at its price', (locale) => {
    expect(toUsedName(locale, checked(used))?.replace('\u00a0', ' ')).toContain('R115 000');
    expect(toUsedName(locale, checked(used, { prefix: 'N$' }))?.replace('\u00a0', ' ')).toContain('N$115 000');
  });

  it('D-217: of any other vehicle, and without a price, it says nothing', () => {
    expect(toUsedName('en', checked({ calculator: 'instalment' }))).toBeNull();
    expect(toUsedName('en', checked(used, { price: null }))).toBeNull();
  });

  it('X-39: the listed price says whether VAT is in it', () => {
    const labelOf = (query: Record<string, string>) =>
      toQuoteView('en', checked(query))?.rows.find(({ key }) => key === 'listedPrice')?.label;
    expect(labelOf(used)).toBe('Listed price, VAT excluded');
    expect(labelOf({ ...used, vat: 'included' })).toBe('Listed price, VAT included');
  });
});
