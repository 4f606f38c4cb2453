import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FinanceTable, Promotion, User } from '@/cms/payload-types';
import { financeTable } from '@/cms/seed/finance-table';
import { openCms } from './database';

let cms: Payload;
let table: FinanceTable;
let desk: User & { collection: 'users' };
const whole = { ...financeTable, name: 'Under test' } as Omit<FinanceTable, 'createdAt' | 'id' | 'updatedAt'>;

beforeAll(async () => {
  cms = await openCms();
  const user = await cms.create({
    collection: 'users',
    data: { name: 'Desk', email: 'desk@forecourt.example', password: 'a long enough password', role: 'finance-desk' },
  });
  desk = { ...user, collection: 'users' };
  table = await cms.create({ collection: 'finance-tables', data: whole });
});

const change = (data: Partial<FinanceTable>) =>
  cms.update({ collection: 'finance-tables', id: table.id, data, user: desk, overrideAccess: false, depth: 0 });

describe('a finance table', () => {
  it.each([
    [
      'a monthly fee above R60 and VAT',
      { instalment: { ...whole.instalment, monthlyFee: 69.01 } },
      /R69 a month: R60 and VAT/,
    ],
    [
      'an initiation fee above R1 050 and VAT',
      { used: { ...whole.used, initiationFee: 1_207.51 } },
      /R1207\.5: R1050 and VAT, and never more than 15%/,
    ],
    [
      'a rate above repo and 17 points',
      { lease: { ...whole.lease, highestRatePercent: 23.76 } },
      /23\.75% a year: the repo rate of 6\.75% and 17 points/,
    ],
    ['such a rate in a list', { futureDrive: { ...whole.futureDrive, ratePercents: [12, 24] } }, /At most 23\.75%/],
    ['a deposit cap without a value', { instalment: { ...whole.instalment, depositCapValue: null } }, /at least 0/],
  ])('issue-5 §1: refuses %s, and quotes the rule', async (_, data, rule) => {
    await expect(change(data as Partial<FinanceTable>)).rejects.toThrow();
    const refused = await change(data as Partial<FinanceTable>).catch((error) => JSON.stringify(error.data ?? error));
    expect(refused).toMatch(rule);
  });

  it('issue-5 §1: a lower repo rate is refused while a rate stands above its cap', async () => {
    const low = { regulated: { ...whole.regulated, repoRatePercent: 0, pointsAboveRepo: 16 } };
    await expect(change(low)).rejects.toThrow();
  });

  it('issue-5 §1: the fee in Namibian dollar is not that of the cap for rand', async () => {
    const { used } = await change({ used: { ...whole.used, monthlyFeeNamibia: 95 } });
    expect(used.monthlyFeeNamibia).toBe(95);
  });

  it('issue-5 §1: every change is kept, with who and when', async () => {
    await change({ instalment: { ...whole.instalment, defaultRatePercent: 12.5 } });
    const { docs } = await cms.findVersions({
      collection: 'finance-tables',
      where: { parent: { equals: table.id } },
      sort: 'createdAt',
      depth: 0,
    });
    const [first] = docs;
    const last = docs.at(-1);
    expect([first?.version.changedBy ?? null, first?.version.instalment?.defaultRatePercent]).toEqual([null, 12]);
    expect([last?.version.changedBy, last?.version.instalment?.defaultRatePercent]).toEqual([desk.id, 12.5]);
    expect(Date.parse(last?.createdAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.createdAt ?? ''));
  });

  it('issue-5 §1: a visitor reads the figures, and not who set them', async () => {
    const seen = await cms.findByID({ collection: 'finance-tables', id: table.id, overrideAccess: false, depth: 0 });
    expect(seen.instalment.monthlyFee).toBe(69);
    expect(seen).not.toHaveProperty('changedBy');
    const versions = cms.findVersions({ collection: 'finance-tables', overrideAccess: false });
    await expect(versions).rejects.toThrow();
  });
});

it('issue-5 §1: a model, mileage and term have one guaranteed value', async () => {
  const data = { smc: 'C18', description: 'Corolla', mileage: 20_000, term: 48, factor: 0.42 };
  await cms.create({ collection: 'gfv-values', data });
  await expect(cms.create({ collection: 'gfv-values', data: { ...data, factor: 0.5 } })).rejects.toThrow();
  await cms.create({ collection: 'gfv-values', data: { ...data, term: 36 } });
});

