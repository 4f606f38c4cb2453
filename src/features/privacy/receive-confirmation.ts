import 'server-only';
import { confirmPrivacyRequest } from '@/commands/privacy/privacy-requests';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { answerUnavailable, plain, seeOther } from '@/lib/own-answers';
import { isProof } from '@/lib/private-link';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

type Link = { locale: string; code: string; proof: string };

/**
 * POST: starts the clock of a request about data and shows its page again. 403 from another site, 404 for a wrong link,
 * 503 not stored.
 */
export async function receiveConfirmation(request: Request, link: Link): Promise<Response> {
  const { locale, code, proof } = link;
  if (!isLocale(locale)) return plain(404, '');
  const words = getWords(locale, 'privateLink');
  if (!isProof('privacy-request', code, proof)) return plain(404, words('unknown'));
  if (!isFromOurPages(request.headers)) return plain(403, words('foreign'));
  try {
    const isKnown = await confirmPrivacyRequest(await getCms(), { code, now: new Date() });
    return isKnown ? leadToRequest(link) : plain(404, words('unknown'));
  } catch (error) {
    return answerUnavailable(error, { request, path: toRequestUrl(locale, link), words: words('unavailable') });
  }
}

/** Leads to the page of the request. */
export function leadToRequest(link: Link): Response {
  return isLocale(link.locale) ? seeOther(toRequestUrl(link.locale, link)) : plain(404, '');
}

function toRequestUrl(locale: Locale, { code, proof }: Link): string {
  return localePath(locale, `/privacy/requests/${encodeURIComponent(code)}/${encodeURIComponent(proof)}`);
}
