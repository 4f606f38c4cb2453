import { lastDayFrom } from '@/domain/enquiry/preferred-day';
import { acceptedFiles } from '@/domain/form/file-rule';
import type { Form, FormField } from '@/domain/form/form';
import type { FormErrorCode } from '@/domain/form/form-errors';
import { errorCodesOf } from '@/domain/form/read-form';
import { phoneCountries } from '@/domain/phone/phone-number';
import { neighbouringCountries, type Province, provinces, southAfricanProvinces } from '@/domain/province/province';
import type { FormWords } from '@/i18n/form-words';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { SelectOption } from '@/ui/field';
import type { OptionGroup } from './contact-part.client';
import type { enquiryProblems } from './form-types';

/** A field as it is shown: its rule, and finished words. */
export type FieldView = {
  field: FormField;
  /** Sent along unseen: it came with the link, or the place decides it. */
  isUnseen: boolean;
  /** The legend of its group; null: it stands alone. */
  legend: string | null;
  label: string;
  hint: string | null;
  placeholder?: string;
  options?: (SelectOption | OptionGroup)[];
  /** Of a file: what the browser offers. Of a day: the first and the last. */
  accept?: string;
  days?: { first: string; last: string };
};

type Shown = {
  form: Form;
  locale: Locale;
  words: FormWords;
  /** What a `code` field is chosen from. */
  lists: Readonly<Record<string, OptionGroup[]>>;
  /** Fields whose value the place decides. */
  settled: readonly string[];
  today: string;
};

export function toFieldViews({ form, locale, words, lists, settled, today }: Shown): FieldView[] {
  return form.fields.map((field) => ({
    field,
    isUnseen: field.isCarried === true || settled.includes(field.name),
    legend: words.groups?.[field.group ?? ''] ?? null,
    label: words.fields[field.name] ?? '',
    hint: words.hints?.[field.name] ?? null,
    placeholder: words.placeholders?.[field.name],
    options: lists[field.name] ?? toOptions(field, locale, words),
    accept: field.kind === 'file' && form.file ? acceptedFiles[form.file.kind] : undefined,
    days: field.kind === 'day' ? { first: today, last: lastDayFrom(today) } : undefined,
  }));
}

function toOptions(field: FormField, locale: Locale, words: FormWords): FieldView['options'] {
  const enquiry = getWords(locale, 'enquiry');
  if (field.kind === 'phoneCountry') {
    return phoneCountries.map(({ code, callingCode }) => ({
      value: code,
      label: `${enquiry(`countries.${code}`)} +${callingCode}`,
    }));
  }
  if (field.kind === 'province') {
    const toOption = (province: Province) => ({ value: province, label: enquiry(`provinces.${province}`) });
    return [
      { label: enquiry('form.southAfrica'), options: inStatedOrder(field).map(toOption) },
      { label: enquiry('form.neighbours'), options: neighbouringCountries.map(toOption) },
    ];
  }
  return field.options?.map((value) => ({ value, label: words.options?.[field.name]?.[value] ?? value }));
}

/** The provinces as the form states their order, then any that it leaves out (X-08). */
function inStatedOrder({ options = [] }: FormField): Province[] {
  const stated = options.flatMap((option) => provinces.filter((province) => province === option));
  return [...stated, ...southAfricanProvinces.filter((province) => !stated.includes(province))];
}

/** What can be wrong with a form, in a language. */
export function toProblemWords(form: Form, locale: Locale) {
  const words = getWords(locale, 'enquiry');
  return {
    errorWords: Object.fromEntries(errorCodesOf(form).map((code) => [code, words(`errors.${code}`)])) as Partial<
      Record<FormErrorCode, string>
    >,
    problemWords: { offline: words('problems.offline') },
  };
}

/** The problems that a script may have to name by itself. */
export type ProblemWords = Pick<Record<(typeof enquiryProblems)[number], string>, 'offline'>;
