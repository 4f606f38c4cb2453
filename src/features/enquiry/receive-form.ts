import 'server-only';
import type { SubmittedEnquiry } from '@/commands/submit-enquiry';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { clientAddressOf } from '@/lib/client-address';
import { getEnv } from '@/lib/env';
import { readBody } from '@/lib/form-body';
import { logger } from '@/lib/logger';
import { ownAddress } from '@/lib/own-address';
import { countSending } from '@/lib/rate-limit';
import { isFromOurPages } from '@/lib/same-origin';
import { formStateHeader, keepFormState } from './form-state';
import { checkSeal, sealForm } from './form-token';
import type { EnquiryProblem, FormAnswer, FormSeal, RefusedForm, Typed, Validated } from './form-types';

export type FormDefinition<Value> = {
  /** The form's page, without language prefix; it posts to `{path}/send` and thanks at `{path}/thank-you`. */
  path: string;
  validate: (typed: Typed, locale: Locale) => Promise<Validated<Value>>;
  submit: (sent: { value: Value; typed: Typed; locale: Locale; idempotencyKey: string }) => Promise<SubmittedEnquiry>;
};

type Context = { params: Promise<{ locale: string }> };

/**
 * The two handlers of a form's `send` route. A script (`Accept: application/json`) gets 200 `{reference, location}`
 * or `{errors, seal?}`; a browser without scripts a 303 to the thanks, or the form's page again with what was
 * typed. 422 wrong or stale, 429 too many, 413 too large, 503 nothing could be stored; 403 from another site.
 */
export function formRoutes<Value>(form: FormDefinition<Value>) {
  async function POST(request: Request, { params }: Context): Promise<Response> {
    const { locale } = await params;
    if (!isLocale(locale)) return new Response(null, { status: 404 });
    if (!isFromOurPages(request.headers)) return plain(403, 'This form can be sent from its own page only.');
    const body = await readBody(request);
    if (!body.ok && body.error === 'malformed') return plain(400, 'This is not a form.');
    const answer = await receive(form, locale, body.ok ? body.typed : null, clientAddressOf(request.headers));
    const wantsJson = request.headers.get('accept')?.includes('application/json');
    return wantsJson ? toJson(answer, locale) : toPage(answer, locale, form.path, request.headers.get(frameHeader));
  }

  async function GET(_request: Request, { params }: Context): Promise<Response> {
    const { locale } = await params;
    return isLocale(locale) ? seeOther(localePath(locale, form.path)) : new Response(null, { status: 404 });
  }

  return { GET, POST };
}

type Answer =
  | { status: 200; reference: string; location: string }
  | { status: 413 | 422 | 429 | 503; refused: RefusedForm; isSealNew: boolean; retryAfterSeconds?: number };

async function receive<Value>(
  form: FormDefinition<Value>,
  locale: Locale,
  sent: Typed | null,
  address: string,
): Promise<Answer> {
  const now = { secret: getEnv().payloadSecret, nowMs: Date.now() };
  const { key = '', token = '', ...typed } = sent ?? {};
  const check = checkSeal({ key, token }, now);
  const seal = check === 'forged' ? sealForm(now) : check === 'expired' ? sealForm({ ...now, key }) : { key, token };
  const refuse = (status: 413 | 422 | 429 | 503, why: Partial<RefusedForm>, retryAfterSeconds?: number): Answer => ({
    status,
    refused: { typed, errors: [], problem: null, seal, ...why },
    isSealNew: seal.token !== token,
    retryAfterSeconds,
  });
  if (!sent) return refuse(413, { problem: 'tooLarge' });
  const waitSeconds = countSending(address, now.nowMs);
  if (waitSeconds > 0) return refuse(429, { problem: 'tooMany' }, waitSeconds);
  try {
    const validated = await form.validate(typed, locale);
    const problem = sealProblems[check];
    // Whoever has something to correct sends again anyway: that it was quick is no news.
    if (!validated.ok) {
      return refuse(422, { errors: validated.errors, problem: problem === 'tooSoon' ? null : problem });
    }
    if (problem) return refuse(422, { problem });
    const submitted = await form.submit({ value: validated.value, typed, locale, idempotencyKey: key });
    if (!submitted.ok) return refuse(503, { problem: submitted.error }, 30);
    const { reference } = submitted;
    return { status: 200, reference, location: localePath(locale, `${form.path}/thank-you?reference=${reference}`) };
  } catch (error) {
    logger.error(
      { form: form.path, code: error instanceof Error ? error.name : 'unknown' },
      'a form could not be read',
    );
    return refuse(503, { problem: 'unavailable' }, 30);
  }
}

const sealProblems: Record<ReturnType<typeof checkSeal>, EnquiryProblem | null> = {
  valid: null,
  tooSoon: 'tooSoon',
  expired: 'expired',
  forged: 'expired',
};

function toJson(answer: Answer, locale: Locale): Response {
  if (answer.status === 200) {
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
  };
  return Response.json(body, { status: answer.status, headers: refusalHeaders(answer.retryAfterSeconds) });
}

/** Says whether a page is for a frame: the page that is shown again must know it, too. */
const frameHeader = 'sec-fetch-dest';

/** The same page again: asked from ourselves, because a page cannot be rendered from within a route handler. */
async function toPage(answer: Answer, locale: Locale, path: string, destination: string | null): Promise<Response> {
  if (answer.status === 200) return seeOther(answer.location);
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

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: location } });
}

function plain(status: number, words: string, headers = new Headers(noStore)): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(words, { status, headers });
}

/** The seal of a form that is opened now, or that of the form shown again. */
export function sealOf(refused: RefusedForm | null): FormSeal {
  return refused?.seal ?? sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() });
}
