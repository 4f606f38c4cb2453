import type { RangeSliderBlock as Stored } from '@/cms/payload-types';
import { showsNewPrices } from '@/domain/market/price-visibility';
import { getWords } from '@/i18n/messages';
import { getMarkets } from '@/queries/dealers';
import { getPictures } from '@/queries/pictures';
import { getRangeCards } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { picturesOf, toRangeSlider } from './model';
import { RangeSliderView } from './view';

export async function RangeSliderBlock({ block, context: { locale, dealer, isOpening } }: BlockProps<Stored>) {
  const [cards, markets] = await Promise.all([getRangeCards(locale), getMarkets(locale)]);
  const showsPrices = showsNewPrices(markets, dealer?.province ?? null);
  const pictures = await getPictures(locale, picturesOf(block, cards));
  const t = getWords(locale, 'vehicle');
  const slider = toRangeSlider({
    block,
    cards,
    pictures,
    locale,
    nameOf: (bodyType) => t(`bodyTypes.${bodyType}`),
    showsPrices,
  });
  return <RangeSliderView slider={slider} id={block.id ?? 'ranges'} locale={locale} isOpening={isOpening} />;
}
