/** What a field holds: decides how a value is read and compared. */
export type FieldType = 'text' | 'number';

const singleOperators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;
const listOperators = ['inq', 'nin'] as const;

/** The operators of a condition; a value without one means `eq`. `inq` and `nin` take several values. */
export const operators = [...singleOperators, ...listOperators] as const;

type Operator = (typeof operators)[number];
type Value = string | number;

export type Condition = { field: string; operator: Operator; values: readonly Value[] };

/** What a list operation is asked for. Conditions hold together; the first order counts most. */
export type LoopbackFilter = {
  where: readonly Condition[];
  order: readonly { field: string; isDescending: boolean }[];
  limit: number;
  skip: number;
};

/** What is wrong with a request and where, as the problem answer lists it. */
export type Fault = { location: string; message: string };

export type ParsedFilter = { ok: true; value: LoopbackFilter } | { ok: false; error: Fault[] };

/** Bounds of a filter: entries in an answer (also when no limit is asked for), rows skipped, conditions, values. */
export const filterBounds = { limit: 500, skip: 100_000, conditions: 20, values: 100, orders: 5 } as const;

/**
 * Reads Loopback's filter from the parameters of a query string: `filter[where][code][inq]=P30`,
 * `filter[order]=price DESC`, `filter[limit]`, `filter[skip]`, or the same as JSON in `filter`. Other parameters are
 * left alone. Faults name every unknown field and operator (contract.md, 'The public HTTP API').
 */
export function parseLoopbackFilter(
  parameters: readonly (readonly [name: string, value: string])[],
  fields: Readonly<Record<string, FieldType>>,
): ParsedFilter {
  const draft: Draft = { fields, conditions: new Map(), orders: new Map(), numbers: new Map(), faults: [] };
  for (const leaf of leavesOf(parameters, draft.faults)) take(leaf, draft);
  const { conditions, orders, numbers, faults } = draft;
  if (conditions.size > filterBounds.conditions)
    faults.push(fault(['where'], `has more than ${filterBounds.conditions} conditions`));
  if (orders.size > filterBounds.orders) faults.push(fault(['order'], `names more than ${filterBounds.orders} fields`));
  for (const { field, operator, values } of conditions.values()) {
    if (values.length > filterBounds.values) {
      faults.push(fault(['where', field, operator], `has more than ${filterBounds.values} values`));
    }
  }
  if (faults.length > 0) return { ok: false, error: faults };
  return {
    ok: true,
    value: {
      where: [...conditions.values()],
      order: [...orders].map(([field, isDescending]) => ({ field, isDescending })),
      limit: numbers.get('limit') ?? filterBounds.limit,
      skip: numbers.get('skip') ?? 0,
    },
  };
}

/** One value and where in the filter it stands: `['where', 'code', 'inq']`. */
type Leaf = { path: readonly string[]; value: unknown };

type Draft = {
  fields: Readonly<Record<string, FieldType>>;
  conditions: Map<string, { field: string; operator: Operator; values: Value[] }>;
  orders: Map<string, boolean>;
  numbers: Map<'limit' | 'skip', number>;
  faults: Fault[];
};

function leavesOf(parameters: readonly (readonly [string, string])[], faults: Fault[]): Leaf[] {
  const bracketed: Leaf[] = [];
  const json: string[] = [];
  for (const [name, value] of parameters) {
    if (name === 'filter') json.push(value);
    else if (name.startsWith('filter[') && /^filter(\[[^[\]]*\])+$/.test(name)) {
      bracketed.push({ path: withoutIndex(name.slice('filter['.length, -1).split('][')), value });
    } else if (/^filter\b/.test(name)) {
      faults.push({ location: shorten(name), message: 'is no filter: write filter[where][field]=value' });
    }
  }
  const [text] = json;
  if (text === undefined) return bracketed;
  if (json.length > 1) faults.push(fault([], 'is given more than once'));
  else if (bracketed.length > 0) faults.push(fault([], 'is given as JSON and in brackets: use one of the two'));
  else return leavesOfJson(text, faults);
  return [];
}

/** `[inq][]` and `[inq][0]` mean the same as `[inq]`. */
function withoutIndex(path: string[]): string[] {
  const last = path.at(-1);
  const holdsList = path[0] === 'order' ? path.length === 2 : path.length === 4 && isListOperator(path[2]);
  return holdsList && last !== undefined && /^\d{0,3}$/.test(last) ? path.slice(0, -1) : path;
}

