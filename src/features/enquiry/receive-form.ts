import 'server-only';
import type { Form } from '@/domain/form/form';
import type { Typed, Validated } from '@/domain/form/form-errors';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { clientAddressOf } from '@/lib/client-address';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { proofFor } from '@/lib/private-link';
import { countSending } from '@/lib/rate-limit';
import { isFromOurPages } from '@/lib/same-origin';
import { type Again, type Answer, frameHeader, plain, seeOther, toJson, toPage } from './answer-form';
import { mustAskAddress, stepOf, turnPage } from './form-steps';
import { checkSeal, sealForm } from './form-token';
import type { EnquiryProblem, FormSeal, RefusedForm } from './form-types';
import { takeHoneypot } from './honeypot';
import { notePressure } from './proof-of-work';
import { readSent, type SentForm, withoutFileErrors } from './read-sent';

export type FormDefinition<Value> = {
  /** The form's description, where it has lists, steps or a file. */
  form?: Form;
  /** The form's page, without language prefix; it posts to `{path}/send` and thanks at `{path}/thank-you`. */
  path: string;
  validate: (typed: Typed, locale: Locale) => Promise<Validated<Value>>;
  submit: (sent: { value: Value; typed: Typed; locale: Locale; idempotencyKey: string }) => Promise<Submitted>;
};

/** What is accepted and is no enquiry says where its thanks stand, without language. */
export type Submitted =
  /** `isFileMissing`: the file that came along is not there. */
  | { ok: true; reference: string; isFileMissing?: boolean }
  | { ok: true; location: string }
  | { ok: false; error: EnquiryProblem };

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
    const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
    const { waitSeconds, sent } = await readCounted(request, form.form);
    if (sent && !sent.ok && sent.error === 'malformed') return plain(400, 'This is not a form.');
    const answer = await receive(form, sent?.ok ? sent.value : null, { locale, wantsJson, waitSeconds });
    return wantsJson ? toJson(answer, locale) : toPage(answer, locale, form.path, request.headers.get(frameHeader));
  }

  async function GET(_request: Request, { params }: Context): Promise<Response> {
    const { locale } = await params;
    return isLocale(locale) ? seeOther(localePath(locale, form.path)) : new Response(null, { status: 404 });
  }

  return { GET, POST };
}

/** Counted before anything is read: what is turned away leaves no file on the disk. */
async function readCounted(request: Request, form: Form | undefined) {
  const address = clientAddressOf(request.headers);
  const waitSeconds = countSending(address, Date.now(), form?.file ? 'upload' : 'form');
  return { waitSeconds, sent: waitSeconds > 0 ? null : await readSent(request, form) };
}

/** `waitSeconds`: too many came from there, and this one was not read. */
type From = { locale: Locale; wantsJson: boolean; waitSeconds: number };

async function receive<Value>(form: FormDefinition<Value>, sent: SentForm | null, from: From): Promise<Answer> {
  const now = { secret: getEnv().payloadSecret, nowMs: Date.now() };
  const { typed: filled, isFilled } = takeHoneypot(sent?.typed ?? {});
  const { key = '', token = '', work, go, ...typed } = filled;
  const check = checkSeal({ key, token, work }, { ...now, isUnderPressure: notePressure(now.nowMs) });
  const seal = check === 'forged' ? sealForm(now) : check === 'expired' ? sealForm({ ...now, key }) : { key, token };
  const again: Again = (status, why, retryAfterSeconds) => ({
    status,
    refused: { typed, errors: [], problem: null, seal, keptFiles: sent?.keptFiles, step: 2, ...why },
    isSealNew: seal.token !== token,
    retryAfterSeconds,
  });
  if (from.waitSeconds > 0) return again(429, { problem: 'tooMany' }, from.waitSeconds);
  if (!sent) return again(413, { problem: 'tooLarge' });
  if (go && !from.wantsJson) return turnPage(form.form, typed, go, again);
  try {
    return await judge(form, { sent, typed, from, key, problem: isFilled ? 'tooSoon' : sealProblems[check] }, again);
  } catch (error) {
    logger.error(
      { form: form.path, code: error instanceof Error ? error.name : 'unknown' },
      'a form could not be read',
    );
    return again(503, { problem: 'unavailable' }, 30);
  }
}

type Judged = { sent: SentForm; typed: Typed; from: From; key: string; problem: EnquiryProblem | null };

async function judge<Value>(
  form: FormDefinition<Value>,
  { sent, typed, from, key, problem }: Judged,
  again: Again,
): Promise<Answer> {
  const validated = await form.validate(typed, from.locale);
  const errors = [...(validated.ok ? [] : withoutFileErrors(validated.errors, sent)), ...sent.fileErrors];
  // Whoever has something to correct sends again anyway: that it was quick is no news.
  if (errors.length > 0) {
    const step = stepOf(form.form, errors);
    return again(422, { errors, step, problem: problem === 'tooSoon' ? null : problem });
  }
  // Nothing is wrong but a file that could not be stored, and the form cannot go without it.
  if (!validated.ok) return again(503, { problem: 'unavailable' }, 30);
  if (problem) return again(422, { problem });
  if (!from.wantsJson && mustAskAddress(form.form, typed)) return again(200, { asksAddress: true });
  const submitted = await form.submit({ value: validated.value, typed, locale: from.locale, idempotencyKey: key });
  if (!submitted.ok) return again(503, { problem: submitted.error }, 30);
  const isFileMissing = sent.isFileMissing || ('isFileMissing' in submitted && submitted.isFileMissing === true);
  return accepted(form.path, submitted, { ...from, isFileMissing });
}

function accepted(
  path: string,
  submitted: Extract<Submitted, { ok: true }>,
  { locale, isFileMissing }: { locale: Locale; isFileMissing: boolean },
): Answer {
  if ('location' in submitted) return { status: 200, location: localePath(locale, submitted.location) };
  const { reference } = submitted;
  const query = new URLSearchParams({ reference, proof: proofFor('enquiry', reference) });
  if (isFileMissing) query.set('file', 'missing');
  return { status: 200, reference, location: localePath(locale, `${path}/thank-you?${query}`) };
}

const sealProblems: Record<ReturnType<typeof checkSeal>, EnquiryProblem | null> = {
  valid: null,
  tooSoon: 'tooSoon',
  busy: 'busy',
  expired: 'expired',
  forged: 'expired',
};

/** The seal of a form that is opened now, or that of the form shown again. */
export function sealOf(refused: RefusedForm | null): FormSeal {
  return refused?.seal ?? sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() });
}
