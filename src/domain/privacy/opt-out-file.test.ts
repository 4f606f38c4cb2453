import { describe, expect, it } from 'vitest';
import { readOptOutFile } from './opt-out-file';

const contactsIn = (text: string) => [...readOptOutFile(text)].flatMap(({ contacts }) => contacts);
const unreadableIn = (text: string) =>
  [...readOptOutFile(text)].filter(({ contacts }) => contacts.length === 0).map(({ number }) => number);

describe('readOptOutFile', () => {
  it('issue-6 §4: reads addresses and numbers, a line each, in one form', () => {
    const text = '\uFEFFThandi@Mail.example\r\n082 123 4567\n+267 71 234 567\n\n082-123-4567\n27825550101\n825550102\n';
    expect(contactsIn(text)).toEqual([
      'thandi@mail.example',
      '+27821234567',
      '+26771234567',
      '+27821234567',
      '+27825550101',
      '+27825550102',
    ]);
    expect(unreadableIn(text)).toEqual([]);
  });

  it('issue-6 §4: reads a CSV with a heading and other columns', () => {
    const text = 'added;email;number\n2026-01-31;"sipho@mail.example";"0825550101"\n2026-02-01;;+27825550102\n';
    expect(contactsIn(text)).toEqual(['sipho@mail.example', '+27825550101', '+27825550102']);
    expect(unreadableIn(text)).toEqual([]);
  });

  it('issue-6 §4: names the lines that hold neither', () => {
    expect(unreadableIn('thandi@mail.example\nnobody\n12345\n0821234567')).toEqual([2, 3]);
  });

  it.each(['21.11.2026', '2026-11-21', '21-11-2026', '20261121 1200', '8001015009087'])(
    'issue-6 §4: %s beside a number that cannot be read is no number',
    (other) => {
      expect(unreadableIn(`thandi@mail.example\n${other};082 123`)).toEqual([2]);
      expect(contactsIn(`a;b\n${other};082 123 4567`)).toEqual(['+27821234567']);
    },
  );
});
