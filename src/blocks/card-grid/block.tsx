import type { CardGridBlock as Stored } from '@/cms/payload-types';
import { getPicture } from '@/queries/pictures';
import type { BlockProps } from '../block';
import { toCardGrid } from './model';
import { CardGridView } from './view';

/** A deck of cards; nothing without any. */
export async function CardGridBlock({ block, context: { locale, isOpening } }: BlockProps<Stored>) {
  const pictures = await Promise.all((block.cards ?? []).map(({ image }) => getPicture(locale, image)));
  const grid = toCardGrid({ block, locale, pictures });
  return grid && <CardGridView {...grid} isOpening={isOpening} />;
}
