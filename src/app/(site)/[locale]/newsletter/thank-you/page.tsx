import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { AnswerPage, toAnswerWords, toNewsletterAnswer } from '@/features/newsletter/answer-page';
import { isLocale } from '@/i18n/locales';
import { isInFrame } from '../../../../embedded-page';
import { firstValue } from '../../../../first-value';
import { toMetadata } from '../../../../page-metadata';
import { newsletterPath } from '../newsletter-form';
import { NewsletterFrame } from '../newsletter-frame';

export const dynamic = 'force-dynamic';

const path = `${newsletterPath}/thank-you`;

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, answer } = await read(props);
  const { title } = toAnswerWords(locale, answer);
  return toMetadata({ locale, path, page: { title, meta: { robots: 'noindex' } } });
}

/** The result message in the place of the form (T-310). */
export default async function Page(props: Props) {
  const { locale, answer } = await read(props);
  const isEmbedded = isInFrame(await headers());
  return (
    <NewsletterFrame locale={locale} path={`${path}?answer=${answer}`} isEmbedded={isEmbedded}>
      <AnswerPage locale={locale} answer={answer} isEmbedded={isEmbedded} />
    </NewsletterFrame>
  );
}

async function read({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return { locale, answer: toNewsletterAnswer(firstValue((await searchParams).answer)) };
}
