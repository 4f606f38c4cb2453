import type { Condition, FieldType, LoopbackFilter } from './loopback-filter';

type Value = string | number | null | undefined;

/** A field by which rows can be filtered and ordered. Several values: one that matches is enough. */
export type FilterField<Row> = {
  type: FieldType;
  description: string;
  read: (row: Row) => Value | readonly Value[];
};

/**
 * The rows that a filter asks for, with the number of rows that match without its limit. Nothing compares with a
 * missing value, and it stands last in either direction. Rows that compare as equal keep their order.
 */
export function selectRows<Row>(
  rows: readonly Row[],
  filter: LoopbackFilter,
  fields: Readonly<Record<string, FilterField<Row>>>,
): { rows: Row[]; total: number } {
  const valuesOf = (row: Row, field: string) => toList(fields[field]?.read(row));
  const matching = rows.filter((row) =>
    filter.where.every((condition) => holds(condition, valuesOf(row, condition.field))),
  );
  const sorted = matching.toSorted((a, b) => {
    for (const { field, isDescending } of filter.order) {
      const difference = compare(valuesOf(a, field)[0], valuesOf(b, field)[0], isDescending);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return { rows: sorted.slice(filter.skip, filter.skip + filter.limit), total: matching.length };
}

function toList(value: Value | readonly Value[]): (string | number)[] {
  const list = typeof value === 'object' && value !== null ? value : [value];
  return list.filter((item) => item !== null && item !== undefined);
}

function holds({ operator, values: wanted }: Condition, own: readonly (string | number)[]): boolean {
  const isOneOfWanted = own.some((value) => wanted.includes(value));
  if (operator === 'eq' || operator === 'inq') return isOneOfWanted;
  if (operator === 'neq' || operator === 'nin') return !isOneOfWanted;
  const [bound] = wanted;
  return bound !== undefined && own.some((value) => comparisons[operator](value, bound));
}

const comparisons = {
  gt: (a: string | number, b: string | number) => a > b,
  gte: (a: string | number, b: string | number) => a >= b,
  lt: (a: string | number, b: string | number) => a < b,
  lte: (a: string | number, b: string | number) => a <= b,
};

function compare(a: string | number | undefined, b: string | number | undefined, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (a === b) return 0;
  return a < b === isDescending ? 1 : -1;
}
