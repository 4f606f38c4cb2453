import { describe, expect, it } from 'vitest';
import { type KeepingInput, runningCents, servicesDue, toKeepingCost, worthAtEndCents } from './keeping-cost';

/** R500 000 over 72 months, 1 000 km a month. */
const input: KeepingInput = {
  priceCents: 50_000_000,
  termMonths: 72,
  monthlyKilometres: 1_000,
  litresPer100Kilometres: 6.1,
  centsPerLitre: 2_150,
  service: { intervalKilometres: 10_000, costCents: 360_000, plannedServices: 5 },
  tyres: { setCents: 1_000_000, lifeKilometres: 50_000 },
  licenceCentsPerYear: 74_400,
  insuranceCentsPerMonth: 150_000,
  worthAtEndPercent: 40,
};

describe('toKeepingCost', () => {
  it('issue-5 §3.3: each part by hand', () => {
    expect(toKeepingCost(input)).toEqual({
      // 61 litres at R21.50
      fuelCents: 131_150,
      // 72 000 km: seven services, five of them planned; 2 × R3 600 over 72 months
      serviceCents: 10_000,
      // a fiftieth of R10 000
      tyresCents: 20_000,
      // R744 / 12
      licenceCents: 6_200,
      insuranceCents: 150_000,
      // R300 000 / 72 = R4 166.67
      depreciationCents: 416_667,
    });
    expect(worthAtEndCents(input)).toBe(20_000_000);
  });

  it('issue-5 §3.3: the sum leaves out depreciation, which is no payment', () => {
    expect(runningCents(toKeepingCost(input))).toEqual({ cents: 317_350, missing: [] });
  });

  it('issue-5 §3.3: what is not known is null and named, never 0', () => {
    const cost = toKeepingCost({ ...input, litresPer100Kilometres: null, service: null, tyres: null });
    expect(cost).toMatchObject({ fuelCents: null, serviceCents: null, tyresCents: null });
    expect(runningCents(cost)).toEqual({ cents: 156_200, missing: ['fuel', 'service', 'tyres'] });
  });

  it('issue-5 §3.3: services are not known without the plan, or with an interval of nothing', () => {
    const service = { intervalKilometres: 10_000, costCents: 360_000, plannedServices: 5 };
    expect(toKeepingCost({ ...input, service: { ...service, plannedServices: null } }).serviceCents).toBeNull();
    expect(toKeepingCost({ ...input, service: { ...service, intervalKilometres: 0 } }).serviceCents).toBeNull();
    expect(toKeepingCost({ ...input, tyres: { setCents: 1_000_000, lifeKilometres: 0 } }).tyresCents).toBeNull();
  });

  it('issue-5 §3.3: a plan that pays for more than falls due leaves nothing to pay, and that is known', () => {
    const planned = { intervalKilometres: 10_000, costCents: 360_000, plannedServices: 9 };
    expect(servicesDue({ ...input, service: planned })).toEqual({ due: 7, planned: 9, paid: 0 });
    expect(toKeepingCost({ ...input, service: planned }).serviceCents).toBe(0);
  });

  it('issue-5 §3.3: fuel is rounded half up as the exact product asks', () => {
    // 1 050 km × 7.1 l/100 km = 74.55 l × R20.30 = R1 513.365
    const odd = { ...input, monthlyKilometres: 1_050, litresPer100Kilometres: 7.1, centsPerLitre: 2_030 };
    expect(toKeepingCost(odd).fuelCents).toBe(151_337);
  });
});
