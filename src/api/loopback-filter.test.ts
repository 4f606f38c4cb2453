import { describe, expect, it } from 'vitest';
import { filterBounds, type LoopbackFilter, operators, parseLoopbackFilter } from './loopback-filter';

const fields = { code: 'text', name: 'text', brand: 'number', price: 'number' } as const;

/** Parses a query string as a reader would write it. */
function parse(query: string) {
  return parseLoopbackFilter([...new URLSearchParams(query)], fields);
}

function filterOf(query: string): LoopbackFilter {
  const parsed = parse(query);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function faultsOf(query: string) {
  const parsed = parse(query);
  return parsed.ok ? [] : parsed.error;
}

const json = (filter: unknown) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('a filter in brackets', () => {
  it('T-084: a value alone means that the field has it, read as the type of the field', () => {
    expect(filterOf('filter[where][brand]=2&filter[where][code]=2').where).toEqual([
      { field: 'brand', operator: 'eq', values: [2] },
      { field: 'code', operator: 'eq', values: ['2'] },
    ]);
  });

  it('T-147 T-152: inq takes every value given, in their order, with or without an index', () => {
    const wanted = [{ field: 'code', operator: 'inq', values: ['64O', 'A8L', '7'] }];
    for (const brackets of [
      ['', '', ''],
      ['[]', '[]', '[]'],
      ['[0]', '[1]', '[2]'],
    ]) {
      const [a, b, c] = brackets.map((index) => `filter[where][code][inq]${index}`);
      expect(filterOf(`${a}=64O&${b}=A8L&${c}=7`).where).toEqual(wanted);
    }
    expect(filterOf('filter[where][code][inq]=64O').where).toEqual([
      { field: 'code', operator: 'inq', values: ['64O'] },
    ]);
  });

  it('reads every operator', () => {
    for (const operator of operators) {
      expect(filterOf(`filter[where][price][${operator}]=5`).where).toEqual([
        { field: 'price', operator, values: [5] },
      ]);
    }
  });

  it('holds several conditions together, also on one field', () => {
    expect(filterOf('filter[where][price][gte]=1&filter[where][price][lt]=9.5&filter[where][brand]=-2').where).toEqual([
      { field: 'price', operator: 'gte', values: [1] },
      { field: 'price', operator: 'lt', values: [9.5] },
      { field: 'brand', operator: 'eq', values: [-2] },
    ]);
  });

  it('T-153: reads an order, several orders, in either case, rising when nothing is said', () => {
    expect(filterOf('filter[order]=price DESC').order).toEqual([{ field: 'price', isDescending: true }]);
    expect(filterOf('filter[order]=price+asc&filter[order]=name').order).toEqual([
      { field: 'price', isDescending: false },
      { field: 'name', isDescending: false },
    ]);
    expect(filterOf('filter[order][0]=price desc&filter[order][1]=name ASC').order).toHaveLength(2);
  });

  it('reads limit and skip, and has a bound without them', () => {
    expect(filterOf('filter[limit]=5&filter[skip]=10')).toMatchObject({ limit: 5, skip: 10 });
    expect(filterOf('filter[offset]=10')).toMatchObject({ skip: 10 });
    expect(filterOf('')).toEqual({ where: [], order: [], limit: filterBounds.limit, skip: 0 });
  });

  it('leaves other parameters alone', () => {
    expect(filterOf('locale=af&filters=x&_=1')).toEqual(filterOf(''));
  });

  it('keeps what stands in a value', () => {
    const name = 'Hilux [2.8] & "more" = 100% ê';
    expect(filterOf(`filter[where][name]=${encodeURIComponent(name)}`).where[0]?.values).toEqual([name]);
    expect(filterOf('filter[where][name]=').where[0]?.values).toEqual(['']);
  });
});

describe('a filter as JSON', () => {
  it('means the same as in brackets', () => {
    const inBrackets =
      'filter[where][brand]=2&filter[where][code][inq]=P30&filter[where][code][inq]=N35&filter[order]=price DESC&filter[limit]=3&filter[skip]=1';
    const asJson = { where: { brand: 2, code: { inq: ['P30', 'N35'] } }, order: ['price DESC'], limit: 3, skip: 1 };
    expect(filterOf(json(asJson))).toEqual(filterOf(inBrackets));
  });

  it('takes numbers as text and one order as text', () => {
    const filter = filterOf(json({ where: { brand: '2', code: 7 }, order: 'price DESC', limit: '3' }));
    expect(filter.where.map(({ values }) => values)).toEqual([[2], ['7']]);
    expect(filter).toMatchObject({ order: [{ field: 'price', isDescending: true }], limit: 3 });
  });

  it.each([
    ['{', 'is not well-formed JSON'],
    ['', 'is not well-formed JSON'],
    ['[]', 'must be a JSON object'],
    ['null', 'must be a JSON object'],
    ['5', 'must be a JSON object'],
    ['"where"', 'must be a JSON object'],
  ])('refuses %s', (text, message) => {
    expect(faultsOf(`filter=${encodeURIComponent(text)}`)).toEqual([{ location: 'filter', message }]);
  });

  it.each([
    [{ where: { price: null } }, 'filter[where][price]'],
    [{ where: { price: true } }, 'filter[where][price]'],
    [{ where: { price: [1, 2] } }, 'filter[where][price]'],
    [{ where: { price: { inq: [1, [2]] } } }, 'filter[where][price][inq]'],
    [{ where: { price: { inq: { a: 1 } } } }, 'filter[where][price][inq]'],
    [{ where: { price: { between: [1, 2] } } }, 'filter[where][price][between]'],
    [{ where: { and: [{ price: 1 }] } }, 'filter[where][and]'],
    [{ where: [] }, 'filter[where]'],
    [{ where: 'price' }, 'filter[where]'],
    [{ order: { price: 1 } }, 'filter[order]'],
    [{ order: [['price']] }, 'filter[order]'],
    [{ limit: 1.5 }, 'filter[limit]'],
    [{ limit: null }, 'filter[limit]'],
    [{ include: ['range'] }, 'filter[include]'],
  ])('refuses %j and says where', (filter, location) => {
    expect(faultsOf(json(filter)).map((fault) => fault.location)).toEqual([location]);
  });

  it('knows no names that every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(faultsOf(`filter={"where":{"${name}":"x"}}`)[0]?.message).toContain(`unknown field '${name}'`);
      expect(faultsOf(`filter[where][${name}]=x`)[0]?.message).toContain(`unknown field '${name}'`);
      expect(faultsOf(`filter[order]=${name}`)[0]?.message).toContain(`unknown field '${name}'`);
      expect(faultsOf(`filter[where][code][${name}]=x`)[0]?.message).toContain(`unknown operator '${name}'`);
    }
  });
});

