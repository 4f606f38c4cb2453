import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { RequestPage } from '@/features/privacy/request-page';
import { isLocale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getPrivacyRequest } from '@/queries/privacy-requests';
import { SitePage } from '../../../../../../site-page';
import { toPrivateMetadata } from '../../../../enquiries/enquiry-link';

/** Says what is true now, to whoever has the link: never kept. */
export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ locale: string; code: string; proof: string }>;
  searchParams: Promise<{ problem?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await read(params);
  return toPrivateMetadata({ locale, path, title: getWords(locale, 'privacy')('title') });
}

/** A request about data, for whoever has the link of the mailbox. */
export default async function Page({ params, searchParams }: Props) {
  const isUnavailable = (await searchParams).problem === 'unavailable';
  const { locale, path, request } = await read(params);
  return (
    <SitePage locale={locale} path={path}>
      <RequestPage locale={locale} path={path} request={request} isUnavailable={isUnavailable} />
    </SitePage>
  );
}

/** A wrong link leads to an address that has no page, and says so without JavaScript (decision 5). */
async function read(params: Props['params']) {
  const { locale, code, proof } = await params;
  if (!isLocale(locale)) notFound();
  const request = await findRequest(code, proof);
  if (!request) redirect(localePath(locale, '/privacy/requests'));
  return { locale, request, path: `/privacy/requests/${code}/${proof}` };
}

/** The page and its title ask within one request. */
const findRequest = cache(getPrivacyRequest);