function leavesOfJson(text: string, faults: Fault[]): Leaf[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    faults.push(fault([], 'is not well-formed JSON'));
    return [];
  }
  if (!isObject(parsed)) {
    faults.push(fault([], 'must be a JSON object'));
    return [];
  }
  return Object.entries(parsed).flatMap(([part, value]) => {
    if (part !== 'where' || !isObject(value)) return spread([part], value);
    return Object.entries(value).flatMap(([field, wanted]) => {
      if (!isObject(wanted)) return [{ path: ['where', field], value: wanted }];
      return Object.entries(wanted).flatMap(([operator, operand]) => spread(['where', field, operator], operand));
    });
  });
}

function spread(path: string[], value: unknown): Leaf[] {
  const holdsList = path[0] === 'order' || isListOperator(path[2]);
  return holdsList && Array.isArray(value) ? value.map((item: unknown) => ({ path, value: item })) : [{ path, value }];
}

function take(leaf: Leaf, draft: Draft): void {
  const [part, ...rest] = leaf.path;
  if (part === 'where') takeCondition(leaf, draft);
  else if (part === 'order' && rest.length === 0) takeOrder(leaf, draft);
  else if ((part === 'limit' || part === 'skip' || part === 'offset') && rest.length === 0) takeNumber(leaf, draft);
  else draft.faults.push(fault(leaf.path, 'is unknown: a filter has where, order, limit and skip'));
}

function takeCondition({ path, value }: Leaf, { fields, conditions, faults }: Draft): void {
  const [, field, operator = 'eq', ...deeper] = path;
  if (field === undefined) return void faults.push(fault(path, 'must name a field: filter[where][field]=value'));
  const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!type) return void faults.push(fault(path, `unknown field '${shorten(field)}': ${knownFields(fields)}`));
  if (!isOperator(operator) || deeper.length > 0) {
    const named = shorten([operator, ...deeper].join(']['));
    return void faults.push(fault(path, `unknown operator '${named}': use ${operators.join(', ')}`));
  }
  const wanted = toValue(value, type);
  if (wanted === null) {
    return void faults.push(fault(path, type === 'number' ? 'must be a number' : 'must be a text or a number'));
  }
  const key = `${field} ${operator}`;
  const known = conditions.get(key);
  if (!known) conditions.set(key, { field, operator, values: [wanted] });
  else if (isListOperator(operator)) known.values.push(wanted);
  else faults.push(fault(path, 'is given more than once: use inq for several values'));
}

function takeOrder({ path, value }: Leaf, { fields, orders, faults }: Draft): void {
  const [, field = '', direction = 'ASC'] =
    (typeof value === 'string' && /^(\S+)(?:\s+(ASC|DESC))?$/i.exec(value.trim())) || [];
  if (!field) faults.push(fault(path, "must be a field with ASC or DESC, such as 'price DESC'"));
  else if (!Object.hasOwn(fields, field)) {
    faults.push(fault(path, `unknown field '${shorten(field)}': ${knownFields(fields)}`));
  } else if (orders.has(field)) faults.push(fault(path, `names '${field}' more than once`));
  else orders.set(field, direction.toUpperCase() === 'DESC');
}

function takeNumber({ path, value }: Leaf, { numbers, faults }: Draft): void {
  const name = path[0] === 'limit' ? 'limit' : 'skip';
  const [least, most] = [name === 'limit' ? 1 : 0, filterBounds[name]];
  const number =
    typeof value === 'number' || (typeof value === 'string' && /^\d{1,9}$/.test(value)) ? Number(value) : Number.NaN;
  if (!Number.isInteger(number) || number < least || number > most) {
    faults.push(fault(path, `must be a whole number from ${least} to ${most}`));
  } else if (numbers.has(name)) faults.push(fault(path, 'is given more than once'));
  else numbers.set(name, number);
}

function toValue(value: unknown, type: FieldType): Value | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (type === 'text') return String(value);
  if (typeof value === 'string' && !/^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return null;
  return Number(value);
}

function knownFields(fields: Readonly<Record<string, FieldType>>): string {
  return `the fields are ${Object.keys(fields).join(', ')}`;
}

function fault(path: readonly string[], message: string): Fault {
  return { location: shorten(`filter${path.map((name) => `[${name}]`).join('')}`), message };
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function isOperator(name: string): name is Operator {
  return operators.some((operator) => operator === name);
}

function isListOperator(name: string | undefined): boolean {
  return listOperators.some((operator) => operator === name);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
