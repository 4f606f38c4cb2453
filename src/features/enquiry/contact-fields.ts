import * as v from 'valibot';
import { cleanLine } from '@/domain/enquiry/clean-line';
import { isPhoneCountryCode, type PhoneCountryCode, toPhoneNumber } from '@/domain/phone/phone-number';
import { type Province, toProvince } from '@/domain/province/province';
import { type EnquiryErrorCode, enquiryErrorCodes, type FieldProblem, type Typed, type Validated } from './form-types';

const line = v.pipe(v.string(), v.transform(cleanLine));

const says = (code: EnquiryErrorCode): EnquiryErrorCode => code;

/** The contact fields of every form, with the stated rules (D-234 to D-240, D-285 to D-287). Maxima are ours. */
export const contactFields = {
  fullName: v.pipe(
    line,
    v.nonEmpty(says('fullNameRequired')),
    v.maxLength(120, says('tooLong')),
    v.check((name) => /\p{L}/u.test(name) && !/[<>@\\{}[\]|^~]|:\/\/|www\./i.test(name), says('fullNameInvalid')),
  ),
  contactCountry: v.pipe(
    line,
    v.transform((code): PhoneCountryCode => (isPhoneCountryCode(code) ? code : 'ZA')),
  ),
  contactNumber: v.pipe(line, v.nonEmpty(says('contactNumberRequired')), v.maxLength(40, says('contactNumberLong'))),
  emailAddress: v.pipe(
    line,
    v.nonEmpty(says('emailAddressRequired')),
    v.includes('@', says('emailAddressNoAt')),
    v.maxLength(150, says('tooLong')),
    v.regex(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, says('emailAddressInvalid')),
  ),
  province: v.pipe(
    line,
    v.transform(toProvince),
    v.custom<Province>((province) => province !== null, says('provinceRequired')),
  ),
};

/** Of a business that asks. */
export const companyName = v.pipe(
  line,
  v.nonEmpty(says('companyNameRequired')),
  v.maxLength(120, says('tooLong')),
  v.check(
    (name) => /[\p{L}\p{N}]/u.test(name) && !/[<>@\\{}[\]|^~]|:\/\/|www\./i.test(name),
    says('companyNameInvalid'),
  ),
);

type ContactNumber = { contactNumber: string; contactCountry: PhoneCountryCode };

/** Is the number right for its country? */
export function isContactNumber({ contactNumber, contactCountry }: ContactNumber): boolean {
  return toPhoneNumber(contactNumber, contactCountry).ok;
}

/** What is wrong with a number that `isContactNumber` refuses. */
export function contactNumberError({ contactNumber, contactCountry }: ContactNumber): EnquiryErrorCode {
  const number = toPhoneNumber(contactNumber, contactCountry);
  return number.ok ? 'contactNumberInvalid' : phoneErrors[number.error];
}

/** The number as E.164, once `isContactNumber` has passed it. */
export function toE164({ contactNumber, contactCountry }: ContactNumber): string {
  const number = toPhoneNumber(contactNumber, contactCountry);
  return number.ok ? number.value : contactNumber;
}

/** A short text that a list of ours offered: a slug or a code. */
export function choice(required: EnquiryErrorCode) {
  return v.pipe(line, v.nonEmpty(required), v.regex(/^[\w-]{1,80}$/, required));
}

/** As `choice`, but may stay empty; what cannot be a code counts as empty. */
export const optionalChoice = v.pipe(
  line,
  v.transform((code) => (/^[\w-]{1,80}$/.test(code) ? code : null)),
);

const phoneErrors = {
  empty: 'contactNumberRequired',
  malformed: 'contactNumberInvalid',
  tooShort: 'contactNumberShort',
  tooLong: 'contactNumberLong',
} as const satisfies Record<string, EnquiryErrorCode>;

/** Runs a form's schema over what was typed; a field that was not sent counts as empty. One error per field, in `order`. */
export function readForm<Schema extends v.GenericSchema>(
  schema: Schema,
  order: readonly string[],
  typed: Typed,
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, Object.fromEntries(order.map((name) => [name, typed[name] ?? ''])));
  if (result.success) return { ok: true, value: result.output };
  const { nested } = v.flatten(result.issues);
  const messages: Readonly<Record<string, readonly string[] | undefined>> = { ...nested };
  const errors = order.flatMap((field): FieldProblem[] => {
    const code = enquiryErrorCodes.find((known) => known === messages[field]?.[0]);
    return code ? [{ field, code }] : [];
  });
  return { ok: false, errors };
}
