import { enquiryFormOfType } from '@/domain/form/forms/enquiry-forms';
import { type FormWords, getFormWords, isFormWordsName } from '@/i18n/form-words';
import type { StoredEnquiry } from '../../enquiry-rows';

/** What a visitor asked for, in English words where the form has them: a line each, nothing that stayed empty. */
export function toAskedRows(enquiry: StoredEnquiry): { label: string; value: string }[] {
  const form = enquiryFormOfType(enquiry.type);
  const words = form && isFormWordsName(form.name) ? getFormWords('en', form.name) : null;
  const rows = [
    { label: 'About', value: enquiry.subject ?? '' },
    { label: 'Model code', value: enquiry.modelCode ?? '' },
    { label: 'Colour code', value: enquiry.colourCode ?? '' },
    ...Object.entries(enquiry.details).map(([name, value]) => ({
      label: words?.fields[name] ?? toWords(name),
      value: toText(name, value, words),
    })),
  ];
  return rows.filter(({ value }) => value !== '');
}

function toText(name: string, value: unknown, words: FormWords | null): string {
  if (Array.isArray(value)) return value.map((item) => toText(name, item, words)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return words?.options?.[name]?.[String(value)] ?? String(value);
}

/** `preferredDate` as `Preferred date`. */
function toWords(name: string): string {
  const spaced = name.replace(/_/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, (_, before: string, after: string) => {
    return `${before} ${after.toLowerCase()}`;
  });
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
