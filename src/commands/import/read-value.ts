import type { FlattenedField } from 'payload';
import { isNothing } from '@/domain/import/is-stored';
import { toProvince } from '@/domain/province/province';
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales';
import { isRecord } from '@/lib/is-record';
import { type Column, type Day, isLocalized, isMailList, subfieldsOf } from './import-tables';
import type { References } from './references';

/** A value as the CMS keeps it, in all languages: `{ en, af, zu }` in the place of words. */
type ReadValue = { ok: true; value: unknown } | { ok: false; error: string };

/** Reads one cell. Whether the value obeys the field's own rules is not its business. */
export function readCell(column: Column, cell: unknown, references: References): ReadValue {
  const { field, part } = column;
  if (part && 'day' in part) return readHours(part.day, cell);
  if (part) return mapped(readLeaf(field, cell, references), (value) => ({ [part.locale]: value }));
  return readValue(field, cell, references);
}

function readValue(field: FlattenedField, cell: unknown, references: References): ReadValue {
  if (isLocalized(field)) return readWords(field, cell, references);
  if (isMailList(field) && typeof cell === 'string') return readMailList(field, cell);
  if (field.type === 'array') return readList(field, cell, references);
  if (field.type === 'group') return isNothing(cell) ? { ok: true, value: null } : readFields(field, cell, references);
  return readLeaf(field, cell, references);
}

/** In JSON words are English, or an object of languages. */
function readWords(field: FlattenedField, cell: unknown, references: References): ReadValue {
  if (!isRecord(cell)) return mapped(readLeaf(field, cell, references), (value) => ({ [defaultLocale]: value }));
  const words: Partial<Record<Locale, unknown>> = {};
  for (const [name, text] of Object.entries(cell)) {
    if (!isLocale(name)) return failure(`"${name}" is not a language: expected are ${locales.join(', ')}.`);
    const read = readLeaf(field, text, references);
    if (!read.ok) return read;
    words[name] = read.value;
  }
  return { ok: true, value: words };
}

function readMailList(field: FlattenedField, cell: string): ReadValue {
  const [address] = subfieldsOf(field);
  const addresses = cell.split(/[\s,;]+/).filter(Boolean);
  return { ok: true, value: addresses.map((email) => ({ [address?.name ?? 'email']: email })) };
}

/** A list is given whole. What a row leaves out is empty, its words in a language that it leaves out too. */
function readList(field: FlattenedField, cell: unknown, references: References): ReadValue {
  if (isNothing(cell)) return { ok: true, value: [] };
  if (!Array.isArray(cell)) return failure(`Expected is a list, not ${shown(cell)}.`);
  const rows: unknown[] = [];
  for (const [index, given] of cell.entries()) {
    const row = typeof given === 'string' && isMailList(field) ? { email: given } : given;
    const read = readFields(field, row, references);
    if (!read.ok) return failure(`In its row ${index + 1}: ${read.error}`);
    rows.push(read.value);
  }
  return { ok: true, value: rows };
}

function readFields(field: FlattenedField, given: unknown, references: References): ReadValue {
  const fields = subfieldsOf(field);
  const names = fields.map(({ name }) => name);
  if (!isRecord(given)) return failure(`expected is an object with ${names.join(', ')}, not ${shown(given)}.`);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) return failure(`there is no "${unknown}"; known are ${names.join(', ')}.`);
  const values: Record<string, unknown> = {};
  for (const subfield of fields) {
    const read = readValue(subfield, given[subfield.name] ?? null, references);
    if (!read.ok) return failure(`"${subfield.name}": ${read.error}`);
    values[subfield.name] = isLocalized(subfield) ? inEveryLanguage(read.value) : read.value;
  }
  return { ok: true, value: values };
}

function inEveryLanguage(words: unknown): unknown {
  return { ...Object.fromEntries(locales.map((locale) => [locale, null])), ...(isRecord(words) ? words : {}) };
}

