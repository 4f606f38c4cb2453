import 'server-only';
import { confirmPrivacyRequest } from '@/commands/privacy/privacy-requests';
import { isLocale, localePath } from '@/i18n/locales';
import { isProof } from '@/lib/private-link';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

type Link = { locale: string; code: string; proof: string };

/** POST: starts the clock of a request about data and shows its page again. 403 from another site, 404 for a wrong link. */
export async function receiveConfirmation(request: Request, link: Link): Promise<Response> {
  const { locale, code, proof } = link;
  if (!isLocale(locale) || !isProof('privacy-request', code, proof)) return new Response(null, { status: 404 });
  if (!isFromOurPages(request.headers)) return new Response(null, { status: 403 });
  const isKnown = await confirmPrivacyRequest(await getCms(), { code, now: new Date() });
  return isKnown ? leadToRequest(link) : new Response(null, { status: 404 });
}

/** Leads to the page of the request. */
export function leadToRequest({ locale, code, proof }: Link): Response {
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const Location = localePath(locale, `/privacy/requests/${encodeURIComponent(code)}/${encodeURIComponent(proof)}`);
  return new Response(null, { status: 303, headers: { 'Cache-Control': 'private, no-store', Location } });
}
