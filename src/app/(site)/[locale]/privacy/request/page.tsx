import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { FormPage } from '@/features/enquiry/form-page';
import { readFormState } from '@/features/enquiry/form-state';
import { privacyRequestForm } from '@/features/privacy/privacy-request-form';
import { getFormWords } from '@/i18n/form-words';
import { isLocale } from '@/i18n/locales';
import { toMetadata } from '../../../../page-metadata';
import { SitePage } from '../../../../site-page';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

const { form, path } = privacyRequestForm;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { title, description } = getFormWords(locale, 'privacy-request');
  return toMetadata({ locale, path, page: { title, meta: { description, robots: 'noindex' } } });
}

/** Asks what somebody wants of the data that we hold about them. */
export default async function Page({ params }: Props) {
  const locale = await readLocale(params);
  const refused = readFormState(await headers());
  return (
    <SitePage locale={locale} path={path}>
      <FormPage locale={locale} form={form} path={path} refused={refused} asked={{}} />
    </SitePage>
  );
}

async function readLocale(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
