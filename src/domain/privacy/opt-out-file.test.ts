import { describe, expect, it } from 'vitest';
import { readOptOutFile } from './opt-out-file';

describe('readOptOutFile', () => {
  it('issue-6 §4: reads addresses and numbers, a line each, in one form', () => {
    const { contacts, unreadableLines } = readOptOutFile(
      '\uFEFFThandi@Mail.example\r\n082 123 4567\n+267 71 234 567\n\n082-123-4567\n',
    );
    expect(contacts).toEqual(['thandi@mail.example', '+27821234567', '+26771234567']);
    expect(unreadableLines).toEqual([]);
  });

  it('issue-6 §4: reads a CSV with a heading and other columns', () => {
    const { contacts, unreadableLines } = readOptOutFile(
      'added;email;number\n2026-01-31;"sipho@mail.example";"0825550101"\n2026-02-01;;+27825550102\n',
    );
    expect(contacts).toEqual(['sipho@mail.example', '+27825550101', '+27825550102']);
    expect(unreadableLines).toEqual([]);
  });

  it('issue-6 §4: names the lines that hold neither', () => {
    expect(readOptOutFile('thandi@mail.example\nnobody\n12345\n0821234567').unreadableLines).toEqual([2, 3]);
  });
});
