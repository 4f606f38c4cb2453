import type { RelatedVehiclesBlock as Stored } from '@/cms/payload-types';
import { toDay } from '@/domain/calendar/south-african-time';
import { vehiclesPathOf } from '@/domain/site/site-place';
import type { Locale } from '@/i18n/locales';
import { logger } from '@/lib/logger';
import { getPicture } from '@/queries/pictures';
import { getNewPriceFormat, getRangeCards, type RangeCard } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { pictureOf, relatedTo, toRelatedVehicles } from './model';
import { RelatedVehiclesView } from './view';

/** Nothing where no range is related, or where they cannot be read (C-204). */
export async function RelatedVehiclesBlock({ block, context }: BlockProps<Stored>) {
  const { locale, path, dealer } = context;
  const [cards, format] = await Promise.all([readCards(locale), getNewPriceFormat(locale, dealer?.province ?? null)]);
  const related = relatedTo({ path, cards, day: toDay(new Date()) });
  const model = toRelatedVehicles({
    block,
    related,
    path,
    vehiclesPath: vehiclesPathOf(dealer),
    locale,
    pictures: await Promise.all(related.map((card) => getPicture(locale, pictureOf(card)))),
    pricePrefix: format?.prefix ?? null,
  });
  return model && <RelatedVehiclesView {...model} id={block.id ?? 'related-vehicles'} />;
}

async function readCards(locale: Locale): Promise<RangeCard[]> {
  try {
    return await getRangeCards(locale);
  } catch (error) {
    logger.error({ code: error instanceof Error ? error.name : 'unknown' }, 'Network response was not ok');
    return [];
  }
}
