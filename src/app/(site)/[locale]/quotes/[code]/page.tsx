import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { keptQuotePath } from '@/domain/finance/kept-quote';
import { KeptQuotePage } from '@/features/kept-quote/kept-quote-page';
import { readKeptQuote } from '@/features/kept-quote/read-kept-quote';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { NotFoundPage, notFoundMetadata } from '../../../../not-found-page';
import { toMetadata } from '../../../../page-metadata';
import { SitePage } from '../../../../site-page';

/**
 * Made anew after a minute, and as soon as prices or rates change: by then a quote may have expired. Kept at all because
 * the page of an unknown code has its status 404 and its words from the page cache alone (decision 5).
 */
export const revalidate = 60;

type Props = { params: Promise<{ locale: string; code: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await readParams(params);
  const kept = await readKeptQuote(locale, code);
  if (!kept) return notFoundMetadata(locale);
  const { title } = kept.view;
  const meta = { description: getWords(locale, 'keptQuote')('description'), robots: 'noindex' as const };
  return toMetadata({ locale, path: keptQuotePath(kept.stored.code), page: { title, meta } });
}

/** A quote that was kept, for whoever has its link. */
export default async function Page({ params }: Props) {
  const { locale, code } = await readParams(params);
  const path = keptQuotePath(code);
  const kept = await readKeptQuote(locale, code);
  if (!kept) return <NotFoundPage locale={locale} path={path} />;
  return (
    <SitePage locale={locale} path={path}>
      <KeptQuotePage locale={locale} {...kept} />
    </SitePage>
  );
}

async function readParams(params: Props['params']) {
  const { locale, code } = await params;
  if (!isLocale(locale)) notFound();
  return { locale, code };
}
