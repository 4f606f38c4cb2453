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
    ...Object.entries(enquiry.details)
      .map(([name, value]) => ({ name, value: toText(name, value, words) }))
      .filter(({ name, value }) => isSaid(name, value, enquiry))
      .map(({ name, value }) => ({ label: words?.fields[name] ?? toWords(name), value })),
  ];
  return rows.filter(({ value }) => value !== '');
}

/** Not typed, or said elsewhere: the number has its country, and two payloads a placeholder for the surname. */
function isSaid(name: string, value: string, { subject }: StoredEnquiry): boolean {
  if (forSystems.has(name)) return false;
  if (name === 'lastName') return value !== 'noname' && value !== '-';
  return name !== 'contactCountry' && (name !== 'subject' || value !== subject);
}

/** What a special's payload says to other systems (D-295, D-296): a person reads its title, and whose it is. */
const forSystems: ReadonlySet<string> = new Set(['ad_id', 'ad_image', 'ad_meta_id', 'dealer_code', 'dealer']);

function toText(name: string, value: unknown, words: FormWords | null): string {
  if (Array.isArray(value)) return value.map((item) => toText(name, item, words)).join(', ');
  if (value === true || value === 'true') return 'Yes';
  if (value === false || value === 'false') return 'No';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const options = words?.options?.[name];
  if (!options) return String(value);
  // Several choices are stored with commas between.
  const chosen = String(value).split(',');
  return chosen.map((one) => options[one] ?? one).join(', ');
}

/** `preferredDate` as `Preferred date`. */
function toWords(name: string): string {
  const spaced = name.replace(/_/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, (_, before: string, after: string) => {
    return `${before} ${after.toLowerCase()}`;
  });
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
