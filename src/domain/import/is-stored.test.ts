import { describe, expect, it } from 'vitest';
import { isStored } from './is-stored';

const stored = {
  id: 7,
  name: 'Marula Toyota',
  postCode: null,
  position: { en: 'Dealer principal', af: 'Handelaarshoof' },
  rows: [{ id: 'a', email: 'one@marula.example' }],
  from: '2026-03-01T00:00:00.000Z',
};

describe('isStored', () => {
  it('compares what is named, whatever else is stored', () => {
    expect(isStored({ name: 'Marula Toyota', rows: [{ email: 'one@marula.example' }] }, stored)).toBe(true);
    expect(isStored({ name: 'Baobab Toyota' }, stored)).toBe(false);
  });

  it('takes nothing, null and an empty text for the same', () => {
    expect(isStored({ postCode: '', suburb: null, position: { zu: '' } }, stored)).toBe(true);
    expect(isStored({ name: '' }, stored)).toBe(false);
  });

  it('compares each language that is named', () => {
    expect(isStored({ position: { en: 'Dealer principal' } }, stored)).toBe(true);
    expect(isStored({ position: { af: 'Hoof' } }, stored)).toBe(false);
    expect(isStored({ position: { zu: 'Inhloko' } }, stored)).toBe(false);
  });

  it('wants a list whole: a row more or less is a change', () => {
    expect(isStored({ rows: [] }, stored)).toBe(false);
    expect(isStored({ rows: [{ email: 'one@marula.example' }, { email: 'two@marula.example' }] }, stored)).toBe(false);
    expect(isStored({ lists: [] }, stored)).toBe(true);
  });

  it('knows a moment in another time zone', () => {
    expect(isStored({ from: '2026-03-01T02:00:00+02:00' }, stored)).toBe(true);
    expect(isStored({ from: '2026-03-01T00:00:00+02:00' }, stored)).toBe(false);
  });
});
