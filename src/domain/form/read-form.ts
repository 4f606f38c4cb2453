import { cleanLine } from '@/domain/enquiry/clean-line';
import { isDayAhead } from '@/domain/enquiry/preferred-day';
import { isPhoneCountryCode, phoneCountryOf, toPhoneNumber } from '@/domain/phone/phone-number';
import { toProvince } from '@/domain/province/province';
import type { FieldValue, Form, FormField, FormValue } from './form';
import type { FieldProblem, FormErrorCode, Typed, Validated } from './form-errors';

type Reading = {
  /** The day in Johannesburg, as `2026-11-21`. */
  today: string;
  /** 1: only the first step's fields, a contact number unjudged (D-232, X-35). */
  step?: 1 | 2;
};

/**
 * Reads what a form sent, the same in the browser and on the server: at most one error per field, in the order of the
 * form. Whether what was chosen exists is for the server to say.
 */
export function readForm<F extends Form>(form: F, typed: Typed, { today, step = 2 }: Reading): Validated<FormValue<F>> {
  const errors: FieldProblem[] = [];
  const values: Record<string, FieldValue> = {};
  for (const field of form.fields) {
    if ((field.step ?? 1) > step) continue;
    const read = isAsked(field, typed) ? readField(field, typed, { today, step }) : { value: emptyOf(field) };
    if ('error' in read) errors.push({ field: field.name, code: read.error });
    else values[field.name] = read.value;
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: values as FormValue<F> };
}

/** Is this field asked for, with what is ticked so far? */
function isAsked({ onlyWith }: FormField, typed: Typed): boolean {
  return onlyWith === undefined || isTicked(typed[onlyWith]);
}

/** A box sends `on`, the API `true`. */
export function isTicked(value: string | undefined): boolean {
  return value === 'on' || value === 'true';
}

type Read = { value: FieldValue } | { error: FormErrorCode };

function readField(field: FormField, typed: Typed, reading: Required<Reading>): Read {
  const raw = typed[field.name] ?? '';
  if (field.kind === 'tick') return readTick(field, raw);
  if (field.kind === 'choices') return readChoices(field, raw);
  const text = field.kind === 'paragraph' ? cleanParagraph(raw) : cleanLine(raw);
  if (field.kind === 'phone' && reading.step === 1 && text !== '') return { value: text };
  if (text === '' && field.kind !== 'phoneCountry') {
    return field.required ? { error: field.required } : { value: emptyOf(field) };
  }
  if (isTooLong(field, text)) return { error: field.kind === 'phone' ? 'contactNumberLong' : 'tooLong' };
  return readers[field.kind](text, field, typed, reading.today);
}

function isTooLong(field: FormField, text: string): boolean {
  return field.kind !== 'number' && text.length > mostCharactersOf(field);
}

/** The most characters of a field that takes text. */
export function mostCharactersOf({ kind, most }: FormField): number {
  return most ?? mostCharacters[kind] ?? 200;
}

/** Maxima of ours where the specification states none. */
const mostCharacters: Partial<Record<FormField['kind'], number>> = {
  name: 120,
  company: 120,
  paragraph: 2_000,
  email: 150,
  phone: 40,
};

type Reader = (text: string, field: FormField, typed: Typed, today: string) => Read;

/** Refuses what is a web address or code instead of a name. */
function nameReader(needed: RegExp, error: FormErrorCode): Reader {
  return (text, { invalid = error }) =>
    needed.test(text) && !/[<>@\\{}[\]|^~]|:\/\/|www\./i.test(text) ? { value: text } : { error: invalid };
}

const asItIs: Reader = (text) => ({ value: text });

