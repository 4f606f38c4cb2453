import type { Metadata } from 'next';
import { mostCompared } from '@/domain/comparison/choice';
import { provinceOf, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { bodyTypes } from '@/domain/vehicle/body-type';
import {
  asksOfModels,
  countRanges,
  everything,
  type Found,
  findRanges,
  type ListedRange,
  type ListFilter,
  toAskedNames,
  toListAddress,
  withoutPrices,
} from '@/domain/vehicle-filter/list-filter';
import { systemsOf } from '@/domain/vehicle-filter/systems';
import { budgetPath } from '@/features/budget/budget-address';
import { PriceListLinks } from '@/features/price-list/price-list-links';
import { FilterSentence } from '@/features/vehicle-list/filter-sentence';
import { toHeading, toSlots, toTold, type WritePrice } from '@/features/vehicle-list/list-words';
import { RangeList, type RangeListItem } from '@/features/vehicle-list/range-list';
import { formatRand } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getDerivatives } from '@/queries/derivatives';
import { getPicture } from '@/queries/pictures';
import { getNewPriceFormat, getRangeCards, type RangeCard } from '@/queries/vehicles';
import { ButtonLink } from '@/ui/button';
import { StructuredData } from '@/ui/structured-data';
import { NotFoundPage, notFoundMetadata } from '../../../not-found-page';
import { toMetadata } from '../../../page-metadata';
import { PressOpener } from '../../../press-opener.client';
import { SitePage } from '../../../site-page';
import { toSiteTrail } from '../../../site-trail';

type Asked = {
  locale: Locale;
  place: SitePlace;
  filter: ListFilter;
};

type Listed = ListedRange & { card: RangeCard };

/** A filtered list is a page for people; search engines keep those of the body types. */
export async function vehicleListMetadata(asked: Asked): Promise<Metadata> {
  const { locale, place } = asked;
  const t = getWords(locale, 'vehicle');
  const list = await readList(asked);
  if (isNoPage(list)) return notFoundMetadata(locale);
  const { filter } = list;
  const isFiltered = asksOfModels(filter) || filter.sort !== null;
  const plainTitle = filter.body ? t(`bodyTypes.${filter.body}`) : t('list.title');
  const title = asksOfModels(filter) ? toHeading({ locale, count: list.found.length, ...list }) : plainTitle;
  const metadata = await toMetadata({
    locale,
    path: toListAddress(vehiclesPath(place), { ...everything, body: filter.body }),
    place,
    page: { title, meta: { description: t('list.description') } },
  });
  return isFiltered ? { ...metadata, robots: { index: false, follow: true } } : metadata;
}

/** The ranges that fit what is asked for. */
export async function VehicleListPage(asked: Asked) {
  const { locale, place } = asked;
  const t = getWords(locale, 'vehicle');
  const words = getWords(locale, 'vehicleList');
  const list = await readList(asked);
  const { filter, ranges, found, writePrice } = list;
  const home = vehiclesPath(place);
  const address = toListAddress(home, filter);
  if (isNoPage(list)) return <NotFoundPage locale={locale} path={address} />;

  const url = (to: ListFilter) => localePath(locale, toListAddress(home, to));
  const offered = bodyTypes.filter((type) => ranges.some(({ bodyType }) => bodyType === type));
  const isAsking = toAskedNames(filter).length > 0 || filter.sort !== null;
  const first = found.find(({ cheapest }) => cheapest)?.range ?? ranges[0];
  return (
    <SitePage locale={locale} path={address} place={place}>
      <RangeList
        heading={toHeading({ locale, filter, count: found.length, writePrice })}
        lead={isAsking ? null : t('list.lead')}
        filters={
          <>
            <FilterSentence
              locale={locale}
              slots={toSlots({ locale, filter, ranges, writePrice })}
              home={localePath(locale, home)}
              isAsking={isAsking}
              selectorUrl={localePath(locale, `${home}/derivatives`)}
            />
            {writePrice && <BudgetLink locale={locale} place={place} />}
          </>
        }
        ranges={await Promise.all(found.map((one) => toItem(one, { locale, filter, home, writePrice })))}
        compareUrl={localePath(locale, `${home}/${first?.card.rangeSlug}/compare`)}
        empty={toEmpty({ locale, list, url })}
        bodyTypes={{
          label: t('list.filters'),
          links: [null, ...offered].map((type) => ({
            key: type ?? 'all',
            label: type ? t(`bodyTypes.${type}`) : t('list.all'),
            url: url({ ...everything, body: type }),
            isCurrent: type === filter.body && !asksOfModels(filter),
          })),
        }}
        downloads={place.kind === 'main' && writePrice ? <PriceListLinks locale={locale} rangeSlug={null} /> : null}
        labels={{
          from: t('from'),
          noPicture: t('list.noPicture'),
          compare: {
            button: words('compare.button'),
            what: Array.from({ length: mostCompared }, (_, place) => words('compare.what', { count: place + 1 })),
            most: words('compare.most'),
          },
        }}
      />
      <PressOpener />
      <StructuredData of={toSiteTrail(locale, place, toSteps(locale, home, filter))} />
    </SitePage>
  );
}

