import { subscribe } from '@/commands/newsletter/subscribe';
import { toDay } from '@/domain/calendar/south-african-time';
import type { FormValue } from '@/domain/form/form';
import { newsletter } from '@/domain/form/forms/newsletter';
import { readForm } from '@/domain/form/read-form';
import type { FormDefinition } from '@/features/enquiry/receive-form';
import type { NewsletterAnswer } from '@/features/newsletter/answer-page';
import { getCms } from '@/queries/cms';

export const newsletterPath = '/newsletter';

/** The newsletter's sign-up, as its `send` route receives it; what became of it stands at `thank-you?answer=`. */
export const newsletterForm: FormDefinition<FormValue<typeof newsletter>> = {
  form: newsletter,
  path: newsletterPath,
  validate: async (typed) => readForm(newsletter, typed, { today: toDay(new Date()) }),
  submit: async ({ value, locale }) => {
    const cms = await getCms();
    const { outcome } = await subscribe(cms, { ...value, language: locale, now: new Date() });
    if (outcome === 'unavailable') return { ok: false, error: 'unavailable' };
    const answer: NewsletterAnswer = outcome === 'already' ? await answerKnown(cms) : answers[outcome];
    return { ok: true, location: `${newsletterPath}/thank-you?answer=${answer}` };
  },
};

const answers = { 'confirmation-sent': 'confirm', 'invalid-domain': 'domain', 'too-many': 'tooMany' } as const;

/** The screen answers the same to everyone, unless the site wants it otherwise (decisions 2). */
async function answerKnown(cms: Awaited<ReturnType<typeof getCms>>): Promise<NewsletterAnswer> {
  const { saysAlreadySubscribed } = await cms.findGlobal({ slug: 'enquiry-settings', depth: 0 });
  return saysAlreadySubscribed ? 'already' : 'confirm';
}
