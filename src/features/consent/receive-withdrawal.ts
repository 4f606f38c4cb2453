import 'server-only';
import { withdrawConsent } from '@/commands/privacy/consents';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { readBody } from '@/lib/form-body';
import { answerUnavailable, plain, seeOther } from '@/lib/own-answers';
import { isProof } from '@/lib/private-link';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

type Link = { locale: string; code: string; proof: string };

/**
 * POST: withdraws the consent of a link without login, and shows its receipt again. A mail program's one click (RFC
 * 8058) comes from no page of ours and is answered 200. 403 from another site, 404 for a wrong link, 503 not stored.
 */
export async function receiveWithdrawal(request: Request, link: Link): Promise<Response> {
  const { locale, code, proof } = link;
  if (!isLocale(locale)) return plain(404, '');
  const words = getWords(locale, 'privateLink');
  if (!isProof('consent', code, proof)) return plain(404, words('unknown'));
  const isOneClick = await isMailClient(request);
  if (!isOneClick && !isFromOurPages(request.headers)) return plain(403, words('foreign'));
  const by = isOneClick ? 'mail-client' : 'link';
  try {
    const withdrawnAt = await withdrawConsent(await getCms(), { code, by, now: new Date() });
    if (!withdrawnAt) return plain(404, words('unknown'));
  } catch (error) {
    return answerUnavailable(error, { request, path: toReceiptUrl(locale, link), words: words('unavailable') });
  }
  return isOneClick ? plain(200, '') : leadToReceipt(link);
}

/** Leads to the receipt: what a withdrawal is followed by, and what its address is when it is only opened. */
export function leadToReceipt(link: Link): Response {
  return isLocale(link.locale) ? seeOther(toReceiptUrl(link.locale, link)) : plain(404, '');
}

function toReceiptUrl(locale: Locale, { code, proof }: Link): string {
  return localePath(locale, `/consents/${encodeURIComponent(code)}/${encodeURIComponent(proof)}`);
}

async function isMailClient(request: Request): Promise<boolean> {
  const body = await readBody(request);
  return body.ok && body.typed['List-Unsubscribe'] === 'One-Click';
}
