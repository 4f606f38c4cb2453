import 'server-only';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { noStoreHeaders, plain, seeOther, showOwnPage } from '@/lib/own-answers';
import { formStateHeader, keepFormState } from './form-state';
import type { FormAnswer, RefusedForm } from './form-types';

export type Refusal = 413 | 422 | 429 | 503;

export type Answer =
  | { status: 200; reference?: string; location: string }
  /** 200: the same page again, with a question or another step. */
  | { status: 200 | Refusal; refused: RefusedForm; isSealNew: boolean; retryAfterSeconds?: number };

/** Shows the form again, with what was typed. */
export type Again = (status: 200 | Refusal, why: Partial<RefusedForm>, retryAfterSeconds?: number) => Answer;

/** The answer to a script. */
export function toJson(answer: Answer, locale: Locale): Response {
  if ('location' in answer) {
    const { reference, location } = answer;
    return Response.json({ reference, location } satisfies FormAnswer, { headers: noStoreHeaders() });
  }
  const words = getWords(locale, 'enquiry');
  const { errors, problem, seal } = answer.refused;
  const body: FormAnswer = {
    errors: [
      ...(problem ? [{ field: null, message: words(`problems.${problem}`) }] : []),
      ...errors.map(({ field, code }) => ({ field, message: words(`errors.${code}`) })),
    ],
    ...(answer.isSealNew ? { seal } : {}),
    ...(problem === 'busy' ? { needsWork: true } : {}),
  };
  return Response.json(body, { status: answer.status, headers: noStoreHeaders(answer.retryAfterSeconds) });
}

/** Too many came: a script has its form still, and for a flood no page is made. */
export function toTooMany({ locale, wantsJson, waitSeconds }: TooMany): Response {
  const words = getWords(locale, 'enquiry');
  const message = words('problems.tooMany');
  const headers = noStoreHeaders(waitSeconds);
  if (!wantsJson) return plain(429, `${message} ${words('form.goBack')}`, headers);
  return Response.json({ errors: [{ field: null, message }] } satisfies FormAnswer, { status: 429, headers });
}

type TooMany = { locale: Locale; wantsJson: boolean; waitSeconds: number };

/** Says whether a page is for a frame: the page that is shown again must know it, too. */
export const frameHeader = 'sec-fetch-dest';

/** The answer to a browser without scripts: the thanks, or the same page again: with what was typed. */
export async function toPage(
  answer: Answer,
  locale: Locale,
  path: string,
  destination: string | null,
): Promise<Response> {
  if ('location' in answer) return seeOther(answer.location);
  const { status, refused, retryAfterSeconds } = answer;
  return showOwnPage({
    path: localePath(locale, path),
    status,
    retryAfterSeconds,
    sent: { [formStateHeader]: keepFormState(refused), ...(destination ? { [frameHeader]: destination } : {}) },
    words: getWords(locale, 'enquiry')('form.goBack'),
  });
}