const readers: Record<Exclude<FormField['kind'], 'tick' | 'choices'>, Reader> = {
  line: asItIs,
  paragraph: asItIs,
  file: (text, field) =>
    /^[\w.-]{1,120}$/.test(text) ? { value: text } : { error: field.invalid ?? 'fileUnreadable' },
  name: nameReader(/\p{L}/u, 'fullNameInvalid'),
  company: nameReader(/[\p{L}\p{N}]/u, 'companyNameInvalid'),
  email: (text) => {
    if (!text.includes('@')) return { error: 'emailAddressNoAt' };
    const isAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text);
    return isAddress ? { value: text } : { error: 'emailAddressInvalid' };
  },
  phone: (text, { countryFrom }, typed) => {
    const said = cleanLine(typed[countryFrom ?? ''] ?? '');
    const country = isPhoneCountryCode(said) ? said : phoneCountryOf(toProvince(said));
    const number = toPhoneNumber(text, country);
    return number.ok ? { value: number.value } : { error: phoneErrors[number.error] };
  },
  phoneCountry: (text) => ({ value: isPhoneCountryCode(text) ? text : 'ZA' }),
  province: (text, { required = 'provinceRequired' }) => {
    const province = toProvince(text);
    return province ? { value: province } : { error: required };
  },
  code: (text, { required, invalid }) => {
    if (/^[\w-]{1,80}$/.test(text)) return { value: text };
    const error = invalid ?? required;
    return error ? { error } : { value: '' };
  },
  choice: (text, { options, required }) => {
    const chosen = options?.find((option) => option.toLowerCase() === text.toLowerCase());
    if (chosen) return { value: chosen };
    return required ? { error: required } : { value: '' };
  },
  number: (text, { most = 999_999_999, invalid = 'numberInvalid' }) => {
    const compact = text.replace(/[\s,]|^R/gi, '');
    const isInRange = /^\d{1,9}$/.test(compact) && Number(compact) <= most;
    return isInRange ? { value: Number(compact) } : { error: invalid };
  },
  day: (text, { invalid = 'preferredDateInvalid' }, _typed, today) =>
    isDayAhead(text, today) ? { value: text } : { error: invalid },
};

const phoneErrors = {
  empty: 'contactNumberRequired',
  malformed: 'contactNumberInvalid',
  tooShort: 'contactNumberShort',
  tooLong: 'contactNumberLong',
} as const;

function readTick({ required }: FormField, raw: string): Read {
  const value = isTicked(raw);
  return value || !required ? { value } : { error: required };
}

function readChoices({ options = [], required }: FormField, raw: string): Read {
  const asked = raw.split(',').map((value) => value.trim().toLowerCase());
  const chosen = options.filter((option) => asked.includes(option.toLowerCase()));
  return chosen.length > 0 || !required ? { value: chosen } : { error: required };
}

function emptyOf({ kind }: FormField): FieldValue {
  if (kind === 'tick') return false;
  if (kind === 'choices') return [];
  return kind === 'number' ? null : '';
}

/** A text of several lines, each of them clean, with at most one empty line between two. */
function cleanParagraph(typed: string): string {
  return typed
    .split(/\r\n|\r|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Every code that a form can give; its page carries the words of these only. */
export function errorCodesOf(form: Form): FormErrorCode[] {
  const codes = form.fields.flatMap(({ kind, required, invalid }) => [
    ...(required ? [required] : []),
    ...(invalid ? [invalid] : []),
    ...(kindErrors[kind] ?? []),
  ]);
  return [...new Set<FormErrorCode>(['tooLong', ...codes])];
}

const kindErrors: Partial<Record<FormField['kind'], readonly FormErrorCode[]>> = {
  name: ['fullNameInvalid'],
  company: ['companyNameInvalid'],
  email: ['emailAddressNoAt', 'emailAddressInvalid'],
  phone: ['contactNumberInvalid', 'contactNumberShort', 'contactNumberLong'],
  province: ['provinceRequired'],
  number: ['numberInvalid'],
  day: ['preferredDateInvalid'],
  file: ['photoTooLarge', 'photoWrongType', 'cvRefused', 'fileUnreadable', 'fileRefused'],
};
