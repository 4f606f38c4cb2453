import 'server-only';
import { confirmSubscription, leaveNewsletter } from '@/commands/newsletter/subscription';
import { isSubscriptionLink, toConfirmPath, toLeavePath } from '@/commands/newsletter/subscription-links';
import { isLocale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { readBody } from '@/lib/form-body';
import { answerUnavailable, plain, seeOther } from '@/lib/own-answers';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

type Link = { locale: string; code: string; proof: string };

/** The button of the confirmation page: 303 to that page. 404 for a wrong link, 403 from another site, 503 not stored. */
export async function receiveConfirmation(request: Request, { locale, code, proof }: Link): Promise<Response> {
  if (!isLocale(locale)) return plain(404, '');
  const words = getWords(locale, 'privateLink');
  if (!isSubscriptionLink(code, proof)) return plain(404, words('unknown'));
  if (!isFromOurPages(request.headers)) return plain(403, words('foreign'));
  const path = localePath(locale, toConfirmPath(code));
  try {
    const outcome = await confirmSubscription(await getCms(), { code, locale, now: new Date() });
    if (outcome === 'unknown') return plain(404, words('unknown'));
  } catch (error) {
    return answerUnavailable(error, { request, path, words: words('unavailable') });
  }
  return seeOther(path);
}

/**
 * The button of the leaving page: 303 to that page. A mail program's one click (RFC 8058) comes from anywhere, carries
 * no cookie and is answered 200. 404 for a wrong link, 403 any other form from another site, 503 not stored.
 */
export async function receiveLeaving(request: Request, { locale, code, proof }: Link): Promise<Response> {
  if (!isLocale(locale)) return plain(404, '');
  const words = getWords(locale, 'privateLink');
  if (!isSubscriptionLink(code, proof)) return plain(404, words('unknown'));
  const body = await readBody(request);
  const isOneClick = body.ok && body.typed['List-Unsubscribe'] === 'One-Click';
  if (!isOneClick && !isFromOurPages(request.headers)) return plain(403, words('foreign'));
  const path = localePath(locale, toLeavePath(code));
  try {
    const by = isOneClick ? 'mail-client' : 'link';
    const isKnown = await leaveNewsletter(await getCms(), { code, by, now: new Date() });
    if (!isKnown) return plain(404, words('unknown'));
  } catch (error) {
    return answerUnavailable(error, { request, path, words: words('unavailable') });
  }
  return isOneClick ? plain(200, getWords(locale, 'subscription')('leave.doneTitle')) : seeOther(path);
}

/** Whoever opens the address of a form is led to its page. */
export function leadToPage({ locale, code, proof }: Link, page: 'confirm' | 'leave'): Response {
  if (!isLocale(locale) || !isSubscriptionLink(code, proof)) return plain(404, '');
  return seeOther(localePath(locale, page === 'confirm' ? toConfirmPath(code) : toLeavePath(code)));
}
