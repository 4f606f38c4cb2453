import 'server-only';
import { withdrawConsent } from '@/commands/privacy/consents';
import { isLocale, localePath } from '@/i18n/locales';
import { readBody } from '@/lib/form-body';
import { isProof } from '@/lib/private-link';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';

type Link = { locale: string; code: string; proof: string };

/**
 * POST: withdraws the consent of a link without login, and shows its receipt again. A mail program's one click (RFC
 * 8058) comes from no page of ours and is answered 200. 403 from another site, 404 for a wrong link.
 */
export async function receiveWithdrawal(request: Request, link: Link): Promise<Response> {
  const { locale, code, proof } = link;
  if (!isLocale(locale) || !isProof('consent', code, proof)) return new Response(null, { status: 404 });
  const isOneClick = await isMailClient(request);
  if (!isOneClick && !isFromOurPages(request.headers)) return new Response(null, { status: 403 });
  const by = isOneClick ? 'mail-client' : 'link';
  const withdrawnAt = await withdrawConsent(await getCms(), { code, by, now: new Date() });
  if (!withdrawnAt) return new Response(null, { status: 404 });
  return isOneClick ? new Response(null, { status: 200, headers: noStore }) : leadToReceipt(link);
}

/** Leads to the receipt: what a withdrawal is followed by, and what its address is when it is only opened. */
export function leadToReceipt({ locale, code, proof }: Link): Response {
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const Location = localePath(locale, `/consents/${encodeURIComponent(code)}/${encodeURIComponent(proof)}`);
  return new Response(null, { status: 303, headers: { ...noStore, Location } });
}

async function isMailClient(request: Request): Promise<boolean> {
  const body = await readBody(request);
  return body.ok && body.typed['List-Unsubscribe'] === 'One-Click';
}

const noStore = { 'Cache-Control': 'private, no-store' };