describe('a promotion', () => {
  /** R72 000 without interest over 72 months: R1 000 a month, and R69 with it. */
  const lawful = {
    name: 'Lawful',
    promotionType: 'Traditional',
    retailPrice: 80_000,
    deposit: 8_000,
    initiationFee: 1_207.5,
    financedAmount: 72_000,
    installments: 72,
    interestRate: 0,
    rateType: 'Fixed',
    monthlyInstallment: 1_069,
    totalInstallments: 76_968,
    promoStartDate: '2026-11-01T00:00:00.000+02:00',
    promoEndDate: '2026-12-31T00:00:00.000+02:00',
    terms: 'Terms.',
  } as const;
  let references: { brand: number; vehicleModel: number };
  let promotion: Promotion;

  beforeAll(async () => {
    const brand = await cms.create({ collection: 'brands', data: { name: 'Toyota', value: 2 } });
    const category = await cms.create({
      collection: 'vehicle-categories',
      data: { code: 'other', label: 'Other', position: 1 },
    });
    const range = await cms.create({
      collection: 'vehicle-ranges',
      data: { name: 'R', rangeSlug: 'r', rangeCode: 'R', brand: brand.id, bodyType: 'suv', position: 1 },
    });
    const model = await cms.create({
      collection: 'vehicle-models',
      data: { name: 'M', code: 'M18', range: range.id, category: category.id, price: 80_000 },
    });
    references = { brand: brand.id, vehicleModel: model.id };
    promotion = await cms.create({ collection: 'promotions', data: { ...lawful, ...references } });
  });

  const refusalOf = async (data: Partial<Promotion>) => {
    const saved = cms.update({ collection: 'promotions', id: promotion.id, data, user: desk, overrideAccess: false });
    return saved.then(
      () => null,
      (error) => error.data.errors.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
    );
  };

  it.each([
    [
      'an initiation fee above R1 050 and VAT',
      { initiationFee: 1_207.51 },
      /^initiationFee: At most R1207\.5: R1050 and VAT, and never more than 15% of the principal/,
    ],
    [
      'an initiation fee above 15% of the principal',
      { financedAmount: 7_200, monthlyInstallment: 169 },
      /^initiationFee: At most R1080: R1050 and VAT, and never more than 15% of the principal/,
    ],
    [
      'a monthly fee above R60 and VAT',
      { monthlyInstallment: 1_069.01 },
      /^monthlyInstallment: From R1000, .*to R1069 .*At most R69 a month: R60 and VAT/,
    ],
    [
      'a balloon other than its share of the price',
      { balloonPaymentPercentage: 45, balloonPaymentAmount: 35_000 },
      /^balloonPaymentAmount: R36000: /,
    ],
  ])('issue-5 §1: with %s is refused, and the rule quoted', async (_, data, rule) => {
    expect(await refusalOf(data)).toEqual([expect.stringMatching(rule)]);
  });

  it('issue-5 §1: with a rate above repo and 17 points is refused, when it is made, too', async () => {
    const dear = { ...lawful, ...references, name: 'Dear', interestRate: 0.2376, monthlyInstallment: 2_000 };
    const refused = await cms.create({ collection: 'promotions', data: dear }).catch((error) => error.data.errors);
    expect(refused).toContainEqual(
      expect.objectContaining({
        path: 'interestRate',
        message: expect.stringMatching(/^At most 23\.75% a year: the repo rate of 6\.75% and 17 points/),
      }),
    );
  });

  it('issue-5 §1: is not refused for another wording when the caps have fallen since, but for another figure', async () => {
    const fallen = { ...whole.regulated, initiationFee: 500 };
    await change({
      regulated: fallen,
      ...Object.fromEntries(
        (['instalment', 'futureDrive', 'traditional', 'lease', 'used'] as const).map((name) => [
          name,
          { ...whole[name], initiationFee: 0 },
        ]),
      ),
    });
    expect(await refusalOf({ name: 'Another name' })).toBeNull();
    expect(await refusalOf({ monthlyInstallment: 1_068 })).toEqual([
      expect.stringMatching(/^initiationFee: At most R575/),
    ]);
    await change(whole);
    expect(await refusalOf({ monthlyInstallment: 1_068 })).toBeNull();
  });
});
