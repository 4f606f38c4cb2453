/**
 * The countries offered beside a contact number. `nationalDigits` is how many digits a
 * number has after the calling code; only South Africa and Namibia write a leading 0 at home.
 */
export const phoneCountries = [
  { code: 'ZA', callingCode: '27', nationalDigits: [9, 9] },
  { code: 'NA', callingCode: '264', nationalDigits: [8, 9] },
  { code: 'BW', callingCode: '267', nationalDigits: [7, 8] },
  { code: 'LS', callingCode: '266', nationalDigits: [8, 8] },
  { code: 'SZ', callingCode: '268', nationalDigits: [8, 8] },
] as const;

export type PhoneCountryCode = (typeof phoneCountries)[number]['code'];

export type PhoneNumber =
  | { ok: true; value: string }
  | { ok: false; error: 'empty' | 'malformed' | 'tooShort' | 'tooLong' };

/**
 * Reads a number typed at home ('082 123 4567') or in international form ('+267 71 234 567',
 * '0026771234567', '27821234567') and gives it as E.164 ('+27821234567').
 * At least 10 digits, counted in international form (D-236, D-286, X-35), and at most E.164's 15.
 */
export function toPhoneNumber(typed: string, country: PhoneCountryCode): PhoneNumber {
  const trimmed = typed.trim();
  if (trimmed === '') return { ok: false, error: 'empty' };
  const compact = trimmed.replace(/[\s().\-–/]/g, '');
  if (!/^\+?\d*$/.test(compact)) return { ok: false, error: 'malformed' };
  const digits = toInternationalDigits(compact, country);
  if (digits.length < 10) return { ok: false, error: 'tooShort' };
  if (digits.length > 15) return { ok: false, error: 'tooLong' };
  return { ok: true, value: `+${digits}` };
}

/** The country whose calling code a dealer or a visitor in this province uses. */
export function phoneCountryOf(province: string | null | undefined): PhoneCountryCode {
  switch (province) {
    case 'Namibia':
      return 'NA';
    case 'Botswana':
      return 'BW';
    case 'Lesotho':
      return 'LS';
    case 'Eswatini':
      return 'SZ';
    default:
      return 'ZA';
  }
}

export function isPhoneCountryCode(value: string): value is PhoneCountryCode {
  return phoneCountries.some(({ code }) => code === value);
}

function toInternationalDigits(compact: string, code: PhoneCountryCode): string {
  if (compact.startsWith('+')) return withoutTrunkZero(compact.slice(1));
  if (compact.startsWith('00')) return withoutTrunkZero(compact.slice(2));
  const { callingCode, nationalDigits } = countryOf(code);
  const [, longest] = nationalDigits;
  const hasCallingCode = compact.startsWith(callingCode) && compact.length > longest;
  if (hasCallingCode) return withoutTrunkZero(compact);
  return `${callingCode}${compact.replace(/^0/, '')}`;
}

/** '+27 (0)82 …' is written by people who mean +27 82. */
function withoutTrunkZero(digits: string): string {
  const country = phoneCountries.find(({ callingCode }) => digits.startsWith(`${callingCode}0`));
  return country ? `${country.callingCode}${digits.slice(country.callingCode.length + 1)}` : digits;
}

function countryOf(code: PhoneCountryCode): (typeof phoneCountries)[number] {
  return phoneCountries.find((country) => country.code === code) ?? phoneCountries[0];
}
