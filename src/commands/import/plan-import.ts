import type { FlattenedField, Payload, PayloadRequest } from 'payload';
import type { ImportError, ImportKind, PriceJump } from '@/domain/import/import-report';
import { isNothing, isStored } from '@/domain/import/is-stored';
import { priceJumpPercent } from '@/domain/import/price-jump';
import { defaultLocale } from '@/i18n/locales';
import { isRecord } from '@/lib/is-record';
import { checkField } from './check-field';
import { type Column, columnsOf, importableFields, importTables } from './import-tables';
import type { ImportFile, ImportRow } from './read-import-file';
import { readCell } from './read-value';
import { type References, readReferences } from './references';

/** One record to be made (`id` is null) or changed: `values` are in all languages, and only those that differ. */
export type PlannedWrite = {
  row: number;
  code: string;
  id: number | null;
  values: Record<string, unknown>;
  columns: string[];
};

export type ImportPlan = {
  errors: ImportError[];
  priceJumps: PriceJump[];
  writes: PlannedWrite[];
  unchanged: number;
};

type Stored = Record<string, unknown> & { id: number };

/** Compares a file with what is stored. Writes nothing. */
export async function planImport(
  payload: Payload,
  { kind, file, req }: { kind: ImportKind; file: ImportFile; req: PayloadRequest },
): Promise<ImportPlan> {
  const { collection, key } = importTables[kind];
  const columns = columnsOf(payload, kind, file.format);
  const plan: ImportPlan = { errors: columnErrors({ file, columns, key }), priceJumps: [], writes: [], unchanged: 0 };
  if (plan.errors.length > 0) return plan;

  const found = await payload.find({
    collection,
    locale: 'all',
    depth: 0,
    pagination: false,
    req,
    overrideAccess: true,
  });
  const stored = found.docs as unknown as Stored[];
  const context: Context = {
    req,
    key,
    columns: columns.filter(({ name }) => file.columns.includes(name)),
    fields: importableFields(payload, kind),
    references: await readReferences(payload, req),
    stored: new Map(stored.map((record) => [String(record[key]), record])),
    taken: takenValues(importableFields(payload, kind), stored, key),
  };
  for (const row of file.rows) await planRow({ row, context, plan });
  return plan;
}

type Context = {
  req: PayloadRequest;
  key: string;
  columns: Column[];
  fields: FlattenedField[];
  references: References;
  stored: Map<string, Stored>;
  /** Who has which value of a field that is unique: 'slug marula-polokwane' → 'ZA105'. The file's rows join it. */
  taken: Map<string, { code: string; row: number | null }>;
};

function columnErrors({ file, columns, key }: { file: ImportFile; columns: Column[]; key: string }): ImportError[] {
  const known = columns.map(({ name }) => name);
  const errors = file.columns
    .filter((name) => !known.includes(name))
    .map((column) => ({
      row: file.format === 'csv' ? 1 : null,
      column,
      message: `There is no column "${column}" in a ${file.format.toUpperCase()} file. Known are: ${known.join(', ')}.`,
    }));
  if (file.columns.includes(key)) return errors;
  return [
    { row: null, column: key, message: `The column "${key}" is missing: it says which record a row is.` },
    ...errors,
  ];
}

function takenValues(fields: FlattenedField[], stored: Stored[], key: string): Context['taken'] {
  const unique = fields.filter((field) => 'unique' in field && field.unique && field.name !== key);
  return new Map(
    unique.flatMap(({ name }) =>
      stored.map((record) => [`${name} ${record[name]}`, { code: String(record[key]), row: null }] as const),
    ),
  );
}

async function planRow({ row, context, plan }: { row: ImportRow; context: Context; plan: ImportPlan }): Promise<void> {
  const { values, errors } = readRow(row, context);
  const code = String(values[context.key] ?? '');
  const stored = context.stored.get(code) ?? null;
  const wrong = [...errors, ...(await ruleErrors({ row, values, stored, errors, context }))];
  wrong.push(...doubleErrors({ row, code, values, context }));
  plan.errors.push(...wrong);
  if (wrong.length > 0) return;

  const jump = priceJump({ row, code, values, stored });
  if (jump) plan.priceJumps.push(jump);
  const changed = stored ? changedValues(values, stored) : { values, columns: Object.keys(values) };
  if (changed.columns.length === 0) plan.unchanged += 1;
  else plan.writes.push({ row: row.row, code, id: stored?.id ?? null, ...changed });
}

