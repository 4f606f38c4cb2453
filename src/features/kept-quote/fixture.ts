import type { KeptCredit, KeptSubscription } from '@/domain/finance/kept-quote';
import { toQuote } from '@/domain/finance/quote';
import type { StoredQuote } from '@/queries/kept-quotes';

/** R400 000 over 72 months at 12% with 30% left, R69 a month and R1 207.50 once. */
export const keptCredit: KeptCredit = {
  kind: 'credit',
  vehicleName: 'Hilux Double Cab 2.8 GD-6 Legend',
  market: 'ZA',
  annualRatePercent: 12,
  end: { kind: 'balloon', percent: 30 },
  annualKilometres: null,
  quote: toQuote(
    {
      priceCents: 40_000_000,
      depositCents: 0,
      termMonths: 72,
      annualRatePercent: 12,
      end: { kind: 'balloon', percent: 30 },
    },
    { depositCap: { kind: 'price' }, monthlyFeeCents: 6_900, initiationFeeCents: 120_750 },
  ),
};

export const storedCredit: StoredQuote = {
  code: '7K3M9Q2XAB',
  calculator: 'instalment',
  modelCode: 'HDC28LRS',
  tableName: 'Stated values',
  keptAt: new Date('2026-11-22T10:00:00+02:00'),
  validUntil: new Date('2026-12-22T23:59:59.999+02:00'),
  asked: { modelCode: 'HDC28LRS', deposit: '0', termMonths: '72', annualRatePercent: '12', balloonPercent: '30' },
  figures: keptCredit,
};

/** R6 000 a month for 48 months and 48 000 km. */
export const keptSubscription: KeptSubscription = {
  kind: 'subscription',
  vehicleName: 'Corolla 1.8 XS',
  price: {
    kind: 'subscription',
    product: 'KINTO ONE',
    quoteReference: 'K1-C18-48-1000',
    monthlyCents: 600_000,
    termMonths: 48,
    totalCents: 28_800_000,
    kilometres: 48_000,
    monthlyKilometres: 1_000,
    excessKilometreCents: 185,
    protectCents: 189_684,
    vehicleCents: 42_000_000,
    modelYear: 2026,
  },
};

export const storedSubscription: StoredQuote = {
  ...storedCredit,
  code: 'C8XWQ2MN4P',
  calculator: 'subscription',
  modelCode: 'C18',
  tableName: 'K1-C18-48-1000',
  asked: { quoteReference: 'K1-C18-48-1000' },
  figures: keptSubscription,
};
