import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { toDealerCountries } from '@/features/dealer-list/dealer-countries';
import { DealerList } from '@/features/dealer-list/dealer-list';
import { isLocale, type Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getDealers, getMarkets } from '@/queries/dealers';
import { toMetadata } from '../../../page-metadata';
import { SitePage } from '../../../site-page';

export const revalidate = 3600;

const path = '/dealers';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocaleParam((await params).locale);
  const t = getWords(locale, 'dealers');
  return toMetadata({ locale, path, page: { title: t('title'), meta: { description: t('intro') } } });
}

export default async function DealersPage({ params }: Props) {
  const locale = toLocaleParam((await params).locale);
  const [dealers, markets] = await Promise.all([getDealers(locale), getMarkets(locale)]);
  const t = getWords(locale, 'dealers');
  return (
    <SitePage locale={locale} path={path}>
      <DealerList
        title={t('title')}
        intro={t('intro')}
        countries={toDealerCountries({ dealers, markets, locale })}
        labels={{ empty: t('empty'), quote: t('quote'), jump: t('jump') }}
      />
    </SitePage>
  );
}

function toLocaleParam(locale: string): Locale {
  if (!isLocale(locale)) notFound();
  return locale;
}
