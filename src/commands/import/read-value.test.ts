import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Column } from './import-tables';
import { readCell } from './read-value';

const references = {
  find: (collection: string, name: string) => (`${collection} ${name}` === 'vehicle-ranges kiaat' ? 7 : null),
  nameOf: () => 'rangeSlug',
};

function read(field: object, cell: unknown, part: Column['part'] = null) {
  return readCell({ name: 'x', field: { name: 'x', ...field } as FlattenedField, part }, cell, references);
}

function readOf(field: object, cell: unknown, part: Column['part'] = null) {
  const result = read(field, cell, part);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function errorOf(field: object, cell: unknown, part: Column['part'] = null) {
  const result = read(field, cell, part);
  return result.ok ? null : result.error;
}

const number = { type: 'number' };
const choice = { type: 'select', options: ['KwaZulu-Natal', 'Gauteng', { value: 'in-stock', label: 'In stock' }] };

describe('readCell', () => {
  it.each([
    ['459900', 459_900],
    ['459 900', 459_900],
    ['459\u00a0900,50', 459_900.5],
    ['-26.0936', -26.0936],
    ['-26,0936', -26.0936],
    [5, 5],
  ])('reads the number %s', (cell, value) => {
    expect(readOf(number, cell)).toBe(value);
  });

  it.each(['R459900', '12a', '1e5', '1.2.3', '--1', '0x10', true])('refuses the number %s', (cell) => {
    expect(errorOf(number, cell)).toContain('459900');
  });

  it('refuses 459,900, which may be thousands or a fraction, and offers both', () => {
    expect(errorOf(number, '459,900')).toMatch(/459900 or 459\.900/);
  });

  it('reads a choice however it is cased, a province however it is spaced', () => {
    expect(readOf(choice, 'in-stock')).toBe('in-stock');
    expect(readOf(choice, 'GAUTENG')).toBe('Gauteng');
    expect(readOf(choice, 'kwazulu natal')).toBe('KwaZulu-Natal');
    expect(errorOf(choice, 'Gautang')).toContain('KwaZulu-Natal, Gauteng, in-stock');
  });

  it.each(['2027-02-30', '31/03/2027', 'soon', '2027'])('refuses the date %s', (cell) => {
    expect(errorOf({ type: 'date' }, cell)).toContain('2027-03-31');
  });

  it('reads a day as its midnight in Johannesburg', () => {
    expect(readOf({ type: 'date' }, '2027-03-31')).toBe('2027-03-30T22:00:00.000Z');
  });

  it('finds the record that a cell names', () => {
    const range = { type: 'relationship', relationTo: 'vehicle-ranges' };
    expect(readOf(range, 'kiaat')).toBe(7);
    expect(errorOf(range, 'teak')).toContain('rangeSlug');
  });

  it('takes an empty cell for the default, or for nothing', () => {
    expect(readOf({ type: 'select', options: ['Y', 'N'], defaultValue: 'Y' }, '')).toBe('Y');
    expect(readOf(number, '')).toBeNull();
  });

  it('reads words in one language, or an object of languages', () => {
    const words = { type: 'text', localized: true };
    expect(readOf(words, 'Rooi', { locale: 'af' })).toEqual({ af: 'Rooi' });
    expect(readOf(words, 'Red')).toEqual({ en: 'Red' });
    expect(readOf(words, { en: 'Red', zu: 'Obomvu' })).toEqual({ en: 'Red', zu: 'Obomvu' });
    expect(errorOf(words, { de: 'Rot' })).toContain('"de"');
  });

  it('reads the hours of a day', () => {
    const hours = { type: 'array', flattenedFields: [] };
    const monday = { day: 'Monday' } as const;
    expect(readOf(hours, '08:00-17:00', monday)).toEqual([
      { day: 'Monday', hoursInformation: { startTime: '08:00', endTime: '17:00', isClosed: false } },
    ]);
    expect(readOf(hours, 'Closed', monday)).toMatchObject([{ hoursInformation: { isClosed: true } }]);
    expect(readOf(hours, '', monday)).toEqual([]);
    expect(errorOf(hours, '8 to 5', monday)).toContain('08:00-17:00');
  });

  it('reads mail addresses from one cell', () => {
    const list = { type: 'array', flattenedFields: [{ name: 'email', type: 'email' }] };
    expect(readOf(list, 'one@kiaat.example; two@kiaat.example')).toEqual([
      { email: 'one@kiaat.example' },
      { email: 'two@kiaat.example' },
    ]);
  });

  it('refuses an object where a text belongs', () => {
    expect(errorOf({ type: 'text' }, { a: 1 })).toContain('{"a":1}');
  });
});
