import { describe, expect, it } from 'vitest';
import { addressPattern, numberPattern } from './mention';

const erase = (pattern: RegExp, text: string) => text.replace(pattern, '•');

describe('what mentions a person', () => {
  it('issue-6 §4: an address in any case, and no longer one that holds it', () => {
    const pattern = addressPattern('thandi@mail.example');
    expect(erase(pattern, 'Call Thandi@Mail.Example.')).toBe('Call •.');
    expect(erase(pattern, '<thandi@mail.example>')).toBe('<•>');
    expect(erase(pattern, 'o.thandi@mail.example thandi@mail.example.org')).toBe(
      'o.thandi@mail.example thandi@mail.example.org',
    );
  });

  it('issue-6 §4: a number in international form and as at home', () => {
    const pattern = numberPattern('+27821234567');
    expect(erase(pattern, '+27821234567, +27 82 123 4567, 0821234567, 082-123-4567')).toBe('•, •, •, •');
    expect(erase(pattern, '10821234567 08212345678')).toBe('10821234567 08212345678');
  });
});
