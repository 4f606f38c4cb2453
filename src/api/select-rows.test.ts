import { describe, expect, it } from 'vitest';
import type { LoopbackFilter } from './loopback-filter';
import { type FilterField, selectRows } from './select-rows';

type Row = { code: string; price: number | null; names: string[] };

const rows: Row[] = [
  { code: 'A', price: 300, names: ['Hilux Double Cab', 'hilux-double-cab'] },
  { code: 'B', price: null, names: ['Fortuner', 'fortuner'] },
  { code: 'C', price: 100, names: ['Fortuner', 'fortuner'] },
  { code: 'D', price: 300, names: [] },
];

const fields: Record<string, FilterField<Row>> = {
  code: { type: 'text', description: '', read: ({ code }) => code },
  price: { type: 'number', description: '', read: ({ price }) => price },
  name: { type: 'text', description: '', read: ({ names }) => names },
};

function select(filter: Partial<LoopbackFilter>) {
  const { rows: selected, total } = selectRows(rows, { where: [], order: [], limit: 500, skip: 0, ...filter }, fields);
  return { codes: selected.map(({ code }) => code).join(''), total };
}

const where = (field: string, operator: LoopbackFilter['where'][number]['operator'], ...values: (string | number)[]) =>
  select({ where: [{ field, operator, values }] }).codes;

describe('selecting rows', () => {
  it('compares with every operator, and never with what is missing', () => {
    expect(where('price', 'eq', 300)).toBe('AD');
    expect(where('price', 'neq', 300)).toBe('BC');
    expect(where('price', 'gt', 100)).toBe('AD');
    expect(where('price', 'gte', 100)).toBe('ACD');
    expect(where('price', 'lt', 300)).toBe('C');
    expect(where('price', 'lte', 300)).toBe('ACD');
    expect(where('code', 'inq', 'D', 'A', 'Z')).toBe('AD');
    expect(where('code', 'nin', 'D', 'A')).toBe('BC');
  });

  it('D-366: a field with several values matches by any of them', () => {
    expect(where('name', 'eq', 'fortuner')).toBe('BC');
    expect(where('name', 'eq', 'Fortuner')).toBe('BC');
    expect(where('name', 'neq', 'fortuner')).toBe('AD');
    expect(where('name', 'inq', 'fortuner', 'hilux-double-cab')).toBe('ABC');
  });

  it('every condition must hold', () => {
    const conditions: LoopbackFilter['where'] = [
      { field: 'price', operator: 'gte', values: [100] },
      { field: 'price', operator: 'lt', values: [300] },
    ];
    expect(select({ where: conditions }).codes).toBe('C');
  });

  it('T-153: orders rising and falling; what is missing stands last in both, equals keep their order', () => {
    expect(select({ order: [{ field: 'price', isDescending: false }] }).codes).toBe('CADB');
    expect(select({ order: [{ field: 'price', isDescending: true }] }).codes).toBe('ADCB');
    const second = { field: 'code', isDescending: true };
    expect(select({ order: [{ field: 'price', isDescending: true }, second] }).codes).toBe('DACB');
  });

  it('cuts after ordering, and counts what it cut', () => {
    expect(select({ order: [{ field: 'code', isDescending: true }], limit: 2, skip: 1 })).toEqual({
      codes: 'CB',
      total: 4,
    });
    expect(select({ skip: 9 })).toEqual({ codes: '', total: 4 });
  });
});
