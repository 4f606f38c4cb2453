import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { toContactWords } from './contact-words';
import type { VehicleEnquiryFormProps } from './vehicle-enquiry-form.client';
import { preferredTimes } from './vehicle-enquiry-schema';

type FormWords = Pick<
  VehicleEnquiryFormProps,
  'countries' | 'provinces' | 'times' | 'errorWords' | 'problemWords' | 'labels'
>;

/** What the form about a vehicle says in a language, whatever it is about. */
export function toFormWords(locale: Locale): FormWords {
  const words = getWords(locale, 'enquiry');
  const contact = toContactWords(locale);
  return {
    ...contact,
    times: preferredTimes.map((time) => ({ value: time, label: words(`times.${time}`) })),
    labels: {
      ...contact.labels,
      modelCode: words('form.modelCode'),
      modelPlaceholder: words('form.modelPlaceholder'),
      colourCode: words('rows.colour'),
      colourPlaceholder: words('form.colourPlaceholder'),
      preferredDate: words('rows.preferredDate'),
      preferredTime: words('rows.preferredTime'),
      timePlaceholder: words('form.timePlaceholder'),
    },
  };
}
