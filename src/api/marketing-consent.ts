import * as v from 'valibot';
import { storeConsent } from '@/commands/enquiry/form-consent';
import { toDay } from '@/domain/calendar/south-african-time';
import { cleanLine } from '@/domain/enquiry/clean-line';
import { defineForm, type FormField } from '@/domain/form/form';
import { emailField } from '@/domain/form/forms/contact-fields';
import { specialOffer } from '@/domain/form/forms/special-offer';
import { readForm } from '@/domain/form/read-form';
import { defaultLocale, type Locale, toLocale } from '@/i18n/locales';
import { isRecord } from '@/lib/is-record';
import { getCms } from '@/queries/cms';
import type { Fault } from './loopback-filter';
import type { Operation, Outcome } from './operation';
import { refuseFields, toFaults } from './sent-form';

export const consentReceiptSchema = v.pipe(
  v.strictObject({
    receipt: v.pipe(v.nullable(v.string()), v.description('The number of the stored receipt; null: it was a test.')),
  }),
  v.description('A consent to marketing, as it is kept.'),
);

const text = v.pipe(v.string('must be text'), v.maxLength(200, 'has at most 200 characters'));
const dataElements = v.object({
  FirstName: v.optional(text),
  LastName: v.pipe(v.optional(text), v.description('“na” where it was not asked for.')),
  Phone: v.optional(text),
});

const bodySchema = v.looseObject(
  {
    identifier: v.pipe(v.string('must be text'), v.description('The email address.')),
    test: v.pipe(v.optional(v.boolean('must be true or false'), false), v.description('True: nothing is stored.')),
    purposes: v.pipe(
      v.array(v.looseObject({}, 'must be an object'), 'must be a list'),
      v.maxLength(20, 'has at most 20 entries'),
      v.description(
        'With preferences, and their options: at least one of TFS, TIM, Lexus, Hino and at least one of Call, SMS, Email.',
      ),
    ),
    dataElements: v.pipe(v.optional(dataElements), v.description('Or its fields beside the others.')),
    ...dataElements.entries,
    locale: v.pipe(v.optional(text), v.description('The language that it was asked in; English unless stated.')),
  },
  'is missing',
);

type Body = v.InferOutput<typeof bodySchema>;

const parameters = v.object({});

/** D10: stores a receipt of consent to marketing (D-300, D-301, issue 6 §4). */
export const marketingConsent: Operation<typeof parameters, typeof consentReceiptSchema> = {
  method: 'POST',
  path: '/api/onetrustMarketingConsent',
  summary: 'Store a consent to marketing',
  example: JSON.stringify({
    identifier: 'thandi@mail.example',
    test: false,
    purposes: [{ preferences: [{ options: ['TFS', 'Lexus'] }, { options: ['Email'] }] }],
    dataElements: { FirstName: 'Thandi', LastName: 'na', Phone: '+27821234567' },
  }),
  parameters,
  budget: 'api',
  body: bodySchema,
  answer: consentReceiptSchema,
  handle: async ({ body }) => {
    const read = readConsent(body as Body);
    if (!read.ok) return read;
    const { isTest, ...consent } = read.value;
    return {
      ok: true,
      value: {
        receipt: isTest
          ? null
          : await storeConsent(await getCms(), { ...consent, source: specialOffer.name, now: new Date() }),
      },
    };
  },
};

type Consent = {
  emailAddress: string;
  fullName: string | null;
  contactNumber: string | null;
  divisions: readonly string[];
  channels: readonly string[];
  locale: Locale;
};

/** What of the form that asks for it comes here. */
const consentForm = defineForm({
  ...specialOffer,
  fields: [
    emailField,
    { name: 'contactNumber', kind: 'phone' },
    { name: 'consentDivision', kind: 'choices', required: 'divisionRequired', options: optionsIn('consentDivision') },
    { name: 'consentComms', kind: 'choices', required: 'channelRequired', options: optionsIn('consentComms') },
  ],
});

function optionsIn(name: string): readonly string[] {
  const fields: readonly FormField[] = specialOffer.fields;
  return fields.find((field) => field.name === name)?.options ?? [];
}

/** By the rules of the form that asks for it: the address, at least one division and one channel (D-289). */
function readConsent(body: Body): Outcome<Consent & { isTest: boolean }> {
  const { FirstName = '', LastName = '', Phone = '' } = { ...body, ...body.dataElements };
  const chosen = optionsOf(body.purposes).join(',');
  const typed = { emailAddress: body.identifier, contactNumber: Phone, consentDivision: chosen, consentComms: chosen };
  const read = readForm(consentForm, typed, { today: toDay(new Date()) });
  if (!read.ok) return refuseFields(toFaults(consentForm, read.errors).map(toOwnLocation));
  const { emailAddress, contactNumber, consentDivision, consentComms } = read.value;
  const fullName = [FirstName, isPlaceholder(LastName) ? '' : LastName].map(cleanLine).filter(Boolean).join(' ');
  return {
    ok: true,
    value: {
      isTest: body.test,
      emailAddress,
      fullName: fullName || null,
      contactNumber: contactNumber || null,
      divisions: consentDivision,
      channels: consentComms,
      locale: toLocale(body.locale ?? '') ?? defaultLocale,
    },
  };
}

/** Every text in the purposes' preferences; what is no division and no channel of ours is left out later. */
function optionsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value.slice(0, 80)];
  if (depth > 8) return [];
  if (Array.isArray(value)) return value.flatMap((one) => optionsOf(one, depth + 1));
  return isRecord(value) ? Object.values(value).flatMap((one) => optionsOf(one, depth + 1)) : [];
}

/** What the surname is where the form asks for none (D-301). */
function isPlaceholder(surname: string): boolean {
  return ['na', '-', 'noname'].includes(surname.trim().toLowerCase());
}

const ownLocations: Readonly<Record<string, string>> = {
  emailAddress: 'identifier',
  contactNumber: 'Phone',
  consentDivision: 'purposes',
  consentComms: 'purposes',
};

function toOwnLocation({ location, message }: Fault): Fault {
  return { location: ownLocations[location] ?? location, message };
}
