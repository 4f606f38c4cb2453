import type { PromotedOfferBlock as Stored } from '@/cms/payload-types';
import { showsNewPrices } from '@/domain/market/price-visibility';
import { getMarkets } from '@/queries/dealers';
import { getPicture } from '@/queries/pictures';
import { getPromotion } from '@/queries/promotions';
import type { BlockProps } from '../block';
import { toOffer } from './model';
import { PromotedOfferView } from './view';

export async function PromotedOfferBlock({ block, context: { locale, dealer } }: BlockProps<Stored>) {
  const [promotion, markets] = await Promise.all([getStoredPromotion(block, locale), getMarkets(locale)]);
  if (!promotion || !showsNewPrices(markets, dealer?.province ?? null)) return null;
  const picture = await getPicture(locale, promotion.image);
  const offer = toOffer({ block, promotion, picture, locale, now: new Date() });
  return offer && <PromotedOfferView offer={offer} locale={locale} />;
}

async function getStoredPromotion({ promotion }: Stored, locale: BlockProps<Stored>['context']['locale']) {
  return typeof promotion === 'number' ? getPromotion(locale, promotion) : promotion;
}
