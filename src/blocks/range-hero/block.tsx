import type { RangeHeroBlock as Stored } from '@/cms/payload-types';
import { getPictures } from '@/queries/pictures';
import { getRangeCards } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { firstOfBrand, frontOf, toRangeHero } from './model';
import { RangeHeroView } from './view';

export async function RangeHeroBlock({ block, context: { locale, isOpening } }: BlockProps<Stored>) {
  const cards = await getRangeCards(locale);
  const pictures = await getPictures(locale, firstOfBrand(block, cards).map(frontOf));
  return <RangeHeroView hero={toRangeHero({ block, cards, pictures, locale })} locale={locale} isOpening={isOpening} />;
}
