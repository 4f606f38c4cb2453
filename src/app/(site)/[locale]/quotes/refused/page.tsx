import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { refusedPath } from '@/features/kept-quote/refusal';
import { RefusedQuote } from '@/features/kept-quote/refused-quote';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { firstValue } from '../../../../first-value';
import { toMetadata } from '../../../../page-metadata';
import { SitePage } from '../../../../site-page';

/** Says what one visitor's form was answered: never kept. */
export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const title = getWords(locale, 'keptQuote')('refused.title');
  return toMetadata({ locale, path: refusedPath, page: { title, meta: { robots: 'noindex' } } });
}

export default async function Page({ params, searchParams }: Props) {
  const locale = await readLocale(params);
  const query = Object.entries(await searchParams).map(([name, value]) => [name, firstValue(value)]);
  return (
    <SitePage locale={locale} path={refusedPath}>
      <RefusedQuote locale={locale} query={Object.fromEntries(query)} />
    </SitePage>
  );
}

async function readLocale(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
