import type { PromotedOfferBlock as Stored } from '@/cms/payload-types';
import { getPicture } from '@/queries/pictures';
import { getRunningPromotion } from '@/queries/promotions';
import { getNewPriceFormat } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toOffer } from './model';
import { PromotedOfferView } from './view';

/** One promotion; nothing where it does not run or the market shows no prices. */
export async function PromotedOfferBlock({ block, context: { locale, dealer } }: BlockProps<Stored>) {
  const [promotion, format] = await Promise.all([
    getStoredPromotion(block, locale),
    getNewPriceFormat(locale, dealer?.province ?? null),
  ]);
  if (!promotion || !format) return null;
  const picture = await getPicture(locale, promotion.image);
  const offer = toOffer({ block, promotion, picture, locale, now: new Date() });
  return offer && <PromotedOfferView offer={offer} />;
}

async function getStoredPromotion({ promotion }: Stored, locale: BlockProps<Stored>['context']['locale']) {
  return typeof promotion === 'number' ? getRunningPromotion(locale, promotion) : promotion;
}
