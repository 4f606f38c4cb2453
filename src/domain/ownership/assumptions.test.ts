import { describe, expect, it } from 'vitest';
import { ownershipCosts } from '@/cms/seed/ownership-costs';
import { southAfricanProvinces } from '../province/province';
import { hasStatedCosts, type StoredOwnershipCosts, toAssumptions, worthAfter } from './assumptions';

const costs: StoredOwnershipCosts = {
  petrolPerLitre: 21.5,
  dieselPerLitre: 20.3,
  insurancePercent: 3.6,
  services: [{ bodyType: 'hatch', intervalKilometres: 15_000, costPerService: 2_900 }],
  tyres: [{ bodyType: 'hatch', setPrice: 5_600, lifeKilometres: 50_000 }],
  licences: southAfricanProvinces.map((province) => ({ province, yearly: province === 'Limpopo' ? 636 : 810 })),
  worth: [
    { months: 24, percentOfPrice: 70 },
    { months: 12, percentOfPrice: 80 },
  ],
};

const hatch = {
  bodyType: 'hatch',
  priceCents: 50_000_000,
  litresPer100Kilometres: 5.2,
  pumpFuel: 'petrol',
  plannedServices: 3,
} as const;

const use = { costs, province: 'Limpopo', termMonths: 18, monthlyKilometres: 1_000 };

describe('toAssumptions', () => {
  it('issue-5 §3.3: the rows of the body type, the licence of the province, insurance as a share of the price', () => {
    expect(toAssumptions({ ...use, vehicle: hatch })).toEqual({
      priceCents: 50_000_000,
      termMonths: 18,
      monthlyKilometres: 1_000,
      litresPer100Kilometres: 5.2,
      centsPerLitre: 2_150,
      service: { intervalKilometres: 15_000, costCents: 290_000, plannedServices: 3 },
      tyres: { setCents: 560_000, lifeKilometres: 50_000 },
      licenceCentsPerYear: 63_600,
      // R18 000 a year
      insuranceCentsPerMonth: 150_000,
      worthAtEndPercent: 75,
    });
  });

  it('issue-5 §3.3: diesel costs what diesel costs', () => {
    expect(toAssumptions({ ...use, vehicle: { ...hatch, pumpFuel: 'diesel' } }).centsPerLitre).toBe(2_030);
  });

  it('issue-5 §3.3: what nobody stated stays unknown', () => {
    const van = { bodyType: 'van', priceCents: 50_000_000, litresPer100Kilometres: 9 };
    expect(toAssumptions({ ...use, vehicle: van })).toMatchObject({
      litresPer100Kilometres: null,
      service: null,
      tyres: null,
    });
    const planless = toAssumptions({ ...use, vehicle: { ...hatch, plannedServices: null } });
    expect(planless.service?.plannedServices).toBeNull();
  });

  it('issue-5 §3.3: a province without a row has the dearest licence', () => {
    expect(toAssumptions({ ...use, province: 'Namibia', vehicle: hatch }).licenceCentsPerYear).toBe(81_000);
  });
});

describe('worthAfter', () => {
  it.each([
    [0, 100],
    [6, 90],
    [12, 80],
    [18, 75],
    [24, 70],
    [72, 70],
  ])('issue-5 §3.3: between two rows it falls evenly: after %i months %i%%', (months, percent) => {
    expect(worthAfter(costs.worth ?? [], months)).toBe(percent);
  });
});

describe('hasStatedCosts', () => {
  it('issue-5 §3.3: nothing is worked out while something that every vehicle needs is missing', () => {
    expect(hasStatedCosts(costs)).toBe(true);
    expect(hasStatedCosts({})).toBe(false);
    expect(hasStatedCosts({ ...costs, worth: [] })).toBe(false);
    expect(hasStatedCosts({ ...costs, licences: costs.licences?.slice(1) })).toBe(false);
  });

  it('issue-5 §3.3: the demonstration figures are whole', () => {
    expect(hasStatedCosts(ownershipCosts as StoredOwnershipCosts)).toBe(true);
  });
});
