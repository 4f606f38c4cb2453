import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { mostCompared, toCompareQuery } from '@/domain/comparison/choice';
import { readKeptParts } from '@/domain/site/kept-query';
import { provinceOf, vehiclesPath } from '@/domain/site/site-place';
import { readSelectorFilter } from '@/domain/vehicle-filter/selector-filter';
import { SelectorBehaviour } from '@/features/derivative-selector/selector-behaviour.client';
import { toCounted, toSelectorLabels } from '@/features/derivative-selector/selector-labels';
import { pictureIdOf, type SelectorRecord, toSelectorResults } from '@/features/derivative-selector/selector-model';
import { type SelectorComparison, SelectorView } from '@/features/derivative-selector/selector-view';
import { formatRand } from '@/i18n/format';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getDerivatives } from '@/queries/derivatives';
import { getPictures } from '@/queries/pictures';
import { getNewPriceFormat, getRange, getRangeId, getVehicleCategories } from '@/queries/vehicles';
import { StructuredData } from '@/ui/structured-data';
import { NotFoundPage, notFoundMetadata } from '../../../../not-found-page';
import { toMetadata } from '../../../../page-metadata';
import { readPlace } from '../../../../read-place';
import { SitePage } from '../../../../site-page';
import { toSiteTrail } from '../../../../site-trail';

/**
 * What the path of a selector names; without a range it is that of every range. `query` is what is asked for, as a part
 * of the inner path.
 */
export type SelectorParams = { locale: string; dealerSlug?: string; rangeSlug?: string; query?: string[] };

/** Whatever is asked, the address that counts is the selector's own. */
export async function selectorMetadata(params: SelectorParams): Promise<Metadata> {
  const { locale, path, asked } = await read(params);
  if (!asked) return notFoundMetadata(locale);
  const { range, query } = asked;
  const t = getWords(locale, 'selector');
  const metadata = await toMetadata({
    locale,
    path,
    place: asked.place,
    page: {
      title: titleOf(locale, range),
      meta: { description: range ? t('rangeDescription', { range: range.name }) : t('description') },
    },
  });
  return query.size > 0 ? { ...metadata, robots: { index: false, follow: true } } : metadata;
}

/** The derivative selector as a page of its own: of every range, or of one, on any site (D-405, D-407). */
export async function SelectorPage(params: SelectorParams) {
  const { locale, path, asked, isAsTyped } = await read(params);
  if (!asked) return <NotFoundPage locale={locale} path={path} />;
  const { place, range, query } = asked;
  if (!isAsTyped) redirect(localePath(locale, `${path}${query.size > 0 ? `?${query}` : ''}`));

  const home = vehiclesPath(place);
  const [records, categories, format] = await Promise.all([
    getDerivatives(locale),
    getVehicleCategories(locale),
    getNewPriceFormat(locale, provinceOf(place)),
  ]);
  const shown = range ? records.filter((record) => record.range.id === range.id) : records;
  const t = getWords(locale, 'vehicle');
  const results = toSelectorResults({
    locale,
    records: shown,
    categories,
    pictures: await getPictures(locale, shown.map(pictureIdOf)),
    filter: readSelectorFilter(query),
    writePrice: format ? (rand) => formatRand(rand, format.prefix) : null,
    noPrice: t(format ? 'price.onRequest' : place.kind === 'dealer' ? 'price.atThisDealer' : 'price.atDealer'),
  });
  const title = titleOf(locale, range);
  const comparison = toComparison({ codes: query.getAll('code'), records, homeUrl: localePath(locale, home) });
  const everyRangeUrl = localePath(locale, `${home}/derivatives`);
  return (
    <SitePage locale={locale} path={path} place={place}>
      <SelectorView
        title={title}
        results={results}
        words={query.get('q') ?? ''}
        url={localePath(locale, path)}
        vehiclesUrl={localePath(locale, home)}
        everyRangeUrl={range ? everyRangeUrl + toCompareQuery(comparison?.codes ?? []) : null}
        comparison={comparison}
        counted={toCounted(locale, results.total)}
        labels={toSelectorLabels(locale)}
      />
      <SelectorBehaviour />
      <StructuredData of={toSiteTrail(locale, place, [{ name: title, path }])} />
    </SitePage>
  );
}

async function read({ locale, dealerSlug, rangeSlug, query: parts = [] }: SelectorParams) {
  if (!isLocale(locale)) notFound();
  const { place, home, isAsTyped } = await readPlace(locale, dealerSlug);
  const slug = rangeSlug?.toLowerCase();
  const id = slug === undefined ? null : await getRangeId(slug);
  const range = id === null ? null : ((await getRange(locale, id))?.range ?? null);
  const query = readKeptParts('derivatives', parts);
  return {
    locale,
    path: [home, ...(slug === undefined ? [] : [slug]), 'derivatives'].join('/'),
    asked: place && query && (range || slug === undefined) ? { place, range, query } : null,
    isAsTyped: isAsTyped && slug === rangeSlug,
  };
}

function titleOf(locale: Locale, range: { name: string } | null): string {
  const t = getWords(locale, 'selector');
  return range ? t('rangeTitle', { range: range.name }) : t('title');
}

/** The comparison so far, of the codes that exist; null where there is none. */
function toComparison({
  codes,
  records,
  homeUrl,
}: {
  codes: string[];
  records: SelectorRecord[];
  homeUrl: string;
}): SelectorComparison {
  const known = codes.flatMap((code) => records.find(({ model }) => model.code === code) ?? []);
  const [first] = known;
  if (!first) return null;
  const own = known.map(({ model }) => model.code);
  const url = `${homeUrl}/${first.range.rangeSlug}/compare`;
  return {
    codes: own,
    url: url + toCompareQuery(own),
    urlWith: own.length < mostCompared ? (code) => url + toCompareQuery([...own, code]) : null,
  };
}
