import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { financeTable } from '@/cms/seed/finance-table';
import { dealerSite, modelOf, range } from '@/features/vehicle/fixture';
import type { BlockContext } from '../block';
import { WaysToPayBlock } from './block';
import { waysToPay as fixtures } from './fixture';

const { getMarkets, getFinanceTable, getFinancedVehicles, getValidLeaseQuotes, shortenPageLife } = vi.hoisted(() => ({
  getMarkets: vi.fn(),
  getFinanceTable: vi.fn(),
  getFinancedVehicles: vi.fn(),
  getValidLeaseQuotes: vi.fn(),
  shortenPageLife: vi.fn(),
}));

vi.mock('@/queries/dealers', () => ({ getMarkets }));
vi.mock('@/queries/finance', () => ({ getFinanceTable, getFinancedVehicles }));
vi.mock('@/queries/lease-quotes', () => ({ getValidLeaseQuotes }));
vi.mock('@/queries/cached-read', () => ({ shortenPageLife }));
vi.mock('@/lib/logger', () => ({ logger: { error: vi.fn() } }));

const vehicleOf = (code: string, fields: { id: number; slug: string; name: string }) => ({
  code,
  name: `${fields.name} ${code}`,
  priceCents: 40_000_000,
  residuals: [],
  model: modelOf(code, { id: fields.id }),
  range: { ...range, id: fields.id, rangeSlug: fields.slug, name: fields.name },
});

const context: BlockContext = {
  locale: 'en',
  path: '/payment-options/side-by-side',
  isDraft: false,
  theme: 'light',
  query: '',
  dealer: null,
  isOpening: true,
};

async function show(
  fields: Partial<BlockContext> = {},
  block: Parameters<typeof WaysToPayBlock>[0]['block'] = fixtures.plain,
) {
  return renderToStaticMarkup(await WaysToPayBlock({ block, context: { ...context, ...fields } }));
}

beforeEach(() => {
  getMarkets.mockResolvedValue([{ code: 'ZA', provinces: ['Free State'] }]);
  getFinanceTable.mockResolvedValue(financeTable);
  getFinancedVehicles.mockResolvedValue([
    vehicleOf('STAR', { id: 1, slug: 'starlet', name: 'Starlet' }),
    vehicleOf('HILUX', { id: 2, slug: 'hilux', name: 'Hilux' }),
  ]);
  getValidLeaseQuotes.mockResolvedValue([
    {
      vehicleModel: 2,
      quoteReference: 'K1',
      product: 'KINTO ONE',
      modelYear: 2026,
      term: 48,
      odometerReading: 48_000,
      monthlyKilometres: 1_000,
      leasePrice: 7_654.5,
      vehiclePrice: 400_000,
      excessKilometreCharge: 1.85,
    },
  ]);
});

describe('the block of ways to pay', () => {
  it('issue-5 §3.2: an address shows its own comparison, with the quotes of its vehicle alone', async () => {
    const html = await show({ query: 'calculator=ways-to-pay&modelCode=HILUX&months=60' });
    expect(html).toContain('<h1>');
    expect(html).toContain('data-model-code="HILUX"');
    expect(html).toContain('Hilux HILUX: after 60 months');
    expect(html).toContain('R7\u00a0654.50');
    expect(await show({ query: 'calculator=ways-to-pay&modelCode=STAR' })).not.toContain('R7\u00a0654.50');
  });

  it('issue-5 §3.2: begins with the range of the block, or that of the page, or the first that is offered', async () => {
    expect(await show()).toContain('data-model-code="STAR"');
    expect(await show({ path: '/vehicles/hilux' })).toContain('data-model-code="HILUX"');
    expect(await show({ path: '/vehicles/hilux' }, { ...fixtures.plain, range: 1 })).toContain(
      'data-model-code="STAR"',
    );
  });

  it('issue-5 §3.2: begins with a vehicle that can be paid for in every way', async () => {
    const plain = vehicleOf('STAR', { id: 1, slug: 'starlet', name: 'Starlet' });
    const whole = vehicleOf('HILUX', { id: 2, slug: 'hilux', name: 'Hilux' });
    const residuals = [{ termMonths: 48, annualKilometres: null, factor: 0.4 }];
    getFinancedVehicles.mockResolvedValue([plain, { ...whole, residuals }]);
    const html = await show();
    expect(html).toContain('data-model-code="HILUX"');
    expect(html).toContain('<option value="STAR">');
    expect(await show({ path: '/vehicles/starlet' })).toContain('data-model-code="STAR"');
  });

  it('D-370: on the site of a dealer whose market hides calculators or prices there is nothing', async () => {
    expect(await show({ dealer: dealerSite })).toContain('<table');
    for (const hidden of [{ newCalculatorsShown: false }, { newPricesShown: false }]) {
      getMarkets.mockResolvedValue([{ code: 'ZA', provinces: ['Free State'], ...hidden }]);
      expect(await show({ dealer: dealerSite })).toBe('');
    }
  });

  it('issue-5 §2: without rates, or when they cannot be read, it says so and shows no amount', async () => {
    getFinanceTable.mockResolvedValueOnce(null);
    expect(await show()).toContain('Ways to pay cannot be compared just now.');
    expect(shortenPageLife).not.toHaveBeenCalled();
    getFinanceTable.mockRejectedValueOnce(new Error('the store is away'));
    const html = await show();
    expect(html).toContain('Ways to pay cannot be compared just now.');
    expect(html).not.toMatch(/R\d/);
    expect(shortenPageLife).toHaveBeenCalledOnce();
  });
});
