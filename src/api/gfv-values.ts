import * as v from 'valibot';
import type { GfvValue } from '@/cms/payload-types';
import { getGfvValues } from '@/queries/finance';
import { listOperation } from './operation';
import type { FilterField } from './select-rows';

/** A guaranteed future value: both records of the specification in one (T-195, T-196). */
export const gfvValueSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    smc: v.pipe(v.string(), v.description('The code of the model.')),
    description: v.pipe(v.string(), v.description('The name of the range.')),
    mileage: v.pipe(v.nullable(v.number()), v.description('Kilometres a year; null: every mileage.')),
    term: v.pipe(v.number(), v.description('Months.')),
    factor: v.pipe(v.number(), v.description('A share of the price.')),
  }),
  v.description('What a Future Drive vehicle is guaranteed to be worth at the end.'),
);

const filterFields: Readonly<Record<string, FilterField<GfvValue>>> = {
  id: { type: 'number', description: 'The number of the record.', read: ({ id }) => id },
  smc: { type: 'text', description: 'The code of the model.', read: ({ smc }) => smc },
  description: { type: 'text', description: 'The name of the range.', read: ({ description }) => description },
  mileage: { type: 'number', description: 'Kilometres a year.', read: ({ mileage }) => mileage ?? null },
  term: { type: 'number', description: 'Months.', read: ({ term }) => term },
};

/** T9, T10, T18, D17: which models have Future Drive, and with which factor. */
export const gfvValues = listOperation({
  path: '/api/v1/gfv-values',
  summary: 'Guaranteed future values',
  example: '/api/v1/gfv-values?filter[where][smc]=C18&filter[where][mileage]=20000&filter[where][term]=48',
  filterFields,
  item: gfvValueSchema,
  readRows: getGfvValues,
  toItem: async ({ id, smc, description, mileage, term, factor }) => ({
    id,
    smc,
    description,
    mileage: mileage ?? null,
    term,
    factor,
  }),
});
