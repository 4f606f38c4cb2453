import 'server-only';
import { askAboutData } from '@/commands/privacy/privacy-requests';
import { toDay } from '@/domain/calendar/south-african-time';
import type { FormValue } from '@/domain/form/form';
import type { Typed, Validated } from '@/domain/form/form-errors';
import { privacyRequest, privacyRequestKinds } from '@/domain/form/forms/privacy-request';
import { readForm } from '@/domain/form/read-form';
import type { Locale } from '@/i18n/locales';
import { getCms } from '@/queries/cms';

type PrivacyRequest = FormValue<typeof privacyRequest>;

type Sent = { value: PrivacyRequest; locale: Locale; idempotencyKey: string };

/** The form of a request about one's own data. Its answer is the same whoever sends it. */
export const privacyRequestForm = {
  form: privacyRequest,
  path: '/privacy/request',
  validate: async (typed: Typed): Promise<Validated<PrivacyRequest>> =>
    readForm(privacyRequest, typed, { today: toDay(new Date()) }),
  submit: async ({ value, locale, idempotencyKey }: Sent) => {
    const { fullName, emailAddress, message } = value;
    const kind = privacyRequestKinds.find((known) => known === value.kind);
    if (!kind) throw new Error('a request about data without a kind');
    const now = new Date();
    const asked = { kind, fullName, emailAddress, message, locale, idempotencyKey, now };
    const stored = await askAboutData(await getCms(), asked);
    return stored.ok ? ({ ok: true, location: `${privacyRequestForm.path}/thank-you` } as const) : stored;
  },
};