function readRow(row: ImportRow, { columns, references }: Context) {
  const values: Record<string, unknown> = {};
  const errors: ImportError[] = [];
  for (const column of columns) {
    // JSON may leave a column out of a record: it is then not touched.
    if (!(column.name in row.cells)) continue;
    const read = readCell(column, row.cells[column.name], references);
    if (read.ok) values[column.field.name] = joined(values[column.field.name], read.value);
    else errors.push({ row: row.row, column: column.name, message: read.error });
  }
  return { values, errors };
}

/** Several columns of one field: its languages, or its days. */
function joined(before: unknown, value: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(value)) return [...before, ...value];
  return isRecord(before) && isRecord(value) ? { ...before, ...value } : value;
}

/** A new record obeys every rule of its collection, a stored one those of what the file says about it. */
async function ruleErrors({
  row,
  values,
  stored,
  errors,
  context,
}: {
  row: ImportRow;
  values: Record<string, unknown>;
  stored: Stored | null;
  errors: ImportError[];
  context: Context;
}): Promise<ImportError[]> {
  const found: ImportError[] = [];
  for (const field of context.fields) {
    const isUnread = errors.some(({ column }) => column?.split('.')[0] === field.name);
    if (isUnread || (stored && !(field.name in values))) continue;
    const value = values[field.name] ?? ('defaultValue' in field ? field.defaultValue : null);
    const operation = stored ? 'update' : 'create';
    for (const message of await checkField({ field, value, req: context.req, operation })) {
      found.push({ row: row.row, column: field.name, message });
    }
  }
  return found;
}

/** Two rows with one key, or a value that must be unique and belongs to another record. Notes what this row takes. */
function doubleErrors({
  row,
  code,
  values,
  context: { key, fields, taken },
}: {
  row: ImportRow;
  code: string;
  values: Record<string, unknown>;
  context: Context;
}): ImportError[] {
  const found: ImportError[] = [];
  for (const field of fields) {
    const value = values[field.name];
    if (!('unique' in field && field.unique) || isNothing(value)) continue;
    const owner = taken.get(`${field.name} ${value}`);
    const isOther = owner !== undefined && (field.name === key || owner.code !== code);
    if (isOther) {
      const where = owner.row === null ? `record ${owner.code}` : `row ${owner.row}`;
      const message = `"${value}" belongs to ${where} already: it must be there once only.`;
      found.push({ row: row.row, column: field.name, message });
    } else taken.set(`${field.name} ${value}`, { code, row: row.row });
  }
  return found;
}

function priceJump({
  row,
  code,
  values,
  stored,
}: {
  row: ImportRow;
  code: string;
  values: Record<string, unknown>;
  stored: Stored | null;
}): PriceJump | null {
  const before = toNumber(stored?.price);
  const after = toNumber(values.price);
  const percent = priceJumpPercent(before, after);
  if (percent === null || before === null || after === null) return null;
  return { row: row.row, code, name: String(values.name ?? stored?.name ?? ''), before, after, percent };
}

function changedValues(values: Record<string, unknown>, stored: Stored) {
  const changed: Record<string, unknown> = {};
  const columns: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const differing = isRecord(value) ? differingWords(value, stored[name]) : value;
    if (isStored(differing, stored[name])) continue;
    changed[name] = differing;
    columns.push(...(isRecord(differing) ? Object.keys(differing).map((locale) => columnOf(name, locale)) : [name]));
  }
  return { values: changed, columns };
}

/** Of words in several languages those that differ. */
function differingWords(words: Record<string, unknown>, stored: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(words).filter(([locale, text]) => !isStored(text, isRecord(stored) ? stored[locale] : null)),
  );
}

function columnOf(name: string, locale: string): string {
  return locale === defaultLocale ? name : `${name}.${locale}`;
}

function toNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
