import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FinanceTable, User } from '@/cms/payload-types';
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
