import type { FinanceTable, OwnershipCost, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { financeTable } from '@/cms/seed/finance-table';
import { southAfricanProvinces } from '@/domain/province/province';

const stamp = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };

const cross: VehicleRange = {
  id: 7,
  name: 'Corolla Cross',
  rangeSlug: 'corolla-cross',
  rangeCode: 'C18',
  brand: 1,
  bodyType: 'suv',
  position: 1,
  ...stamp,
};

const van: VehicleRange = { ...cross, id: 8, name: 'Hiace', rangeSlug: 'hiace', rangeCode: 'H20', bodyType: 'van' };

function vehicleOf(range: VehicleRange, code: string, fields: Partial<VehicleModel>) {
  const price = fields.price ?? 0;
  const model: VehicleModel = {
    id: price,
    name: `1.8 ${code}`,
    code,
    range: range.id,
    category: 3,
    ...stamp,
    ...fields,
  };
  return { code, name: `${range.name} ${model.name}`, priceCents: price * 100, residuals: [], model, range };
}

/** R400 000, petrol, 6.1 litres, five services planned; R600 000, diesel, 8; and one of which nothing is known. */
export const keptVehicles = [
  vehicleOf(cross, 'XS', { price: 400_000, litresPer100Kilometres: 6.1, pumpFuel: 'petrol', plannedServices: 5 }),
  vehicleOf(cross, 'XR', { price: 600_000, litresPer100Kilometres: 8, pumpFuel: 'diesel', plannedServices: 5 }),
  vehicleOf(van, 'VAN', { price: 500_000 }),
];

export const keptCosts: OwnershipCost = {
  id: 1,
  pricesFrom: '2026-11-04T00:00:00.000+02:00',
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
  onTheRoad: [
    {
      id: 'disc',
      label: 'Licence disc',
      kind: 'fixed-by-law',
      amount: 744,
      provinces: [{ province: 'Limpopo', amount: 636 }],
      note: 'You renew it every year.',
    },
    { id: 'papers', label: 'Documents', kind: 'dealers-own', amount: 3_450, note: 'Ask for it to be left out.' },
    { id: 'film', label: 'Film', kind: 'optional', amount: 2_900 },
  ],
};

/** The stated values: 48, 60 or 72 months; 12% to 17%, 12% at first; balloons of none to 50%; R69 a month. */
export const keptTable = { ...financeTable, id: 1, ...stamp } as FinanceTable;
