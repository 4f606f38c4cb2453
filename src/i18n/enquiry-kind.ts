import { enquiryFormOfType } from '@/domain/form/forms/enquiry-forms';
import { getFormWords, isFormWordsName } from './form-words';
import type { Locale } from './locales';
import { getTemplates } from './messages';

/** What an enquiry is, in words, by its stored type: its form's title, or the name of a request of the older forms. */
export function toEnquiryKind(locale: Locale, type: string): string {
  const form = enquiryFormOfType(type);
  if (form && isFormWordsName(form.name)) return getFormWords(locale, form.name).title;
  const { types, otherType } = getTemplates(locale, 'enquiryStatus');
  return Object.entries(types).find(([known]) => known === type)?.[1] ?? otherType;
}
