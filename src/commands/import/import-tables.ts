import type { FlattenedField, Payload } from 'payload';
import { importCollections } from '@/cms/access/importable-kinds';
import type { ImportKind } from '@/domain/import/import-report';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';

/** Where each kind of record is kept, what its key is, and which of its fields no file may set. */
export const importTables = {
  vehicles: { collection: importCollections.vehicles, key: 'code', withheld: [] },
  dealers: { collection: importCollections.dealers, key: 'supplierCode', withheld: ['notes'] },
} as const satisfies Record<ImportKind, { collection: string; key: string; withheld: readonly string[] }>;

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'Public holidays',
] as const;

export type Day = (typeof weekdays)[number];

/** What a column of a file sets: a field, or of it the words of one language, or the hours of one day. */
export type Column = { name: string; field: FlattenedField; part: { locale: Locale } | { day: Day } | null };

const never = ['id', 'createdAt', 'updatedAt'];

/** The fields that a file may set, as the collection describes them: its rules are the rules of an import. */
export function importableFields(payload: Payload, kind: ImportKind): FlattenedField[] {
  const { collection, withheld } = importTables[kind];
  const left: readonly string[] = [...never, ...withheld];
  return payload.collections[collection].config.flattenedFields.filter(({ name }) => !left.includes(name));
}

/** Every column that a file of this format may have. */
export function columnsOf(payload: Payload, kind: ImportKind, format: 'csv' | 'json'): Column[] {
  return importableFields(payload, kind).flatMap((field): Column[] => {
    const { name } = field;
    if (isLocalized(field)) {
      const others = locales.filter((locale) => locale !== defaultLocale);
      return [
        { name, field, part: format === 'csv' ? { locale: defaultLocale } : null },
        ...others.map((locale): Column => ({ name: `${name}.${locale}`, field, part: { locale } })),
      ];
    }
    if (format === 'json' || field.type !== 'array' || isMailList(field)) return [{ name, field, part: null }];
    if (name !== 'operatingHours') return [];
    return weekdays.map((day): Column => ({ name: `${name}.${day}`, field, part: { day } }));
  });
}

export function isLocalized(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true;
}

/** A list of mail addresses and nothing else: a cell can hold it. */
export function isMailList(field: FlattenedField): boolean {
  return field.type === 'array' && subfieldsOf(field).every(({ type }) => type === 'email');
}

/** The fields of a row of a list, or of a group, without the row's id. */
export function subfieldsOf(field: FlattenedField): FlattenedField[] {
  if (!('flattenedFields' in field)) return [];
  return field.flattenedFields.filter(({ name }) => name !== 'id');
}
