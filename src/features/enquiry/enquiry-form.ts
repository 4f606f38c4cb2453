import 'server-only';
import { submitForm } from '@/commands/enquiry/submit-form';
import { hasFile } from '@/commands/uploads/claim-upload';
import { toDay } from '@/domain/calendar/south-african-time';
import type { Form, FormValue } from '@/domain/form/form';
import type { FieldProblem, Typed } from '@/domain/form/form-errors';
import { readForm } from '@/domain/form/read-form';
import { type SitePlace, toEnquiryPath } from '@/domain/site/site-place';
import type { Locale } from '@/i18n/locales';
import { getCms } from '@/queries/cms';
import { getDealer } from '@/queries/dealers';
import type { FormDefinition } from './receive-form';

type EnquiryForm = {
  form: Form;
  /** Whose site it stands on: a dealer's own receives what is asked there. */
  place: SitePlace;
};

/** Any form whose answers are enquiries, as its `send` route receives it. */
export function enquiryForm({ form, place }: EnquiryForm): FormDefinition<FormValue> {
  return {
    form,
    path: toEnquiryPath(place, form.name),
    validate: async (typed, locale) => {
      const read = readForm(form, settle(typed, place), { today: toDay(new Date()) });
      if (!read.ok) return read;
      const errors = await checkDealer(form, read.value, locale);
      return errors.length > 0 ? { ok: false, errors } : read;
    },
    submit: async ({ value, locale, idempotencyKey }) => {
      const cms = await getCms();
      const submitted = await submitForm(cms, { form, value, locale, idempotencyKey, onConflict: 'new-enquiry' });
      if (!submitted.ok || !form.file || !value[form.file.field]) return submitted;
      return { ...submitted, isFileMissing: !(await hasFile(cms, submitted.enquiryId)) };
    },
  };
}

/** On a dealer's own site the dealer is settled, whatever was sent. */
function settle(typed: Typed, place: SitePlace): Typed {
  return place.kind === 'dealer' ? { ...typed, dealer: place.slug } : typed;
}

async function checkDealer(form: Form, { dealer }: FormValue, locale: Locale): Promise<FieldProblem[]> {
  const field = form.fields.find(({ name }) => name === 'dealer');
  if (!field || typeof dealer !== 'string' || dealer === '') return [];
  return (await getDealer(locale, dealer)) ? [] : [{ field: 'dealer', code: 'dealerRequired' }];
}
