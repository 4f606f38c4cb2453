import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnquiryThanks } from '@/features/enquiry/enquiry-thanks';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { toMetadata } from '../../../../../page-metadata';
import { SitePage } from '../../../../../site-page';

export const dynamic = 'force-dynamic';

const path = '/enquiry/vehicle/thank-you';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const title = getWords(locale, 'enquiry')('thanks.title');
  return toMetadata({ locale, path, page: { title, meta: { robots: 'noindex' } } });
}

export default async function Page({ params, searchParams }: Props) {
  const locale = await readLocale(params);
  return (
    <SitePage locale={locale} path={path}>
      <EnquiryThanks locale={locale} query={await searchParams} />
    </SitePage>
  );
}

async function readLocale(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
