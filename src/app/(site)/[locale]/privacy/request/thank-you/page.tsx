import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { privacyRequestForm } from '@/features/privacy/privacy-request-form';
import { RequestThanks } from '@/features/privacy/request-thanks';
import { getFormWords } from '@/i18n/form-words';
import { isLocale } from '@/i18n/locales';
import { toMetadata } from '../../../../../page-metadata';
import { SitePage } from '../../../../../site-page';

export const dynamic = 'force-dynamic';

const path = `${privacyRequestForm.path}/thank-you`;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { title } = getFormWords(locale, 'privacy-request').thanks;
  return toMetadata({ locale, path, page: { title, meta: { robots: 'noindex' } } });
}

export default async function Page({ params }: Props) {
  const locale = await readLocale(params);
  return (
    <SitePage locale={locale} path={path}>
      <RequestThanks locale={locale} />
    </SitePage>
  );
}

async function readLocale(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
