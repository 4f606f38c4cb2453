import 'server-only';
import { noteByDealerLink } from '@/commands/enquiry/note-enquiry';
import { isLocale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { dealerLinkPathOf } from '@/lib/enquiry-links';
import { logger } from '@/lib/logger';
import { noStoreHeaders, plain, seeOther } from '@/lib/own-answers';
import { isFromOurPages } from '@/lib/same-origin';
import { getCms } from '@/queries/cms';
import { readStatus } from './read-status';

type Context = { params: Promise<{ locale: string; reference: string; proof: string }> };

/**
 * A dealer says by its private link that an enquiry was opened or answered: 303 to the link's page. 404 for a wrong
 * link, 403 from another site, 503 when it could not be noted.
 */
export async function receiveDealerDeed(
  deed: 'opened' | 'answered',
  request: Request,
  { params }: Context,
): Promise<Response> {
  const { locale, ...link } = await params;
  if (!isLocale(locale)) return plain(404, '');
  const words = getWords(locale, 'enquiryStatus');
  if (!isFromOurPages(request.headers)) return plain(403, words('problems.foreign'));
  try {
    const status = await readStatus('dealer-enquiry', link);
    if (!status) return plain(404, words('problems.unknown'));
    await noteByDealerLink(await getCms(), { enquiryId: status.enquiry.id, deed, now: new Date() });
  } catch (error) {
    logger.error({ code: error instanceof Error ? error.name : 'unknown' }, 'a dealer’s word could not be noted');
    return plain(503, words('problems.unavailable'), noStoreHeaders(30));
  }
  return seeOther(localePath(locale, dealerLinkPathOf(link.reference)));
}
