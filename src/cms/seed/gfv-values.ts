import { residualReference } from '@/domain/finance/residual';
import type { WrittenRecord } from './records';

/** The factor of a model at 20 000 km a year over 48 months. Demonstration data. */
const factors: { smc: string; description: string; factor: number }[] = [
  { smc: 'C18', description: 'Corolla', factor: 0.42 },
  { smc: 'C14', description: 'Corolla', factor: 0.41 },
  { smc: 'K20', description: 'Corolla Cross', factor: 0.43 },
  { smc: '66M', description: 'Corolla Cross', factor: 0.44 },
  { smc: 'S16', description: 'Starlet', factor: 0.4 },
  { smc: 'J26', description: 'RAV4', factor: 0.45 },
  { smc: '49Y', description: 'RAV4', factor: 0.44 },
  { smc: 'F28', description: 'Fortuner', factor: 0.47 },
  { smc: 'F49', description: 'Fortuner', factor: 0.46 },
  { smc: 'A8H', description: 'Hilux Double Cab', factor: 0.48 },
  { smc: '48R', description: 'Hilux Double Cab', factor: 0.48 },
  { smc: '64O', description: 'GR Yaris', factor: 0.47 },
];

const mileages = [20_000, 25_000, 30_000, 35_000];

/** A year less is worth 8 points, every 5 000 km a year more cost 2 (3 over four years). */
export const gfvValues: WrittenRecord<'gfv-values'>[] = factors.flatMap(({ smc, description, factor }) =>
  [36, 48].flatMap((term) =>
    mileages.map((mileage, step) => ({
      reference: residualReference({ smc, mileage, term }),
      smc,
      description,
      mileage,
      term,
      factor: Math.round((factor + (term === 36 ? 0.08 - 0.02 * step : -0.03 * step)) * 100) / 100,
    })),
  ),
);
