import { phoneCountries } from '@/domain/phone/phone-number';

/** Finds an address in a text, in any case, and not as a part of a longer one. */
export function addressPattern(emailAddress: string): RegExp {
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${escapeRegExp(emailAddress)}(?![\\w-]|\\.\\w)`, 'gi');
}

/** Finds a number in a text as E.164 and as it is written at home, with or without the usual signs between digits. */
export function numberPattern(e164: string): RegExp {
  const digits = e164.slice(1);
  const home = homeDigits(e164);
  const written = home === digits ? '' : `|0?${spread(home)}`;
  return new RegExp(`(?<!\\d)(?:\\+?${spread(digits)}${written})(?!\\d)`, 'g');
}

/** The digits that stand in every way of writing a number: those behind the code of a country that we know. */
export function homeDigits(e164: string): string {
  const digits = e164.slice(1);
  const country = phoneCountries.find(({ callingCode }) => digits.startsWith(callingCode));
  return digits.slice(country?.callingCode.length ?? 0);
}

function spread(digits: string): string {
  return [...digits].join('[\\s().-]{0,2}');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
