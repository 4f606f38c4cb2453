import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { isStoredFile } from '@/commands/enquiry/form-record';
import { submitForm } from '@/commands/enquiry/submit-form';
import { toDay } from '@/domain/calendar/south-african-time';
import type { Form, FormValue } from '@/domain/form/form';
import { enquiryFormOfType, enquiryForms } from '@/domain/form/forms/enquiry-forms';
import { readForm } from '@/domain/form/read-form';
import { defaultLocale, toLocale } from '@/i18n/locales';
import { isRecord } from '@/lib/is-record';
import { getCms } from '@/queries/cms';
import { toFormSchema } from './form-schema';
import type { Operation, Outcome } from './operation';
import type { Problem } from './problem';
import { readTyped, refuseFields, toFaults, withoutUnsaid } from './sent-form';

export const acceptedSchema = v.pipe(
  v.strictObject({
    reference: v.pipe(
      v.string(),
      v.description('What the enquiry is asked about by; the visitor’s letter has it, too.'),
    ),
  }),
  v.description('An enquiry that is stored and cannot be lost any more.'),
);

const parameters = v.object({});
const forms: readonly Form[] = Object.values(enquiryForms);

/**
 * T2, D8, D11: an enquiry of any form. The fields of a special stand beside it or in `content` (D§3). Recipients are
 * those of the dealer's record, whatever is sent (D-269, D-297, decisions 2).
 */
export const sendEmail: Operation<typeof parameters, typeof acceptedSchema> = {
  method: 'POST',
  path: '/api/v1/email/send-email',
  summary: 'Send an enquiry',
  example: JSON.stringify({
    type: 'GENERAL_ENQUIRY',
    subject: 'Book A Service',
    fullName: 'Thandi Mokoena',
    contactNumber: '082 123 4567',
    emailAddress: 'thandi@mail.example',
    province: 'Gauteng',
    dealer: 'highveld-crest',
  }),
  parameters,
  budget: 'api',
  takesKey: true,
  body: v.looseObject({}),
  bodyDescription: {
    type: 'object',
    description:
      'The fields of one form, by its type. Of a special they may stand in content, too. locale is the visitor’s language: en, af or zu. Recipients are never taken from here.',
    oneOf: forms.map(toFormSchema),
  },
  answer: acceptedSchema,
  handle: async ({ body, request }) => {
    const key = readKey(request.headers);
    if (!key.ok) return key;
    const read = readSent(isRecord(body) ? body : {});
    return read.ok ? store({ ...read.value, idempotencyKey: key.value }) : read;
  },
};

type Sent = { form: Form; value: FormValue; locale: string };

async function store({ form, value, locale, idempotencyKey }: Sent & { idempotencyKey: string }) {
  const cms = await getCms();
  const fileName = form.file ? value[form.file.field] : '';
  if (form.file && typeof fileName === 'string' && fileName !== '') {
    const { field, folder } = form.file;
    const isKnown = await isStoredFile(cms, { fileName, folder, idempotencyKey });
    if (!isKnown) return refuseFields(toFaults(form, [{ field, code: 'fileUnreadable' }]));
  }
  const submitted = await submitForm(cms, {
    form,
    value,
    locale: toLocale(locale) ?? defaultLocale,
    idempotencyKey,
    onConflict: 'refuse',
  });
  if (submitted.ok) return { ok: true as const, value: { reference: submitted.reference } };
  if (submitted.error === 'invalid') return refuseFields(toFaults(form, submitted.errors));
  return { ok: false as const, error: problems[submitted.error] };
}

const problems: Record<'conflict' | 'unavailable', Problem> = {
  conflict: {
    kind: 'conflict',
    detail: 'Other content was sent under this Idempotency-Key before. Send changed content under a key of its own.',
    errors: [{ location: 'Idempotency-Key', message: 'belongs to other content' }],
  },
  unavailable: { kind: 'unavailable', detail: 'Nothing was stored. Try again in a few seconds.' },
};

/** A key of the client's own, apart from those of our forms; without one each sending is another enquiry. */
function readKey(headers: Headers): Outcome<string> {
  const key = headers.get('Idempotency-Key');
  if (key === null) return { ok: true, value: `api:${randomUUID()}` };
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return { ok: true, value: `api:${key}` };
  const message = 'has 1 to 200 printable characters without spaces';
  const errors = [{ location: 'Idempotency-Key', message }];
  return { ok: false, error: { kind: 'invalid-request', detail: `Idempotency-Key ${message}.`, errors } };
}

function readSent(body: Record<string, unknown>): Outcome<Sent> {
  const { type } = body;
  if (typeof type !== 'string') return refuseFields([{ location: 'type', message: 'is missing' }]);
  const form = enquiryFormOfType(type);
  if (!form) {
    const known = forms.flatMap((one) => [one.type, ...(one.alsoNamed ?? [])]).join(', ');
    return refuseFields([{ location: 'type', message: `is none of ${known}` }]);
  }
  const { typed, faults } = readTyped(form, body);
  const read = readForm(withoutUnsaid(form, typed), typed, { today: toDay(new Date()) });
  const errors = read.ok ? [] : toFaults(form, read.errors);
  const all = [...faults, ...errors.filter(({ location }) => !faults.some((fault) => fault.location === location))];
  if (!read.ok || all.length > 0) return refuseFields(all);
  return { ok: true, value: { form, value: read.value, locale: typeof body.locale === 'string' ? body.locale : '' } };
}
