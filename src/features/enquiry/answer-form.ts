import 'server-only';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { logger } from '@/lib/logger';
import { ownAddress } from '@/lib/own-address';
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
    return Response.json({ reference, location } satisfies FormAnswer, { headers: noStore });
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
  return Response.json(body, { status: answer.status, headers: refusalHeaders(answer.retryAfterSeconds) });
}

/** Says whether a page is for a frame: the page that is shown again must know it, too. */
export const frameHeader = 'sec-fetch-dest';

/** The answer to a browser without scripts: the thanks, or the same page again: asked from ourselves, because a page cannot be rendered from within a route handler. */
export async function toPage(
  answer: Answer,
  locale: Locale,
  path: string,
  destination: string | null,
): Promise<Response> {
  if ('location' in answer) return seeOther(answer.location);
  const { status, refused, retryAfterSeconds } = answer;
  const headers = refusalHeaders(retryAfterSeconds);
  try {
    const page = await fetch(`${ownAddress()}${localePath(locale, path)}`, {
      headers: { [formStateHeader]: keepFormState(refused), ...(destination ? { [frameHeader]: destination } : {}) },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    });
    if (!page.ok) throw new Error(`the form's page answers ${page.status}`);
    headers.set('Content-Type', page.headers.get('content-type') ?? 'text/html; charset=utf-8');
    return new Response(await page.text(), { status, headers });
  } catch (error) {
    logger.error({ path, code: error instanceof Error ? error.name : 'unknown' }, 'a form could not be shown again');
    return plain(status, getWords(locale, 'enquiry')('form.goBack'), headers);
  }
}

const noStore = { 'Cache-Control': 'private, no-store' };

function refusalHeaders(retryAfterSeconds?: number): Headers {
  const headers = new Headers(noStore);
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
  return headers;
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: location } });
}

export function plain(status: number, words: string, headers = new Headers(noStore)): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(words, { status, headers });
}
