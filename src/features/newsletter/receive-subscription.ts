import 'server-only';
import { confirmSubscription, leaveNewsletter } from '@/commands/newsletter/subscription';
import { isSubscriptionLink, toConfirmPath, toLeavePath } from '@/commands/newsletter/subscription-links';
import { isLocale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { readBody } from '@/lib/form-body';
import { logger } from '@/lib/logger';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

type Link = { locale: string; code: string; proof: string };

/** The button of the confirmation page: 303 to that page. 404 for a wrong link, 403 from another site, 503 not stored. */
export async function receiveConfirmation(request: Request, { locale, code, proof }: Link): Promise<Response> {
  if (!isLocale(locale)) return plain(404, '');
  const words = getWords(locale, 'subscription');
  if (!isSubscriptionLink(code, proof)) return plain(404, words('problems.unknown'));
  if (!isFromOurPages(request.headers)) return plain(403, words('problems.foreign'));
  try {
    const outcome = await confirmSubscription(await getCms(), { code, locale, now: new Date() });
    if (outcome === 'unknown') return plain(404, words('problems.unknown'));
  } catch (error) {
    return unavailable(error, words('problems.unavailable'));
  }
  return seeOther(localePath(locale, toConfirmPath(code)));
}

/**
 * The button of the leaving page: 303 to that page. A mail program's one click (RFC 8058) comes from anywhere, carries
 * no cookie and is answered 200. 404 for a wrong link, 403 any other form from another site, 503 not stored.
 */
export async function receiveLeaving(request: Request, { locale, code, proof }: Link): Promise<Response> {
  if (!isLocale(locale)) return plain(404, '');
  const words = getWords(locale, 'subscription');
  if (!isSubscriptionLink(code, proof)) return plain(404, words('problems.unknown'));
  const body = await readBody(request);
  const isOneClick = body.ok && body.typed['List-Unsubscribe'] === 'One-Click';
  if (!isOneClick && !isFromOurPages(request.headers)) return plain(403, words('problems.foreign'));
  try {
    const by = isOneClick ? 'mail-client' : 'link';
    const isKnown = await leaveNewsletter(await getCms(), { code, by, now: new Date() });
    if (!isKnown) return plain(404, words('problems.unknown'));
  } catch (error) {
    return unavailable(error, words('problems.unavailable'));
  }
  return isOneClick ? plain(200, words('leave.doneTitle')) : seeOther(localePath(locale, toLeavePath(code)));
}

/** Whoever opens the address of a form is led to its page. */
export function leadToPage({ locale, code, proof }: Link, page: 'confirm' | 'leave'): Response {
  if (!isLocale(locale) || !isSubscriptionLink(code, proof)) return plain(404, '');
  return seeOther(localePath(locale, page === 'confirm' ? toConfirmPath(code) : toLeavePath(code)));
}

function unavailable(error: unknown, words: string): Response {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  logger.error({ code }, 'a subscription could not be changed');
  return plain(503, words, { 'Retry-After': '30' });
}

const noStore = { 'Cache-Control': 'private, no-store' };

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: location } });
}

function plain(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(words, {
    status,
    headers: { ...noStore, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}
