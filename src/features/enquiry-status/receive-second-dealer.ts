import 'server-only';
import { askSecondDealer } from '@/commands/enquiry/ask-second-dealer';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { clientAddressOf } from '@/lib/client-address';
import { statusPathOf } from '@/lib/enquiry-links';
import { readBody } from '@/lib/form-body';
import { plain, seeOther } from '@/lib/own-answers';
import { countSending } from '@/lib/rate-limit';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';
import { readSecondOffers, readStatus } from './read-status';
import type { SecondProblem } from './second-dealer';

type Context = { params: Promise<{ locale: string; reference: string; proof: string }> };

/**
 * Takes the visitor's consent to ask a second dealer: 303 to the enquiry's page, which says what came of it. 404 for a
 * wrong link, 403 from another site, 400 no form. Only a dealer that the page offers can be asked.
 */
export async function receiveSecondDealer(request: Request, { params }: Context): Promise<Response> {
  const { locale, ...link } = await params;
  if (!isLocale(locale)) return plain(404, '');
  const words = getWords(locale, 'enquiryStatus');
  if (!isFromOurPages(request.headers)) return plain(403, words('problems.foreign'));
  const status = await readStatus('enquiry', link);
  if (!status) return plain(404, words('problems.unknown'));
  if (countSending(clientAddressOf(request.headers), Date.now()) > 0) return back(locale, link.reference, 'tooMany');
  const body = await readBody(request);
  if (!body.ok) return plain(400, words('problems.unavailable'));
  const now = new Date();
  const offers = await readSecondOffers(locale, status, now);
  const chosen = offers.find(({ slug }) => slug === body.typed.dealer);
  if (!chosen) return back(locale, link.reference, 'taken');
  const asked = await askSecondDealer(await getCms(), {
    enquiry: status.enquiry,
    dealerSlug: chosen.slug,
    consent: { wording: chosen.question, locale },
    now,
  });
  if (asked.ok) return back(locale, link.reference);
  return back(locale, link.reference, asked.error === 'unavailable' ? 'unavailable' : 'taken');
}

function back(locale: Locale, reference: string, problem?: SecondProblem): Response {
  return seeOther(localePath(locale, statusPathOf(reference)) + (problem ? `?problem=${problem}` : ''));
}
