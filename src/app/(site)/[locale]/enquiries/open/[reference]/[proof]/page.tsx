import type { Metadata } from 'next';
import { DealerLinkPage } from '@/features/enquiry-status/dealer-link-page';
import { getWords } from '@/i18n/messages';
import { dealerLinkPathOf } from '@/lib/enquiry-links';
import { toPrivateMetadata } from '../../../../../../page-metadata';
import { SitePage } from '../../../../../../site-page';
import { type EnquiryLinkParams, readLinked } from '../../../enquiry-link';

/** Says what is true now, to whoever has the link: never kept. */
export const dynamic = 'force-dynamic';

type Props = { params: EnquiryLinkParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, status } = await readLinked('dealer-enquiry', params);
  const title = getWords(locale, 'enquiryStatus')('dealerLink.title');
  return toPrivateMetadata({ locale, path: dealerLinkPathOf(status.enquiry.reference), title });
}

export default async function Page({ params }: Props) {
  const { locale, status } = await readLinked('dealer-enquiry', params);
  return (
    <SitePage locale={locale} path={dealerLinkPathOf(status.enquiry.reference)}>
      <DealerLinkPage locale={locale} status={status} />
    </SitePage>
  );
}
