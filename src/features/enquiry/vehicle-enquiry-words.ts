import { phoneCountries } from '@/domain/phone/phone-number';
import { neighbouringCountries, type provinces, southAfricanProvinces } from '@/domain/province/province';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { enquiryErrorCodes, enquiryProblems } from './form-types';
import type { VehicleEnquiryFormProps } from './vehicle-enquiry-form.client';
import { preferredTimes } from './vehicle-enquiry-schema';

type FormWords = Pick<
  VehicleEnquiryFormProps,
  'countries' | 'provinces' | 'times' | 'errorWords' | 'problemWords' | 'labels'
>;

/** What the form about a vehicle says in a language, whatever it is about. */
export function toFormWords(locale: Locale): FormWords {
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
    times: preferredTimes.map((time) => ({ value: time, label: words(`times.${time}`) })),
    errorWords: record(enquiryErrorCodes, (code) => words(`errors.${code}`)),
    problemWords: record(enquiryProblems, (problem) => words(`problems.${problem}`)),
    labels: {
      summary: words('form.summary'),
      modelCode: words('form.modelCode'),
      modelPlaceholder: words('form.modelPlaceholder'),
      colourCode: words('rows.colour'),
      colourPlaceholder: words('form.colourPlaceholder'),
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
      preferredDate: words('rows.preferredDate'),
      preferredTime: words('rows.preferredTime'),
      timePlaceholder: words('form.timePlaceholder'),
      optional: words('form.optional'),
      send: words('form.send'),
      sending: words('form.sending'),
    },
  };
}

function record<Key extends string>(keys: readonly Key[], wordsOf: (key: Key) => string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, wordsOf(key)])) as Record<Key, string>;
}
