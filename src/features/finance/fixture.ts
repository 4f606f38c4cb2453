import { financeTable } from '@/cms/seed/finance-table';
import { type StoredOffers, toCalculatorOffer } from '@/domain/finance/calculator-offer';
import { type Calculator, toQuoteTerms } from '@/domain/finance/finance-table';
import { includedItems } from '@/domain/finance/included-items';
import type { Locale } from '@/i18n/locales';
import { getTemplates, getWords } from '@/i18n/messages';
import { toCreditWords } from '@/i18n/monthly-price-view';
import type { CalculatorProps } from './calculator-props';

const table = financeTable as unknown as StoredOffers;
const signed = { year: 2026, month: 11 };

export const corolla = {
  code: 'C18',
  name: 'Corolla 1.8 Hybrid XS',
  rangeName: 'Corolla',
  priceCents: 40_000_000,
  residuals: [
    { termMonths: 36, annualKilometres: 20_000, factor: 0.5 },
    { termMonths: 48, annualKilometres: 20_000, factor: 0.42 },
  ],
  carImage: '/api/media/file/corolla.avif',
};

export const vitz = {
  code: 'V10',
  name: 'Vitz 1.0 X',
  rangeName: 'Vitz',
  priceCents: 20_000_000,
  residuals: [],
  carImage: '',
};

/** A calculator of the stated table with a vehicle of R400 000 that has a guaranteed value, and one that has none. */
export function calculatorFixture(
  calculator: Calculator,
  { locale = 'en', ...changes }: Partial<CalculatorProps> & { locale?: Locale } = {},
): CalculatorProps {
  const offer = toCalculatorOffer(table, { calculator, isCard: changes.isCard });
  const t = getWords(locale, 'finance');
  const { calculator: words, names } = getTemplates(locale, 'finance');
  const used = (market: 'ZA' | 'NA', prefix: string) => ({
    code: market,
    prefix,
    vatRate: 0.15,
    terms: toCalculatorOffer(table, { calculator: 'used', market }).terms,
  });
  return {
    calculator,
    id: calculator,
    offer,
    vehicles: calculator === 'used' ? [] : [corolla, vitz],
    asked: {},
    isCard: false,
    level: 3,
    usedMarkets: calculator === 'used' ? [used('ZA', 'R'), used('NA', 'N$')] : [],
    vatOptions: [
      { value: '', label: t('calculator.vatExcluded') },
      { value: 'included', label: t('calculator.vatIncluded') },
    ],
    traditional: toQuoteTerms(table.traditional),
    futureDrive: calculator === 'traditional' ? toCalculatorOffer(table, { calculator: 'future-drive' }) : null,
    leaseQuotes: calculator === 'lease' ? { C18: { kilometres: 1_500, reference: 'L1-C18-36-1500' } } : {},
    signed,
    repo: { percent: '6.75%', date: '20 November 2025' },
    included: includedItems[calculator].map((item) => t(`included.${item}`)),
    names,
    tableName: '',
    stale: null,
    words,
    credit: toCreditWords(locale, offer.termMonths, signed),
    page: {
      action: '/payment-options/toyota-financial-services/finance',
      path: '/payment-options/toyota-financial-services/finance',
      language: '',
      dealerSlug: null,
      keep: '/quotes/keep',
      sideBySide: '/payment-options/side-by-side',
      keepingCost: '/payment-options/cost-of-keeping',
      glossary: {
        deposit: '/g#deposit',
        term: '/g#term',
        balloon: '/g#balloon',
        'interest-rate': '/g#interest-rate',
        residual: '/g#guaranteed-future-value',
      },
    },
    ...changes,
  };
}
