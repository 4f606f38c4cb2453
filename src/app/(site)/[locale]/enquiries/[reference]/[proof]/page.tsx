import type { Metadata } from 'next';
import { EnquiryStatusPage } from '@/features/enquiry-status/status-page';
import { getWords } from '@/i18n/messages';
import { statusPathOf } from '@/lib/enquiry-links';
import { firstValue } from '../../../../../first-value';
import { toPrivateMetadata } from '../../../../../page-metadata';
import { SitePage } from '../../../../../site-page';
import { type EnquiryLinkParams, readLinked } from '../../enquiry-link';

/** Says what is true now, to whoever has the link: never kept. */
export const dynamic = 'force-dynamic';

type Props = {
  params: EnquiryLinkParams;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, status } = await readLinked('enquiry', params);
  const title = getWords(locale, 'enquiryStatus')('title');
  return toPrivateMetadata({ locale, path: statusPathOf(status.enquiry.reference), title });
}

export default async function Page({ params, searchParams }: Props) {
  const { locale, status } = await readLinked('enquiry', params);
  const { problem } = await searchParams;
  return (
    <SitePage locale={locale} path={statusPathOf(status.enquiry.reference)}>
      <EnquiryStatusPage locale={locale} status={status} problem={firstValue(problem)} />
    </SitePage>
  );
}
