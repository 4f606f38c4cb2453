import type { Payload } from 'payload';
import { tableInForce } from '@/domain/finance/finance-table';

/** What another backend's ratebook is asked for: our brands, and the kilometres a month that the finance table offers. */
export async function readRatebookScope(payload: Payload) {
  const [brands, tables] = await Promise.all([
    payload.find({ collection: 'brands', depth: 0, pagination: false }),
    payload.find({ collection: 'finance-tables', depth: 0, pagination: false }),
  ]);
  const offered = tableInForce(tables.docs, new Date())?.subscription ?? stated;
  const { lowestMonthlyKilometres: lowest, highestMonthlyKilometres: highest, monthlyKilometresStep: step } = offered;
  const steps = step > 0 ? Math.min(Math.floor((highest - lowest) / step), mostSteps) : 0;
  return {
    makes: brands.docs.map(({ name }) => name.toLowerCase()),
    brands: brands.docs.map(({ value }) => value),
    monthlyKilometres: Array.from({ length: steps + 1 }, (_, index) => lowest + index * step),
  };
}

/** T-264. */
const stated = { lowestMonthlyKilometres: 500, highestMonthlyKilometres: 4_000, monthlyKilometresStep: 500 };
const mostSteps = 20;
