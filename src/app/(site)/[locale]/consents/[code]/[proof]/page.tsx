import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { ReceiptPage } from '@/features/consent/receipt-page';
import { isLocale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getConsentReceipt } from '@/queries/consents';
import { SitePage } from '../../../../../site-page';
import { toPrivateMetadata } from '../../../enquiries/enquiry-link';

/** Says what is true now, to whoever has the link: never kept. */
export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ locale: string; code: string; proof: string }>;
  searchParams: Promise<{ problem?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await read(params);
  return toPrivateMetadata({ locale, path, title: getWords(locale, 'consent')('title') });
}

/** A consent to marketing, as it was given, for whoever has its link. */
export default async function Page({ params, searchParams }: Props) {
  const isUnavailable = (await searchParams).problem === 'unavailable';
  const { locale, path, receipt } = await read(params);
  return (
    <SitePage locale={locale} path={path}>
      <ReceiptPage locale={locale} path={path} receipt={receipt} isUnavailable={isUnavailable} />
    </SitePage>
  );
}

/** A wrong link leads to an address that has no page, and says so without JavaScript (decision 5). */
async function read(params: Props['params']) {
  const { locale, code, proof } = await params;
  if (!isLocale(locale)) notFound();
  const receipt = await findReceipt(code, proof);
  if (!receipt) redirect(localePath(locale, '/consents'));
  return { locale, receipt, path: `/consents/${code}/${proof}` };
}

/** The page and its title ask within one request. */
const findReceipt = cache(getConsentReceipt);
