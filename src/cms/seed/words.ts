import { type Locale, locales } from '@/i18n/locales';
import { typeset } from './typeset';

/** One text in the three languages, side by side. */
export type Words = Readonly<Record<Locale, string>>;

/** A record as it is written here: each localized leaf holds its three languages. */
export type Written<T> = T extends string
  ? string extends T
    ? T | Words
    : T
  : T extends { root: unknown }
    ? T | Readonly<Record<Locale, T>>
    : T extends readonly (infer Item)[]
      ? Written<Item>[]
      : T extends object
        ? { [Name in keyof T]: Written<T[Name]> }
        : T;

/** The record in one language; `T` is what it was written from. */
export function inLanguage<T>(written: unknown, locale: Locale): T {
  return pick(written, locale) as T;
}

/** The fields of a record that have words somewhere: what a translation has to write. */
export function wordFields<T extends object>(written: T): Partial<T> {
  return Object.fromEntries(Object.entries(written).filter(([, value]) => hasWords(value))) as Partial<T>;
}

/** Whether anything in it has languages at all. */
function hasWords(written: unknown): boolean {
  if (isTriple(written)) return true;
  return typeof written === 'object' && written !== null && Object.values(written).some(hasWords);
}

/** The same text in all languages, for names and figures. */
export function same(text: string): Words {
  return { en: text, af: text, zu: text };
}

/** Gives the rows of a record the ids of the stored record's rows, so that a translation finds its row. */
export function withRowIds<T>(content: T, stored: unknown): T {
  if (Array.isArray(content)) {
    const rows = Array.isArray(stored) ? stored : [];
    return content.map((row, index) => withRowIds(withId(row, rows[index]), rows[index])) as T;
  }
  if (!isRecord(content) || !isRecord(stored)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, withRowIds(value, stored[name])]),
  ) as T;
}

function pick(written: unknown, locale: Locale): unknown {
  if (Array.isArray(written)) return written.map((item) => pick(item, locale));
  if (!isRecord(written)) return written;
  if (isTriple(written)) return toLeaf(written[locale]);
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, pick(value, locale)]));
}

function toLeaf(value: unknown): unknown {
  return typeof value === 'string' ? typeset(value) : value;
}

function withId(row: unknown, storedRow: unknown): unknown {
  if (!isRecord(row) || !isRecord(storedRow) || storedRow.id === undefined) return row;
  return { ...row, id: storedRow.id };
}

function isTriple(value: unknown): value is Record<Locale, unknown> {
  return isRecord(value) && Object.keys(value).length === locales.length && locales.every((locale) => locale in value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