describe('a filter that cannot be read', () => {
  it('names an unknown field and the known ones', () => {
    expect(faultsOf('filter[where][colour]=red&filter[order]=seats')).toEqual([
      { location: 'filter[where][colour]', message: "unknown field 'colour': the fields are code, name, brand, price" },
      { location: 'filter[order]', message: "unknown field 'seats': the fields are code, name, brand, price" },
    ]);
  });

  it('names an unknown operator and the known ones', () => {
    const [fault] = faultsOf('filter[where][code][regexp]=x');
    expect(fault).toEqual({
      location: 'filter[where][code][regexp]',
      message: "unknown operator 'regexp': use eq, neq, gt, gte, lt, lte, inq, nin",
    });
    expect(faultsOf('filter[where][code][inq][x]=1')[0]?.message).toContain('unknown operator');
    expect(faultsOf('filter[where][code][inq][0][1]=1')[0]?.message).toContain('unknown operator');
  });

  it('names an unknown part', () => {
    expect(faultsOf('filter[fields]=code')).toEqual([
      { location: 'filter[fields]', message: 'is unknown: a filter has where, order, limit and skip' },
    ]);
    expect(faultsOf('filter[limit][0]=5')[0]?.location).toBe('filter[limit][0]');
  });

  it.each([
    'filter[where][code]=a&filter[where][code]=b',
    'filter[where][code][eq]=a&filter[where][code]=b',
    'filter[where][price][gt]=1&filter[where][price][gt]=2',
    'filter[limit]=1&filter[limit]=2',
    'filter[skip]=1&filter[offset]=2',
    'filter[order]=price&filter[order]=price DESC',
    'filter={}&filter={}',
    'filter={}&filter[limit]=1',
  ])('issue-2 §8: refuses the duplicates %s', (query) => {
    expect(faultsOf(query)).toHaveLength(1);
  });

  it.each([
    'filter[where',
    'filter]',
    'filter[',
    'filter.where.code',
    'filter[where]code',
    'filter[[where]]',
    'filter[where][code]x',
  ])('refuses the name %s', (name) => {
    expect(faultsOf(`${encodeURIComponent(name)}=1`)).toEqual([
      { location: name, message: 'is no filter: write filter[where][field]=value' },
    ]);
  });

  it.each(['filter[where]=x', 'filter[where][]=x', 'filter[]=x'])('refuses %s, which names no field', (query) => {
    expect(faultsOf(query)).toHaveLength(1);
  });

  it.each(['x', '', ' ', '1e9', '0x10', 'NaN', 'Infinity', '1,5', '1 000', '--1', '9'.repeat(16)])(
    'refuses %j as a number',
    (value) => {
      expect(faultsOf(`filter[where][price]=${encodeURIComponent(value)}`)).toEqual([
        { location: 'filter[where][price]', message: 'must be a number' },
      ]);
    },
  );

  it.each(['0', '-1', '1.5', 'x', '', '501', '99999999999'])('refuses the limit %j', (value) => {
    expect(faultsOf(`filter[limit]=${value}`)).toEqual([
      { location: 'filter[limit]', message: 'must be a whole number from 1 to 500' },
    ]);
  });

  it.each(['', 'price SIDEWAYS', 'price DESC, name ASC', 'price DESC x'])('refuses the order %j', (value) => {
    expect(faultsOf(`filter[order]=${encodeURIComponent(value)}`)).toHaveLength(1);
  });

  it('has bounds for values, conditions and orders', () => {
    const values = (count: number) =>
      Array.from({ length: count }, (_, index) => `filter[where][code][inq]=${index}`).join('&');
    expect(faultsOf(values(filterBounds.values))).toEqual([]);
    expect(faultsOf(values(filterBounds.values + 1))).toEqual([
      { location: 'filter[where][code][inq]', message: 'has more than 100 values' },
    ]);
    const everything = Object.keys(fields).flatMap((field) =>
      operators.map((operator) => `filter[where][${field}][${operator}]=1`),
    );
    expect(everything.length).toBeGreaterThan(filterBounds.conditions);
    expect(faultsOf(everything.join('&'))).toEqual([
      { location: 'filter[where]', message: 'has more than 20 conditions' },
    ]);
  });

  it('issue-2 §8: does not say back a name of 8 kB', () => {
    const [fault] = faultsOf(`filter[where][${'x'.repeat(8000)}]=1`);
    expect(fault?.location.length).toBeLessThan(100);
    expect(fault?.message.length).toBeLessThan(200);
  });
});
