import type { Payload } from 'payload';
import { atomicWrite, type Statement } from '@/cms/atomic-write';
import type { Form, FormValue } from '@/domain/form/form';
import { getFormWords } from '@/i18n/form-words';
import type { Locale } from '@/i18n/locales';
import { countConfirmation } from '@/lib/rate-limit';
import { kickOutbox } from '../outbox/outbox-worker';
import { toConsentCode, toConsentStatements } from '../privacy/consents';
import type { EnquiryRow } from './submit-enquiry';

type Chosen = { divisions: readonly string[]; channels: readonly string[] };

type Given = {
  form: Form;
  value: FormValue;
  contact: { fullName: string; contactNumber: string; emailAddress: string };
  locale: Locale;
  now: Date;
  /** Who writes the letter with the receipt's link; null: none is sent. */
  receiptFrom: { name: string; address: string } | null;
};

/** The receipt of the consent to marketing that was ticked on a form, for the write of its enquiry; none without it. */
export function toFormConsent(given: Given, enquiry: EnquiryRow): Statement[] {
  const { form, value, contact, locale, now, receiptFrom } = given;
  if (value.marketingConsent !== true) return [];
  const chosen = { divisions: listOf(value.consentDivision), channels: listOf(value.consentComms) };
  return toConsentStatements({
    ...contact,
    ...chosen,
    wording: toConsentWording(locale, chosen),
    locale,
    source: form.name,
    now,
    enquiry,
    ...(receiptFrom ? { receiptFrom } : {}),
  });
}

type Alone = Chosen & {
  emailAddress: string;
  fullName: string | null;
  contactNumber: string | null;
  locale: Locale;
  /** The name of the form that asked. */
  source: string;
  now: Date;
};

/** Stores a consent that came without an enquiry, and writes to its address where the receipt stands. Gives its number. */
export async function storeConsent(payload: Payload, consent: Alone): Promise<string> {
  const { brandName, mailFrom } = await payload.findGlobal({ slug: 'site-settings', depth: 0, locale: 'en' });
  const code = toConsentCode();
  const mayWrite = countConfirmation(consent.emailAddress, consent.now.getTime()) === 0;
  const statements = toConsentStatements({
    ...consent,
    code,
    wording: toConsentWording(consent.locale, consent),
    ...(mayWrite ? { receiptFrom: { name: brandName, address: mailFrom } } : {}),
  });
  await atomicWrite(payload, statements);
  if (mayWrite) kickOutbox();
  return code;
}

/** What was agreed to, as the form says it in a language: the box, how it is withdrawn, whose marketing and by which way. */
function toConsentWording(locale: Locale, { divisions, channels }: Chosen): string {
  const { fields, hints = {}, options = {} } = getFormWords(locale, 'special-offer');
  const shown = (field: string, chosen: readonly string[]) =>
    `${fields[field]} ${chosen.map((one) => options[field]?.[one] ?? one).join(', ')}.`;
  return [
    `${fields.marketingConsent}.`,
    hints.marketingConsent,
    shown('consentDivision', divisions),
    shown('consentComms', channels),
  ]
    .filter(Boolean)
    .join(' ');
}

function listOf(value: FormValue[string] | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
