import { describe, expect, it } from 'vitest';
import { financeTable } from '@/cms/seed/finance-table';
import { type StoredOffers, toCalculatorOffer } from '../finance/calculator-offer';
import { southAfricanProvinces } from '../province/province';
import { type KeepableVehicle, readKeeping } from './read-keeping';

const offer = toCalculatorOffer(financeTable as unknown as StoredOffers, { calculator: 'instalment' });

const costs = {
  petrolPerLitre: 21.5,
  dieselPerLitre: 20.3,
  kilometresAMonth: 1_000,
  insurancePercent: 3.6,
  services: [{ bodyType: 'suv', intervalKilometres: 10_000, costPerService: 3_600 }],
  tyres: [{ bodyType: 'suv', setPrice: 10_000, lifeKilometres: 50_000 }],
  licences: southAfricanProvinces.map((province) => ({ province, yearly: province === 'Limpopo' ? 636 : 744 })),
  worth: [
    { months: 48, percentOfPrice: 52 },
    { months: 72, percentOfPrice: 40 },
  ],
};

function vehicleOf(code: string, rand: number, kept: Partial<KeepableVehicle['kept']> = {}): KeepableVehicle {
  const priceCents = rand * 100;
  return { code, priceCents, residuals: [], kept: { bodyType: 'suv', priceCents, ...kept } };
}

const vehicles = [
  vehicleOf('XS', 400_000, { litresPer100Kilometres: 6.1, pumpFuel: 'petrol', plannedServices: 5 }),
  vehicleOf('XR', 600_000, { litresPer100Kilometres: 8, pumpFuel: 'diesel', plannedServices: 5 }),
  vehicleOf('VAN', 500_000, { bodyType: 'van' }),
];

function ask(asked: Record<string, string> = {}) {
  const atFirst = { modelCode: 'XS', province: 'Gauteng' };
  return readKeeping({ asked: new Map(Object.entries(asked)), offer, vehicles, costs, atFirst });
}

describe('readKeeping', () => {
  it('issue-5 §3.3: at first everything is as stated, without a balloon', () => {
    const found = ask();
    expect(found.problems).toEqual([]);
    expect(found.own).toEqual([]);
    expect(found.statedFor).toBe('XS.Gauteng.72');
    expect(found.typed).toEqual({
      modelCode: 'XS',
      deposit: '0',
      termMonths: '72',
      balloonPercent: '0',
      monthlyKilometres: '1000',
      province: 'Gauteng',
      litresPer100Kilometres: '6.1',
      pumpPrice: '21.50',
      insurance: '1200',
      licence: '744',
      serviceCost: '3600',
      serviceKilometres: '10000',
      plannedServices: '5',
      tyreSet: '10000',
      tyreKilometres: '50000',
      worthPercent: '40',
      annualRatePercent: '12',
      annualKilometres: '0',
    });
    expect(found.input).toMatchObject({ centsPerLitre: 2_150, licenceCentsPerYear: 74_400, worthAtEndPercent: 40 });
    expect(found.request).toMatchObject({ priceCents: 40_000_000, termMonths: 72, annualRatePercent: 12 });
  });

  it('issue-5 §3.3: what differs is the visitor’s own, and counts', () => {
    const found = ask({ pumpPrice: '25,99', plannedServices: '0', annualRatePercent: '13', termMonths: '48' });
    expect(found.own).toEqual(['pumpPrice', 'plannedServices', 'annualRatePercent']);
    expect(found.stated).toMatchObject({ pumpPrice: '21.50', plannedServices: '5', annualRatePercent: '12' });
    expect(found.input).toMatchObject({ centsPerLitre: 2_599, worthAtEndPercent: 52 });
    expect(found.input?.service?.plannedServices).toBe(0);
    expect(found.request).toMatchObject({ termMonths: 48, annualRatePercent: 13 });
  });

  it('issue-5 §3.3: another vehicle brings its own figures, and what was typed stays', () => {
    const found = ask({
      statedFor: 'XS.Gauteng.72',
      modelCode: 'XR',
      province: 'Limpopo',
      litresPer100Kilometres: '6.1',
      pumpPrice: '21.50',
      insurance: '999',
      licence: '744',
      worthPercent: '40',
      annualRatePercent: '12',
      termMonths: '48',
    });
    expect(found.own).toEqual(['insurance']);
    expect(found.typed).toMatchObject({
      litresPer100Kilometres: '8',
      pumpPrice: '20.30',
      insurance: '999',
      licence: '636',
      worthPercent: '52',
    });
    expect(found.statedFor).toBe('XR.Limpopo.48');
  });

  it('issue-5 §3.3: an empty field takes what is stated, and so do all when one goes back', () => {
    expect(ask({ pumpPrice: ' ' })).toMatchObject({ own: [], typed: { pumpPrice: '21.50' } });
    const back = ask({ pumpPrice: 'x', insurance: '1', annualRatePercent: '99', assumptions: 'stated' });
    expect(back).toMatchObject({ own: [], problems: [], typed: { insurance: '1200', annualRatePercent: '12' } });
  });

  it('issue-5 §3.3: what is not known is empty, and may be typed', () => {
    const unknown = ask({ modelCode: 'VAN' });
    expect(unknown.typed).toMatchObject({ litresPer100Kilometres: '', serviceCost: '', tyreSet: '' });
    expect(unknown.input).toMatchObject({ litresPer100Kilometres: null, service: null, tyres: null });
    const half = ask({ modelCode: 'VAN', tyreSet: '9000', litresPer100Kilometres: '9' });
    expect(half.input).toMatchObject({ litresPer100Kilometres: 9, tyres: null });
    const whole = ask({ modelCode: 'VAN', tyreSet: '9000', tyreKilometres: '45000' });
    expect(whole.input?.tyres).toEqual({ setCents: 900_000, lifeKilometres: 45_000 });
  });

  it.each([
    ['monthlyKilometres', '50', 'out-of-range', '100'],
    ['monthlyKilometres', '-1', 'out-of-range', '100'],
    ['monthlyKilometres', '1e9', 'not-a-number', '1000'],
    ['monthlyKilometres', '', 'not-a-number', '1000'],
    ['province', 'Atlantis', 'unknown-province', 'Gauteng'],
    ['province', 'Namibia', 'unknown-province', 'Gauteng'],
    ['termMonths', '50', 'not-offered', '48'],
    ['balloonPercent', '60', 'not-offered', '50'],
    ['deposit', 'ten', 'not-digits', '0'],
    ['modelCode', 'NOPE', 'unknown-model', null],
    ['annualRatePercent', '40', 'not-offered', '17'],
    ['pumpPrice', 'dear', 'not-a-number', '21.50'],
    ['worthPercent', '140', 'out-of-range', '100'],
    ['litresPer100Kilometres', '0', 'out-of-range', '1'],
  ])('issue-5 §4: %s of %j is refused, what was typed kept, the nearest offered', (field, typed, kind, nearest) => {
    const found = ask({ [field]: typed });
    expect(found.problems).toHaveLength(1);
    expect(found.problems[0]).toMatchObject({ field, kind, nearest });
    expect(found.typed).toMatchObject({ [field]: typed });
    expect(found.input).toBeNull();
    expect(found.request).toBeNull();
  });

  it('issue-5 §4: nonsense about what was stated is passed over', () => {
    expect(ask({ statedFor: 'XS.Atlantis.9999', pumpPrice: '21.50' })).toMatchObject({ own: [], problems: [] });
    expect(ask({ statedFor: '...', insurance: '5' })).toMatchObject({ own: ['insurance'], problems: [] });
  });
});
