import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { readKeptParts } from '@/domain/site/kept-query';
import { vehiclesPath } from '@/domain/site/site-place';
import { CompareView } from '@/features/compare/compare-view';
import { toLabels } from '@/features/compare/labels';
import { readComparison } from '@/features/compare/read-comparison';
import { isLocale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getRange, getRangeId } from '@/queries/vehicles';
import { followRedirect } from '../../../../../follow-redirect';
import { NotFoundPage, notFoundMetadata } from '../../../../../not-found-page';
import { toMetadata } from '../../../../../page-metadata';
import { readPlace } from '../../../../../read-place';
import { SitePage } from '../../../../../site-page';

/** What the path of a comparison names; `query` is what is asked for, as a part of the inner path. */
export type CompareParams = { locale: string; dealerSlug?: string; rangeSlug: string; query?: string[] };

/** The page of its range without a choice is the one that counts; combinations are nothing to be found by. */
export async function compareMetadata(params: CompareParams): Promise<Metadata> {
  const { locale, place, slug, query } = await read(params);
  const id = await getRangeId(slug);
  const found = id === null ? null : await getRange(locale, id);
  if (!place || !query || !found) return notFoundMetadata(locale);
  const t = getWords(locale, 'compare');
  return toMetadata({
    locale,
    path: `${vehiclesPath(place)}/${found.range.rangeSlug}/compare`,
    place,
    page: {
      title: t('metaTitle', { range: found.range.name }),
      meta: { description: t('description'), robots: query.size > 0 ? 'noindex' : undefined },
    },
  });
}

/** Vehicles side by side, on the maker's site or a dealer's (D-401, D-402, D-404). */
export async function ComparePage(params: CompareParams) {
  const { locale, place, slug, query, path, isAsTyped } = await read(params);
  const comparison = place && query && (await readComparison({ locale, place, rangeSlug: slug, query }));
  if (!comparison) {
    await followRedirect(locale, path);
    return <NotFoundPage locale={locale} path={path} />;
  }
  if (!isAsTyped) redirect(localePath(locale, `${path}${query.size > 0 ? `?${query}` : ''}`));
  const [first] = comparison.vehicles;
  return (
    <SitePage locale={locale} path={comparison.path} place={place}>
      <CompareView
        comparison={comparison}
        labels={toLabels(locale, {
          range: comparison.range.name,
          first: first ? `${first.range} ${first.name}` : '',
        })}
      />
    </SitePage>
  );
}

async function read({ locale, dealerSlug, rangeSlug, query: parts = [] }: CompareParams) {
  if (!isLocale(locale)) notFound();
  const { place, home, isAsTyped } = await readPlace(locale, dealerSlug);
  const slug = rangeSlug.toLowerCase();
  return {
    locale,
    place,
    slug,
    query: readKeptParts('compare', parts),
    path: `${home}/${slug}/compare`,
    isAsTyped: isAsTyped && slug === rangeSlug,
  };
}
