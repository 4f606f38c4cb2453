import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { VehicleModel } from '@/cms/payload-types';
import { financeTable } from '@/cms/seed/finance-table';
import { southAfricanProvinces } from '@/domain/province/province';
import { mainSite, type SitePlace } from '@/domain/site/site-place';
import { dealerSite, modelOf, range } from '@/features/vehicle/fixture';
import { readBudgetPage } from './read-budget-page';

const { getMarkets, getNewPriceFormat, getPictures, getFinanceTable, getFinancedVehicles, getOwnershipCosts } =
  vi.hoisted(() => ({
    getMarkets: vi.fn(),
    getNewPriceFormat: vi.fn(),
    getPictures: vi.fn(),
    getFinanceTable: vi.fn(),
    getFinancedVehicles: vi.fn(),
    getOwnershipCosts: vi.fn(),
  }));

vi.mock('@/queries/dealers', () => ({ getMarkets }));
vi.mock('@/queries/vehicles', () => ({ getNewPriceFormat }));
vi.mock('@/queries/pictures', () => ({ getPictures }));
vi.mock('@/queries/finance', () => ({ getFinanceTable, getFinancedVehicles, getOwnershipCosts }));

const costs = {
  pricesFrom: '2026-11-04T00:00:00.000+02:00',
  petrolPerLitre: 20,
  dieselPerLitre: 19,
  kilometresAMonth: 1_000,
  insurancePercent: 3,
  services: [{ bodyType: range.bodyType, intervalKilometres: 12_000, costPerService: 3_600 }],
  tyres: [{ bodyType: range.bodyType, setPrice: 8_000, lifeKilometres: 40_000 }],
  licences: southAfricanProvinces.map((province) => ({ province, yearly: province === 'Limpopo' ? 1_200 : 600 })),
  worth: [{ months: 72, percentOfPrice: 40 }],
};

const vehicle = (code: string, priceCents: number, fields: Partial<VehicleModel> = {}) => ({
  code,
  name: `Car ${code}`,
  priceCents,
  residuals: [],
  model: { ...modelOf(code), litresPer100Kilometres: 6, pumpFuel: 'petrol' as const, plannedServices: 3, ...fields },
  range,
});

const read = (asked: Record<string, string> = {}, place: SitePlace = mainSite) =>
  readBudgetPage({ locale: 'en', place, asked });
const firstOf = async (asked: Record<string, string>) => (await read(asked))?.results?.cards[0];
const plain = (words = '') => words.replaceAll('\u00a0', ' ');

beforeEach(() => {
  getMarkets.mockResolvedValue([{ code: 'ZA', provinces: [...southAfricanProvinces] }]);
  getNewPriceFormat.mockResolvedValue({ prefix: 'R', currency: 'ZAR' });
  getPictures.mockResolvedValue(new Map());
  getFinanceTable.mockResolvedValue(financeTable);
  getFinancedVehicles.mockResolvedValue([vehicle('A1', 40_000_000)]);
  getOwnershipCosts.mockResolvedValue(costs);
});

describe('what is read for a budget', () => {
  it('issue-5 §3: the instalment by the finance table and every running cost by the editors’ table', async () => {
    // R400 000 over 72 months at 12%: 400 000 / 51.150391 = 7 820.08, and R69.
    // 1 000 km: 60 ℓ at R20 are R1 200; 6 services in 72 000 km, 3 of them paid: 3 × 3 600 / 72 = R150;
    // a fortieth of R8 000 is R200; R600 / 12 = R50; 3% of R400 000 / 12 = R1 000.
    const card = await firstOf({ budget: '11000' });
    expect(plain(card?.price.split ?? '')).toBe('R7 889.08 instalment + R2 600 running');
    expect(plain(card?.price.amount)).toBe('R10 489.08');
  });

  it('issue-5 §3: the licence of the chosen province', async () => {
    // R1 200 / 12 is R50 more
    expect(plain((await firstOf({ budget: '11000', province: 'Limpopo' }))?.price.amount)).toBe('R10 539.08');
  });

  it('issue-5 §3: a vehicle without its consumption is listed without its fuel', async () => {
    getFinancedVehicles.mockResolvedValue([vehicle('A1', 40_000_000, { litresPer100Kilometres: null })]);
    const card = await firstOf({ budget: '11000' });
    expect(card?.price.after).toBe('a month, without its fuel');
    expect(plain(card?.price.amount)).toBe('R9 289.08');
  });

  it('issue-5 §3: without a query a budget that shows something', async () => {
    const page = await read();
    expect(page?.form.gaps.budget.value).toBe('11\u00a0000');
    expect(page?.form.gaps.monthlyKilometres.value).toBe('1\u00a0000');
    expect(page?.results?.cards).toHaveLength(1);
  });

  it('issue-5 §3: every assumption is told', async () => {
    const words = plain((await read())?.notes?.lines.join(' '));
    for (const told of ['12%', 'R69', 'R1 207.50', 'petrol R20', 'diesel R19', 'November 2026', 'Gauteng', '3%']) {
      expect(words).toContain(told);
    }
  });

  it('issue-5 §3: without stated costs the instalment alone counts, and nothing else is asked', async () => {
    getOwnershipCosts.mockResolvedValue({});
    const page = await read({ budget: '8000', allIn: '1' });
    expect(page?.form.asksRunning).toBe(false);
    expect(page?.results?.cards[0]?.price).toMatchObject({ split: null, after: 'a month' });
    expect(page?.notes?.lines).toHaveLength(1);
  });

  it('issue-5 §4: what is wrong with the query leaves no figures', async () => {
    expect(await read({ budget: 'NaN' })).toMatchObject({ results: null, notes: null });
  });

  it('X-03: nothing where the market shows no prices, or no ways to pay', async () => {
    getMarkets.mockResolvedValue([{ code: 'NA', provinces: ['Namibia'], newCalculatorsShown: false }]);
    expect(await read({}, { ...dealerSite, province: 'Namibia' })).toBeNull();
    getMarkets.mockResolvedValue([]);
    getNewPriceFormat.mockResolvedValue(null);
    expect(await read({}, dealerSite)).toBeNull();
  });

  it('issue-5 §2: nothing where no finance table has begun', async () => {
    getFinanceTable.mockResolvedValue(null);
    expect(await read()).toBeNull();
  });
});
