import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { newsletter } from '@/domain/form/forms/newsletter';
import { FormPage } from '@/features/enquiry/form-page';
import { readFormState } from '@/features/enquiry/form-state';
import { getFormWords } from '@/i18n/form-words';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { isInFrame } from '../../../embedded-page';
import { toMetadata } from '../../../page-metadata';
import { newsletterPath } from './newsletter-form';
import { NewsletterFrame } from './newsletter-frame';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { title, description } = getFormWords(locale, 'newsletter');
  return toMetadata({ locale, path: newsletterPath, page: { title, meta: { description, robots: 'noindex' } } });
}

/** The newsletter's sign-up (T-181): a page, and the content of the subscribe dialog (D-315). */
export default async function Page({ params, searchParams }: Props) {
  const locale = await readLocale(params);
  const sent = await headers();
  const isEmbedded = isInFrame(sent);
  const isLinkUnknown = (await searchParams).link === 'unknown';
  return (
    <NewsletterFrame locale={locale} path={newsletterPath} isEmbedded={isEmbedded}>
      <FormPage
        locale={locale}
        form={newsletter}
        path={newsletterPath}
        refused={readFormState(sent)}
        asked={{}}
        about={isLinkUnknown ? <p role="status">{getWords(locale, 'subscription')('unknownLink')}</p> : undefined}
        isEmbedded={isEmbedded}
      />
    </NewsletterFrame>
  );
}

async function readLocale(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
