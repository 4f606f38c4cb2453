import 'server-only';
import { keepQuote } from '@/commands/keep-quote';
import { calculatorPages, keptQuotePath } from '@/domain/finance/kept-quote';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { clientAddressOf } from '@/lib/client-address';
import { readBody } from '@/lib/form-body';
import { logger } from '@/lib/logger';
import { plain, seeOther, showOwnPage } from '@/lib/own-answers';
import { countSending } from '@/lib/rate-limit';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';
import { type KeepRequest, readKeepRequest, reckonQuote } from './reckon-quote';
import { type Refusal, refusedPath, toRefusedQuery } from './refusal';

type Context = { params: Promise<{ locale: string }> };

/**
 * Keeps a quote that a calculator's form sends, worked out anew: 303 to its page. 422 what is no offer, 429 too many,
 * 413 too large, 503 nothing could be stored, each with a page that says so; 400 no form, 403 from another site.
 */
export async function receiveQuote(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  if (!isFromOurPages(request.headers)) return plain(403, getWords(locale, 'keptQuote')('refused.foreign'));
  const body = await readBody(request);
  if (!body.ok && body.error === 'malformed') return plain(400, 'This is not a form.');
  if (!body.ok) return refuse(locale, { status: 413, reason: 'tooLarge', asked: null });
  const asked = readKeepRequest(body.typed);
  const waitSeconds = countSending(clientAddressOf(request.headers), Date.now());
  if (waitSeconds > 0) return refuse(locale, { status: 429, reason: 'tooMany', asked, waitSeconds });
  if (!asked) return refuse(locale, { status: 422, reason: 'unknown-calculator', asked });
  return keep(locale, asked);
}

/** Whoever opens the form's address itself is led to the calculators. */
export async function leadToCalculators({ params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return seeOther(localePath(locale, calculatorPages.instalment));
}

async function keep(locale: Locale, asked: KeepRequest): Promise<Response> {
  const unavailable = { status: 503, reason: 'unavailable', asked, waitSeconds: 30 } as const;
  try {
    const reckoned = await reckonQuote(asked);
    if (!reckoned.ok && reckoned.error === 'unavailable') return refuse(locale, unavailable);
    if (!reckoned.ok) return refuse(locale, { status: 422, reason: reckoned.error, asked });
    const kept = await keepQuote(await getCms(), reckoned.quote);
    return kept.ok ? seeOther(localePath(locale, keptQuotePath(kept.code))) : refuse(locale, unavailable);
  } catch (error) {
    logger.error({ code: error instanceof Error ? error.name : 'unknown' }, 'a quote could not be worked out');
    return refuse(locale, unavailable);
  }
}

type Refused = {
  status: 413 | 422 | 429 | 503;
  reason: Refusal;
  asked: KeepRequest | null;
  waitSeconds?: number;
};

/** The page that says why. */
function refuse(locale: Locale, { status, reason, asked, waitSeconds }: Refused): Promise<Response> {
  return showOwnPage({
    path: `${localePath(locale, refusedPath)}?${toRefusedQuery(reason, asked)}`,
    status,
    retryAfterSeconds: waitSeconds,
    words: getWords(locale, 'keptQuote')(`refused.why.${reason}`),
  });
}
