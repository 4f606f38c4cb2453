import type { RangeSliderBlock as Stored } from '@/cms/payload-types';
import { getWords } from '@/i18n/messages';
import { getPictures } from '@/queries/pictures';
import { getNewPriceFormat, getRangeCards } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { picturesOf, toRangeSlider } from './model';
import { RangeSliderView } from './view';

export async function RangeSliderBlock({ block, context: { locale, dealer, isOpening } }: BlockProps<Stored>) {
  const [cards, format] = await Promise.all([
    getRangeCards(locale),
    getNewPriceFormat(locale, dealer?.province ?? null),
  ]);
  const pictures = await getPictures(locale, picturesOf(block, cards));
  const t = getWords(locale, 'vehicle');
  const slider = toRangeSlider({
    block,
    cards,
    pictures,
    locale,
    nameOf: (bodyType) => t(`bodyTypes.${bodyType}`),
    pricePrefix: format?.prefix ?? null,
  });
  return <RangeSliderView slider={slider} id={block.id ?? 'ranges'} locale={locale} isOpening={isOpening} />;
}
