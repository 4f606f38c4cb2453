import { formErrorCodes } from '@/domain/form/form-errors';
import { phoneCountries } from '@/domain/phone/phone-number';
import { neighbouringCountries, type provinces, southAfricanProvinces } from '@/domain/province/province';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { enquiryProblems } from './form-types';

/** What every form says in a language: its contact part, its buttons, and what can be wrong. */
export function toContactWords(locale: Locale) {
  const words = getWords(locale, 'enquiry');
  const toOption = (province: (typeof provinces)[number]) => ({
    value: province,
    label: words(`provinces.${province}`),
  });
  return {
    countries: phoneCountries.map(({ code, callingCode }) => ({
      value: code,
      label: `${words(`countries.${code}`)} +${callingCode}`,
    })),
    provinces: [
      { label: words('form.southAfrica'), options: southAfricanProvinces.map(toOption) },
      { label: words('form.neighbours'), options: neighbouringCountries.map(toOption) },
    ],
    errorWords: record(formErrorCodes, (code) => words(`errors.${code}`)),
    problemWords: record(enquiryProblems, (problem) => words(`problems.${problem}`)),
    labels: {
      summary: words('form.summary'),
      fullName: words('form.fullName'),
      contactCountry: words('form.contactCountry'),
      contactNumber: words('form.contactNumber'),
      contactNumberHint: words('form.contactNumberHint', { example: '082 123 4567' }),
      emailAddress: words('form.emailAddress'),
      emailAddressHint: words('form.emailAddressHint'),
      province: words('form.province'),
      provincePlaceholder: words('form.provincePlaceholder'),
      dealer: words('form.dealer'),
      dealerPlaceholder: words('form.dealerPlaceholder'),
      optional: words('form.optional'),
      send: words('form.send'),
      sending: words('form.sending'),
    },
  };
}

function record<Key extends string>(keys: readonly Key[], wordsOf: (key: Key) => string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, wordsOf(key)])) as Record<Key, string>;
}