/** A single value. Nothing is what the field's default says, or null. */
function readLeaf(field: FlattenedField, cell: unknown, references: References): ReadValue {
  if (isNothing(cell)) return { ok: true, value: defaultOf(field) };
  switch (field.type) {
    case 'number':
      return readNumber(cell);
    case 'select':
      return readChoice(field.options.map(toOptionValue), cell);
    case 'checkbox':
      return readYesOrNo(cell);
    case 'date':
      return readDate(cell);
    case 'relationship':
    case 'upload': {
      if (Array.isArray(field.relationTo)) return failure('This field cannot be imported.');
      const id = references.find(field.relationTo, String(cell));
      const expected = `expected is the ${references.nameOf(field.relationTo)} of one of the ${field.relationTo}.`;
      return id === null ? failure(`There is no ${shown(cell)}: ${expected}`) : { ok: true, value: id };
    }
    default:
      return typeof cell === 'string' || typeof cell === 'number'
        ? { ok: true, value: String(cell).replace(/\r\n?/g, '\n') }
        : failure(`Expected is a text, not ${shown(cell)}.`);
  }
}

function defaultOf(field: FlattenedField): unknown {
  const value = 'defaultValue' in field ? field.defaultValue : undefined;
  if (field.type === 'checkbox') return value ?? false;
  return typeof value === 'function' ? null : (value ?? null);
}

/** 459900, 459 900, 459900.50 or 459900,50. What may be thousands or a fraction (459,900) is refused. */
function readNumber(cell: unknown): ReadValue {
  if (typeof cell === 'number') return { ok: true, value: cell };
  const text = String(cell).replace(/[\s\u00a0\u202f]/g, '');
  if (/^-?\d{1,3},\d{3}$/.test(text)) {
    return failure(
      `${shown(cell)} may be thousands or a fraction: write ${text.replace(',', '')} or ${text.replace(',', '.')}.`,
    );
  }
  if (!/^-?\d+([.,]\d+)?$/.test(text))
    return failure(`${shown(cell)} is not a number: expected is one like 459900 or 459900.50.`);
  return { ok: true, value: Number(text.replace(',', '.')) };
}

function readChoice(options: string[], cell: unknown): ReadValue {
  const wanted = String(cell);
  const province = toProvince(wanted);
  const found =
    options.find((option) => option === wanted) ??
    options.find((option) => option.toLowerCase() === wanted.toLowerCase()) ??
    options.find((option) => option === province);
  return found === undefined
    ? failure(`${shown(cell)} is not known: expected is one of ${options.join(', ')}.`)
    : { ok: true, value: found };
}

function toOptionValue(option: string | { value: string }): string {
  return typeof option === 'string' ? option : option.value;
}

function readYesOrNo(cell: unknown): ReadValue {
  if (cell === true || /^(true|yes|y|1)$/i.test(String(cell))) return { ok: true, value: true };
  if (cell === false || /^(false|no|n|0)$/i.test(String(cell))) return { ok: true, value: false };
  return failure(`${shown(cell)} is neither true nor false.`);
}

/** A day is kept as its midnight in Johannesburg. */
function readDate(cell: unknown): ReadValue {
  const text = String(cell);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const moment = new Date(isDay ? `${text}T00:00:00+02:00` : text);
  const isWhole = isDay || /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);
  if (!isWhole || Number.isNaN(moment.getTime()) || (isDay && !isRealDay(text))) {
    return failure(`${shown(cell)} is not a date: expected is one like 2027-03-31.`);
  }
  return { ok: true, value: moment.toISOString() };
}

/** The 31st of June would otherwise become the 1st of July. */
function isRealDay(text: string): boolean {
  return new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

/** The cell of one day: 08:00-17:00, closed, or empty for a day that is not told. */
function readHours(day: Day, cell: unknown): ReadValue {
  if (isNothing(cell)) return { ok: true, value: [] };
  const text = String(cell);
  if (/^closed$/i.test(text)) return { ok: true, value: [toHours(day, null, null)] };
  const span = /^(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/.exec(text);
  return span
    ? { ok: true, value: [toHours(day, span[1] ?? null, span[2] ?? null)] }
    : failure(`${shown(cell)} are no opening hours: expected is 08:00-17:00 or closed.`);
}

function toHours(day: Day, startTime: string | null, endTime: string | null) {
  return { day, hoursInformation: { startTime, endTime, isClosed: startTime === null } };
}

function mapped(read: ReadValue, map: (value: unknown) => unknown): ReadValue {
  return read.ok ? { ok: true, value: map(read.value) } : read;
}

function failure(error: string): ReadValue {
  return { ok: false, error };
}

function shown(cell: unknown): string {
  const text = typeof cell === 'string' ? cell : (JSON.stringify(cell) ?? 'nothing');
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}
