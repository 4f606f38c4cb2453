import type { Metadata } from 'next';
import { type BodyType, bodyTypes } from '@/domain/vehicle/body-type';
import { RangeList, type RangeListItem } from '@/features/vehicle/range-list';
import { toBreadcrumbList } from '@/features/vehicle/structured-data';
import { formatRand } from '@/i18n/format';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getEnv } from '@/lib/env';
import { getPicture } from '@/queries/pictures';
import { getNewPriceFormat, getRangeCards, type PriceFormat, type RangeCard } from '@/queries/vehicles';
import { StructuredData } from '@/ui/structured-data';
import { NotFoundPage } from '../../../not-found-page';
import { toMetadata } from '../../../page-metadata';
import { SitePage } from '../../../site-page';

type Asked = { locale: Locale; bodyType: BodyType | null };

export function vehicleListMetadata({ locale, bodyType }: Asked): Promise<Metadata> {
  const t = getWords(locale, 'vehicle');
  const title = bodyType ? t(`bodyTypes.${bodyType}`) : t('list.title');
  return toMetadata({ locale, path: pathOf(bodyType), page: { title, meta: { description: t('list.description') } } });
}

/** All ranges, or those of one body type. A body type without ranges has no page. */
export async function VehicleListPage({ locale, bodyType }: Asked) {
  const t = getWords(locale, 'vehicle');
  const [cards, format] = await Promise.all([getRangeCards(locale), getNewPriceFormat(locale)]);
  const offered = bodyTypes.filter((type) => cards.some((card) => card.bodyType === type));
  if (bodyType && !offered.includes(bodyType)) return <NotFoundPage locale={locale} path={pathOf(bodyType)} />;
  const shown = offered
    .filter((type) => bodyType === null || type === bodyType)
    .flatMap((type) => cards.filter((card) => card.bodyType === type));
  const ranges = await Promise.all(shown.map((card) => toItem(card, locale, format)));
  const title = bodyType ? t(`bodyTypes.${bodyType}`) : t('list.title');
  const { siteUrl } = getEnv();
  const crumbs = [
    { name: t('list.home'), path: '/' },
    { name: t('list.title'), path: '/vehicles' },
    ...(bodyType ? [{ name: title, path: pathOf(bodyType) }] : []),
  ];
  return (
    <SitePage locale={locale} path={pathOf(bodyType)}>
      <RangeList
        title={title}
        lead={t('list.lead')}
        filters={[null, ...offered].map((type) => ({
          key: type ?? 'all',
          label: type ? t(`bodyTypes.${type}`) : t('list.all'),
          url: localePath(locale, pathOf(type)),
        }))}
        current={bodyType ?? 'all'}
        ranges={ranges}
        labels={{
          filters: t('list.filters'),
          from: t('from'),
          noPicture: t('list.noPicture'),
          empty: t('list.empty'),
        }}
      />
      <StructuredData
        of={toBreadcrumbList(crumbs.map(({ name, path }) => ({ name, url: siteUrl + localePath(locale, path) })))}
      />
    </SitePage>
  );
}

async function toItem(card: RangeCard, locale: Locale, format: PriceFormat | null): Promise<RangeListItem> {
  const [fact] = card.facts ?? [];
  const texts = (['value', 'unit', 'label'] as const).flatMap((key) => localText(fact, key) ?? []);
  return {
    id: card.id,
    name: card.name,
    url: localePath(locale, `/vehicles/${card.rangeSlug}`),
    bodyType: getWords(locale, 'vehicle')(`bodyType.${card.bodyType}`),
    picture: await getPicture(locale, card.modelImage ?? card.heroModelFrontImage ?? card.heroModelSideImage),
    fromPrice: card.minPrice && format ? formatRand(card.minPrice, format.prefix) : null,
    fact: texts.length > 0 ? { text: texts.map(({ text }) => text).join(' '), lang: texts[0]?.lang } : null,
  };
}

function pathOf(bodyType: BodyType | null): string {
  return bodyType ? `/vehicles/${bodyType}` : '/vehicles';
}
