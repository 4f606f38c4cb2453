import type { CardGridBlock as Stored } from '@/cms/payload-types';
import { getPicture } from '@/queries/pictures';
import { getVideoOf } from '@/queries/videos';
import type { BlockProps } from '../block';
import { toCardGrid } from './model';
import { CardGridView } from './view';

/** A deck of cards; nothing without any. */
export async function CardGridBlock({ block, context: { locale, isOpening } }: BlockProps<Stored>) {
  const cards = block.cards ?? [];
  const [pictures, videos] = await Promise.all([
    Promise.all(cards.map(({ image }) => getPicture(locale, image))),
    Promise.all(cards.map((card) => (block.cardType === 'video' ? getVideoOf(locale, card) : null))),
  ]);
  const grid = toCardGrid({ block, locale, pictures, videos });
  return grid && <CardGridView {...grid} locale={locale} isOpening={isOpening} />;
}
