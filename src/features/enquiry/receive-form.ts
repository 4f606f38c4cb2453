import 'server-only';
import type { Form } from '@/domain/form/form';
import type { Typed, Validated } from '@/domain/form/form-errors';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { clientAddressOf } from '@/lib/client-address';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { plain, seeOther } from '@/lib/own-answers';
import { proofFor } from '@/lib/private-link';
import { countSending } from '@/lib/rate-limit';
import { isFromOurPages } from '@/lib/same-origin';
import { type Again, type Answer, frameHeader, toJson, toPage, toTooMany } from './answer-form';
import { mustAskAddress, openStepOf, stepOf, turnPage } from './form-steps';
import { checkSeal, sealForm } from './form-token';
import type { EnquiryProblem, FormSeal, RefusedForm } from './form-types';
import { takeHoneypot } from './honeypot';
import { notePressure } from './proof-of-work';
import { type ReadSent, readSent, readText, type SentForm, withoutFileErrors } from './read-sent';

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
  | { ok: true; reference: string; isCopySent: boolean; isFileMissing?: boolean }
  | { ok: true; location: string }
  /** `conflict`: the form's key was used for as many enquiries as it may be. */
  | { ok: false; error: 'unavailable' | 'conflict' };

type Context = { params: Promise<{ locale: string }> };

/**
 * The two handlers of a form's `send` route. A script (`Accept: application/json`) gets 200 `{reference, location}`
 * or `{errors, seal?}`; a browser without scripts a 303 to the thanks, or the form's page again with what was
 * typed. 422 wrong or stale, 429 too many (in a flood without the form), 413 too much text, 503 nothing could be
 * stored; 403 from another site.
 */
export function formRoutes<Value>(form: FormDefinition<Value>) {
  async function POST(request: Request, { params }: Context): Promise<Response> {
    const { locale } = await params;
    if (!isLocale(locale)) return new Response(null, { status: 404 });
    if (!isFromOurPages(request.headers)) return plain(403, getWords(locale, 'privateLink')('foreign'));
    const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
    const { waitSeconds, isShownAgain } = count(request, form.form, wantsJson);
    if (!isShownAgain) return toTooMany({ locale, wantsJson, waitSeconds });
    const sent = await read(request, form.form, waitSeconds);
    if (!sent.ok && sent.error === 'malformed') return plain(400, 'This is not a form.');
    const answer = await receive(form, sent, { locale, wantsJson, waitSeconds });
    return wantsJson ? toJson(answer, locale) : toPage(answer, locale, form.path, request.headers.get(frameHeader));
  }

  async function GET(_request: Request, { params }: Context): Promise<Response> {
    const { locale } = await params;
    return isLocale(locale) ? seeOther(localePath(locale, form.path)) : new Response(null, { status: 404 });
  }

  return { GET, POST };
}

/** Counted before anything is read. A form that is one too many is shown again to a browser without scripts, a few times. */
function count({ headers }: Request, form: Form | undefined, wantsJson: boolean) {
  const address = clientAddressOf(headers);
  const nowMs = Date.now();
  const waitSeconds = countSending(address, nowMs, form?.file ? 'upload' : 'form');
  const isShownAgain = waitSeconds === 0 || (!wantsJson && countSending(address, nowMs, 'refusal') === 0);
  return { waitSeconds, isShownAgain };
}

type Sent = ReadSent | { ok: false; error: 'tooMany'; typed: Typed };

/** What is turned away leaves no file on the disk: only its text is read. */
async function read(request: Request, form: Form | undefined, waitSeconds: number): Promise<Sent> {
  if (waitSeconds === 0) return readSent(request, form);
  return { ok: false, error: 'tooMany', typed: await readText(request, form) };
}

/** `waitSeconds`: too many came from there. */
type From = { locale: Locale; wantsJson: boolean; waitSeconds: number };

async function receive<Value>(form: FormDefinition<Value>, sent: Sent, from: From): Promise<Answer> {
  const now = { secret: getEnv().payloadSecret, nowMs: Date.now() };
  const { typed: filled, isFilled } = takeHoneypot(sent.ok ? sent.value.typed : sent.typed);
  const { key = '', token = '', work, go, ...typed } = filled;
  // What is turned away from one address is no pressure: nobody else has to work for it.
  const isUnderPressure = from.waitSeconds === 0 && notePressure(now.nowMs);
  const check = checkSeal({ key, token, work }, { ...now, isUnderPressure });
  const seal = check === 'forged' ? sealForm(now) : check === 'expired' ? sealForm({ ...now, key }) : { key, token };
  const keptFiles = sent.ok ? sent.value.keptFiles : {};
  const again: Again = (status, why, retryAfterSeconds) => {
    const refused = { typed, errors: [], problem: null, seal, keptFiles, step: openStepOf(go), ...why };
    return { status, refused, isSealNew: refused.seal.token !== token, retryAfterSeconds };
  };
  if (from.waitSeconds > 0) return again(429, { problem: 'tooMany' }, from.waitSeconds);
  if (!sent.ok) return again(413, { problem: 'tooLarge' });
  if (go && !from.wantsJson) return turnPage(form.form, typed, go, again);
  try {
    const problem = isFilled ? 'tooSoon' : sealProblems[check];
    return await judge(form, { sent: sent.value, typed, from, key, problem }, again);
  } catch (error) {
    // The stated words (D-302), here and below.
    logger.error({ form: form.path, code: error instanceof Error ? error.name : 'unknown' }, 'An error occurred:');
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
  if (!submitted.ok) {
    if (submitted.error === 'conflict') return again(422, { problem: 'expired', seal: makeSeal() });
    logger.error({ form: form.path, code: submitted.error }, 'Form submission failed');
    return again(503, { problem: submitted.error }, 30);
  }
  const isFileMissing = sent.isFileMissing || ('isFileMissing' in submitted && submitted.isFileMissing === true);
  return accepted(form.path, submitted, { ...from, isFileMissing });
}

function accepted(
  path: string,
  submitted: Extract<Submitted, { ok: true }>,
  { locale, isFileMissing }: { locale: Locale; isFileMissing: boolean },
): Answer {
  if ('location' in submitted) return { status: 200, location: localePath(locale, submitted.location) };
  const { reference, isCopySent } = submitted;
  const query = new URLSearchParams({ reference, proof: proofFor('enquiry', reference) });
  if (!isCopySent) query.set('copy', 'none');
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
  return refused?.seal ?? makeSeal();
}

function makeSeal(): FormSeal {
  return sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() });
}
