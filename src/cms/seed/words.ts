import { type Locale, locales } from '@/i18n/locales';
import { isRecord } from '@/lib/is-record';
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

/** The record with all its languages, as `words()` takes them in one save; null when something else has languages. */
export function inAllLanguages<T>(written: unknown): T | null {
  return hasOtherThanTexts(written) ? null : (typesetAll(written) as T);
}

/** A stored record that was read in all languages, in one of them. A language that a leaf lacks gives null. */
export function inLanguageOfAll(stored: unknown, locale: Locale): unknown {
  if (Array.isArray(stored)) return stored.map((item) => inLanguageOfAll(item, locale));
  if (!isRecord(stored)) return stored;
  const names = Object.keys(stored);
  if (names.length > 0 && names.every((name) => locales.some((known) => known === name))) return stored[locale] ?? null;
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, inLanguageOfAll(value, locale)]));
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

function pick(written: unknown, locale: Locale): unknown {
  if (Array.isArray(written)) return written.map((item) => pick(item, locale));
  if (!isRecord(written)) return written;
  if (isTriple(written)) return toLeaf(written[locale], locale);
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, pick(value, locale)]));
}

function toLeaf(value: unknown, locale: Locale): unknown {
  return typeof value === 'string' ? typeset(value, locale) : value;
}

function isTriple(value: unknown): value is Record<Locale, unknown> {
  return isRecord(value) && Object.keys(value).length === locales.length && locales.every((locale) => locale in value);
}

/** Rich text keeps its languages apart. */
function hasOtherThanTexts(written: unknown): boolean {
  if (typeof written !== 'object' || written === null) return false;
  const values = Object.values(written);
  if (isTriple(written)) return values.some((value) => typeof value !== 'string');
  return values.some(hasOtherThanTexts);
}

function typesetAll(written: unknown): unknown {
  if (Array.isArray(written)) return written.map(typesetAll);
  if (!isRecord(written)) return written;
  if (isTriple(written)) return Object.fromEntries(locales.map((locale) => [locale, toLeaf(written[locale], locale)]));
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, typesetAll(value)]));
}
