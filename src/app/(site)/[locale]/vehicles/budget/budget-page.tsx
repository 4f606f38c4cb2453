import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { budgetFields } from '@/domain/finance/budget-wish';
import { homePath, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { budgetPath } from '@/features/budget/budget-address';
import { BudgetSentence } from '@/features/budget/budget-sentence';
import { BudgetView } from '@/features/budget/budget-view';
import { readBudgetPage } from '@/features/budget/read-budget-page';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { StructuredData } from '@/ui/structured-data';
import { firstValue } from '../../../../first-value';
import { NotFoundPage, notFoundMetadata } from '../../../../not-found-page';
import { toMetadata } from '../../../../page-metadata';
import { readPlace } from '../../../../read-place';
import { SitePage } from '../../../../site-page';
import { toSiteTrail } from '../../../../site-trail';

/** What a budget's page is given; without a dealer it is the main site's. */
export type BudgetProps = {
  params: Promise<{ locale: string; dealerSlug?: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Whatever is asked, the address that counts is the page's own. */
export async function budgetMetadata(props: BudgetProps): Promise<Metadata> {
  const { locale, place, query } = await read(props);
  if (!place) return notFoundMetadata(locale);
  const t = getWords(locale, 'budget');
  const metadata = await toMetadata({
    locale,
    path: budgetPath(place),
    place,
    page: { title: t('title'), meta: { description: t('description') } },
  });
  return Object.keys(query).length > 0 ? { ...metadata, robots: { index: false, follow: true } } : metadata;
}

/** What fits a budget by the month, and what would make the next vehicle fit (issue 5, §3.5). */
export async function BudgetPage(props: BudgetProps) {
  const { locale, home, place, isAsTyped, query } = await read(props);
  if (!place) return <NotFoundPage locale={locale} path={`${home}/budget`} />;
  const path = budgetPath(place);
  const asked = toAsked(query);
  if (!isAsTyped) redirect(`${localePath(locale, path)}${toSearch(asked)}`);
  const t = getWords(locale, 'budget');
  const page = await readBudgetPage({ locale, place, asked });
  return (
    <SitePage locale={locale} path={path} place={place}>
      <BudgetView
        title={t('title')}
        lead={page ? t('lead') : whyHidden(locale, place)}
        sentence={page && <BudgetSentence locale={locale} form={page.form} />}
        results={page?.results ?? null}
        notes={page?.notes ?? null}
        ways={page ? null : waysOn(locale, place)}
        labels={{ noPicture: getWords(locale, 'vehicle')('list.noPicture') }}
      />
      <StructuredData of={toSiteTrail(locale, place, [{ name: t('title'), path }])} />
    </SitePage>
  );
}

async function read({ params, searchParams }: BudgetProps) {
  const { locale, dealerSlug } = await params;
  if (!isLocale(locale)) notFound();
  return { locale, query: await searchParams, ...(await readPlace(locale, dealerSlug)) };
}

/** Nothing that is typed is longer; more is nobody's budget. */
const mostCharacters = 40;

/** Of the query the fields of the sentence. */
function toAsked(query: Awaited<BudgetProps['searchParams']>): Partial<Record<(typeof budgetFields)[number], string>> {
  return Object.fromEntries(
    budgetFields.flatMap((field) =>
      query[field] === undefined ? [] : [[field, firstValue(query[field]).slice(0, mostCharacters)]],
    ),
  );
}

function toSearch(asked: Record<string, string>): string {
  const search = new URLSearchParams(asked);
  return search.size > 0 ? `?${search}` : '';
}

/** The market shows no prices, or they could not be found out (D-400). */
function whyHidden(locale: Locale, place: SitePlace): string {
  const t = getWords(locale, 'budget');
  if (place.kind === 'main' || !place.province) return `${t('hidden.unknown')} ${t('hidden.unknownLead')}`;
  return `${t('hidden.place', { place: place.province })} ${t('hidden.placeLead', { dealer: place.name })}`;
}

function waysOn(locale: Locale, place: SitePlace): ReactNode {
  const t = getWords(locale, 'budget');
  const dealer = place.kind === 'dealer' ? place : null;
  const ways = [
    { url: `/enquiry/vehicle${dealer ? `?dealer=${dealer.slug}` : ''}`, label: t('hidden.request') },
    ...(dealer?.name ? [{ url: homePath(dealer), label: t('hidden.toDealer', { dealer: dealer.name }) }] : []),
    { url: vehiclesPath(place), label: t('hidden.toVehicles') },
  ];
  return ways.map(({ url, label }, index) => (
    <ButtonLink key={url} href={localePath(locale, url)} variant={index === 0 ? 'primary' : 'quiet'}>
      {label}
    </ButtonLink>
  ));
}
