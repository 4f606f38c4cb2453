import 'server-only';
import { isReference } from '@/domain/enquiry/reference';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { isProof, type LinkPurpose } from '@/lib/private-link';
import { getDealers } from '@/queries/dealers';
import { type EnquiryStatus, getEnquiryStatus } from '@/queries/enquiry-status';
import { toNearestDealers } from './nearest-dealers';
import { isSecondOffered, type SecondOffer } from './status-model';

/** What a private link opens; null for a wrong proof and for an unknown enquiry, which answer alike. */
export async function readStatus(
  purpose: LinkPurpose & ('enquiry' | 'dealer-enquiry'),
  { reference, proof }: { reference: string; proof: string },
): Promise<EnquiryStatus | null> {
  return isReference(reference) && isProof(purpose, reference, proof) ? getEnquiryStatus(reference) : null;
}

const offeredCount = 3;

/** The nearest other dealers, each with the words that the visitor agrees to; none while none is offered. */
export async function readSecondOffers(locale: Locale, status: EnquiryStatus, now: Date): Promise<SecondOffer[]> {
  if (!isSecondOffered(status, now)) return [];
  const dealers = await getDealers(locale);
  const first = dealers.find(({ id }) => id === status.enquiry.dealerId);
  if (!first) return [];
  const words = getWords(locale, 'enquiryStatus');
  return toNearestDealers(dealers, { to: first, count: offeredCount }).map(({ dealer, kilometres }) => ({
    slug: dealer.slug,
    question: words('second.question', { dealer: dealer.name, distance: String(kilometres) }),
    yes: words('second.yes', { dealer: dealer.name }),
  }));
}
