import { describe, expect, it } from 'vitest';
import { askedOf } from './asked-of';
import { provinceName, toProvinceOptions, toVehicleOptions } from './choice-options';
import { keptVehicles } from './fixture';
import { toNearestAddress } from './nearest-address';
import { toStartingChoice } from './starting-choice';

describe('what is asked', () => {
  it('issue-5 §2: a calculator reads only its own question', () => {
    expect(askedOf('calculator=keeping-cost&deposit=5', 'keeping-cost').get('deposit')).toBe('5');
    expect(askedOf('calculator=lease&deposit=5', 'keeping-cost').size).toBe(0);
    expect(askedOf('', 'keeping-cost').size).toBe(0);
  });

  it('issue-5 §4: the nearest takes the place of what is refused, the rest stays', () => {
    const asked = askedOf('calculator=keeping-cost&deposit=5&termMonths=13', 'keeping-cost');
    const action = '/af/x#keeping-cost';
    const problem = { field: 'termMonths', nearest: '48' };
    expect(toNearestAddress({ action, calculator: 'keeping-cost', asked, problems: [problem] })).toBe(
      '/af/x?calculator=keeping-cost&deposit=5&termMonths=48#keeping-cost',
    );
    const unknown = { field: 'modelCode', nearest: null };
    expect(toNearestAddress({ action, calculator: 'keeping-cost', asked, problems: [problem, unknown] })).toBeNull();
    expect(toNearestAddress({ action, calculator: 'keeping-cost', asked, problems: [] })).toBeNull();
  });
});

describe('what stands chosen at first', () => {
  const start = { vehicles: keptVehicles, range: null, path: '/payment-options', province: null };

  it('issue-5 §3.3: the editors’ range, or the page’s, or the first that is offered', () => {
    expect(toStartingChoice({ ...start, range: 8 }).modelCode).toBe('VAN');
    expect(toStartingChoice({ ...start, range: { id: 8 } }).modelCode).toBe('VAN');
    expect(toStartingChoice({ ...start, path: '/vehicles/hiace' }).modelCode).toBe('VAN');
    expect(toStartingChoice(start).modelCode).toBe('XS');
    expect(toStartingChoice({ ...start, range: 99 }).modelCode).toBe('XS');
    expect(toStartingChoice({ ...start, vehicles: [] }).modelCode).toBe('');
  });

  it('issue-5 §3.4: the dealer’s province, where it is one of the nine', () => {
    expect(toStartingChoice({ ...start, province: 'Limpopo' }).province).toBe('Limpopo');
    expect(toStartingChoice({ ...start, province: 'Namibia' }).province).toBe('Gauteng');
  });
});

describe('what can be chosen', () => {
  it('issue-5 §3.3: vehicles by range with their prices', () => {
    expect(toVehicleOptions(keptVehicles)).toEqual([
      {
        label: 'Corolla Cross',
        options: [
          { value: 'XS', label: '1.8 XS · R400\u00a0000' },
          { value: 'XR', label: '1.8 XR · R600\u00a0000' },
        ],
      },
      { label: 'Hiace', options: [{ value: 'VAN', label: '1.8 VAN · R500\u00a0000' }] },
    ]);
  });

  it('issue-5 §3.4: the nine provinces in the words of the language', () => {
    expect(toProvinceOptions('af')).toHaveLength(9);
    expect(toProvinceOptions('af')[0]).toEqual({ value: 'Eastern Cape', label: 'Oos-Kaap' });
    expect(provinceName('zu', 'Atlantis')).toBe('Atlantis');
  });
});