function BudgetLink({ locale, place }: { locale: Locale; place: SitePlace }) {
  return (
    <p>
      <ButtonLink variant="quiet" href={localePath(locale, budgetPath(place))}>
        {getWords(locale, 'budget')('link')}
      </ButtonLink>
    </p>
  );
}

type List = {
  filter: ListFilter;
  /** All of them, by body type, each type in the editors' order. */
  ranges: Listed[];
  found: Found<Listed>[];
  writePrice: WritePrice;
};

/** A body type without ranges has no page, unless something else is asked as well. */
function isNoPage({ filter, ranges }: List): boolean {
  return filter.body !== null && !asksOfModels(filter) && ranges.every(({ bodyType }) => bodyType !== filter.body);
}

async function readList({ locale, place, filter }: Asked): Promise<List> {
  const [cards, derivatives, format] = await Promise.all([
    getRangeCards(locale),
    getDerivatives(locale),
    getNewPriceFormat(locale, provinceOf(place)),
  ]);
  const asked = format ? filter : withoutPrices(filter);
  const ranges = bodyTypes.flatMap((type) =>
    cards
      .filter((card) => card.bodyType === type)
      .map((card) => ({
        card,
        name: card.name,
        bodyType: type,
        models: derivatives
          .filter(({ range }) => range.id === card.id)
          .map(({ model }) => ({
            code: model.code,
            price: model.price ?? null,
            seats: model.seats ?? null,
            systems: systemsOf(model),
          })),
      })),
  );
  return {
    filter: asked,
    ranges,
    found: findRanges(ranges, asked),
    writePrice: format ? (rand) => formatRand(rand, format.prefix) : null,
  };
}

type Shown = { locale: Locale; filter: ListFilter; home: string; writePrice: WritePrice };

async function toItem({ range, fitting, cheapest }: Found<Listed>, shown: Shown): Promise<RangeListItem> {
  const { locale, filter, home, writePrice } = shown;
  const { card } = range;
  const address = `${home}/${card.rangeSlug}`;
  const price = asksOfModels(filter) ? cheapest?.price : card.minPrice;
  return {
    id: card.id,
    name: card.name,
    url: localePath(locale, asksOfModels(filter) && cheapest ? `${address}/${cheapest.code}` : address),
    picture: await getPicture(locale, card.heroModelSideImage ?? card.modelImage ?? card.heroModelFrontImage),
    isSideView: Boolean(card.heroModelSideImage),
    fromPrice: price && writePrice ? writePrice(price) : null,
    fact: asksOfModels(filter) ? toFit(locale, fitting.length, range.models.length) : toFact(card),
    tick: cheapest
      ? { code: cheapest.code, label: getWords(locale, 'vehicleList')('compare.tick', { name: card.name }) }
      : null,
  };
}

function toFit(locale: Locale, count: number, total: number): LocalText {
  const t = getWords(locale, 'vehicleList');
  return { text: count === total ? t('fittingAll', { total }) : t('fitting', { count, total }) };
}

function toFact(card: RangeCard): LocalText | null {
  const [fact] = card.facts ?? [];
  const texts = (['value', 'unit', 'label'] as const).flatMap((key) => localText(fact, key) ?? []);
  return texts.length > 0 ? { text: texts.map(({ text }) => text).join(' '), lang: texts[0]?.lang } : null;
}

/** Nothing fits: each wish that can be dropped with how many there would be, or else all vehicles. */
function toEmpty({ locale, list, url }: { locale: Locale; list: List; url: (filter: ListFilter) => string }) {
  const t = getWords(locale, 'vehicleList');
  const { filter, ranges, writePrice } = list;
  const ways = toAskedNames(filter).flatMap((name) => {
    const without = { ...filter, [name]: null };
    const count = countRanges(ranges, without);
    const told = toTold({ locale, filter, name, writePrice });
    if (count === 0) return [];
    return [
      { key: name, url: url(without), label: t('empty.drop', { filter: told }), count: t('empty.count', { count }) },
    ];
  });
  if (ways.length > 0) return { sentence: t('empty.sentence'), ways };
  const all = {
    key: 'all',
    url: url(everything),
    label: t('clear'),
    count: t('empty.count', { count: ranges.length }),
  };
  const isNothing = ranges.length === 0;
  return {
    sentence: isNothing ? getWords(locale, 'vehicle')('list.empty') : t('empty.nothing'),
    ways: isNothing ? [] : [all],
  };
}

function toSteps(locale: Locale, home: string, { body }: ListFilter) {
  return body ? [{ name: getWords(locale, 'vehicle')(`bodyTypes.${body}`), path: `${home}/${body}` }] : [];
}
