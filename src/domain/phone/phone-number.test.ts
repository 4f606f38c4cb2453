import { describe, expect, it } from 'vitest';
import { type PhoneCountryCode, phoneCountryOf, toPhoneNumber } from './phone-number';

const accepted: [PhoneCountryCode, string, string][] = [
  ['ZA', '082 123 4567', '+27821234567'],
  ['ZA', '(011) 465-3210', '+27114653210'],
  ['ZA', '+27 (0)82 123 4567', '+27821234567'],
  ['ZA', '27821234567', '+27821234567'],
  ['ZA', '0027 31 560 9000', '+27315609000'],
  ['NA', '081 124 5678', '+264811245678'],
  ['NA', '061 23 4567', '+26461234567'],
  ['NA', '+264 81 124 5678', '+264811245678'],
  ['NA', '264811245678', '+264811245678'],
  ['BW', '71 234 567', '+26771234567'],
  ['BW', '395 1234', '+2673951234'],
  ['BW', '26771234567', '+26771234567'],
  ['LS', '5812 3456', '+26658123456'],
  ['LS', '+266 2231 2345', '+26622312345'],
  ['SZ', '7612 3456', '+26876123456'],
  ['SZ', '2404 1234', '+26824041234'],
  ['ZA', '+267 71 234 567', '+26771234567'],
  ['ZA', '+44 20 7946 0018', '+442079460018'],
];

describe('toPhoneNumber', () => {
  it.each(accepted)('X-35 D-236: %s, %s is %s', (country, typed, value) => {
    expect(toPhoneNumber(typed, country)).toEqual({ ok: true, value });
  });

  it('X-35: digits are counted in international form, so a short Botswana number passes where a South African one of the same length fails', () => {
    expect(toPhoneNumber('395 1234', 'BW')).toMatchObject({ ok: true });
    expect(toPhoneNumber('395 1234', 'ZA')).toEqual({ ok: false, error: 'tooShort' });
  });

  it('D-236 D-286: says what is wrong', () => {
    expect(toPhoneNumber('   ', 'ZA')).toEqual({ ok: false, error: 'empty' });
    expect(toPhoneNumber('082 12', 'ZA')).toEqual({ ok: false, error: 'tooShort' });
    expect(toPhoneNumber('+', 'ZA')).toEqual({ ok: false, error: 'tooShort' });
    expect(toPhoneNumber('call me', 'ZA')).toEqual({ ok: false, error: 'malformed' });
    expect(toPhoneNumber('0821234567\r\nBcc: x', 'ZA')).toEqual({ ok: false, error: 'malformed' });
    expect(toPhoneNumber('1'.repeat(16), 'ZA')).toEqual({ ok: false, error: 'tooLong' });
  });
});

it('X-35: the country is preset from the dealer’s province', () => {
  expect(phoneCountryOf('Lesotho')).toBe('LS');
  expect(phoneCountryOf('Gauteng')).toBe('ZA');
  expect(phoneCountryOf(null)).toBe('ZA');
});
