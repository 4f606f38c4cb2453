import * as v from 'valibot';
import { hasImpossibleDomain, subscribe } from '@/commands/newsletter/subscribe';
import { toDay } from '@/domain/calendar/south-african-time';
import { newsletter } from '@/domain/form/forms/newsletter';
import { readForm } from '@/domain/form/read-form';
import { defaultLocale, toLocale } from '@/i18n/locales';
import { getCms } from '@/queries/cms';
import { toFieldsSchema } from './form-schema';
import type { Operation } from './operation';
import { readTyped, refuseFields, toFaults } from './sent-form';

/** T-184 to T-189: clients look for words in `msg`. */
export const subscribeReplySchema = v.pipe(
  v.strictObject({
    result: v.pipe(v.picklist(['success', 'error']), v.description('Whether a link is on its way.')),
    msg: v.pipe(
      v.string(),
      v.description('Holds “confirm your email address”, “Member Exists” or “domain portion”, or says something else.'),
    ),
    error: v.pipe(v.nullable(v.string()), v.description('What is wrong; null: nothing.')),
  }),
  v.description('What became of a subscription.'),
);

type Reply = v.InferOutput<typeof subscribeReplySchema>;

/** The stated words; `domain` is said of an address that cannot exist. */
const replies = {
  confirm: {
    result: 'success',
    msg: 'Thank you. Please confirm your email address: we have sent you a link.',
    error: null,
  },
  memberExists: {
    result: 'error',
    msg: 'Member Exists: this email address is already signed up.',
    error: 'Member Exists',
  },
  domain: {
    result: 'error',
    msg: 'The domain portion of the email address is invalid (the portion after the @). Please enter a valid email address.',
    error: 'domain portion',
  },
} as const satisfies Record<string, Reply>;

const parameters = v.object({});

/** T16: asks for the newsletter. It begins when the link in the mailbox is opened (decisions 2). */
export const subscribeUser: Operation<typeof parameters, typeof subscribeReplySchema> = {
  method: 'POST',
  path: '/api/subscribeUser',
  summary: 'Subscribe to the newsletter',
  example: JSON.stringify({ firstName: 'Thandi', lastName: 'Mokoena', emailAddress: 'thandi@mail.example' }),
  parameters,
  budget: 'confirmation',
  body: v.looseObject({}),
  bodyDescription: toFieldsSchema(newsletter),
  answer: subscribeReplySchema,
  handle: async ({ body }) => {
    const { typed, faults } = readTyped(newsletter, body);
    const now = new Date();
    const read = readForm(newsletter, typed, { today: toDay(now) });
    if (faults.length > 0) return refuseFields(faults);
    if (!read.ok) {
      const isAddressAlone = read.errors.every(({ code }) => code === 'emailAddressInvalid');
      return isAddressAlone && hasImpossibleDomain(typed.emailAddress ?? '')
        ? { ok: true, value: replies.domain }
        : refuseFields(toFaults(newsletter, read.errors));
    }
    const cms = await getCms();
    const { firstName, lastName, emailAddress, topics } = read.value;
    const language = toLocale(localeOf(body)) ?? defaultLocale;
    const { outcome } = await subscribe(cms, { firstName, lastName, emailAddress, topics, language, now });
    if (outcome === 'unavailable') return { ok: false, error: { kind: 'unavailable', detail: 'Nothing was stored.' } };
    if (outcome === 'invalid-domain') return { ok: true, value: replies.domain };
    // A mailbox that was written to several times today holds the link already: `too-many` is told as any other.
    const saysSo = outcome === 'already' && (await saysAlreadySubscribed(cms));
    return { ok: true, value: saysSo ? replies.memberExists : replies.confirm };
  },
};

/** Otherwise the screen answers the same to everyone (decisions 2). */
async function saysAlreadySubscribed(cms: Awaited<ReturnType<typeof getCms>>): Promise<boolean> {
  const settings = await cms.findGlobal({ slug: 'enquiry-settings', depth: 0 });
  return settings.saysAlreadySubscribed === true;
}

function localeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'locale' in body ? String(body.locale) : '';
}
