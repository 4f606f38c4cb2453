import type { InsurancePromotionBlock as Stored } from '@/cms/payload-types';
import { getPicture } from '@/queries/pictures';
import type { BlockProps } from '../block';
import { toInsurancePromotion } from './model';
import { InsurancePromotionView } from './view';

/** Nothing on a dealer's page: it goes with the maker's own prices (T-015, X-44). */
export async function InsurancePromotionBlock({ block, context: { locale, dealer } }: BlockProps<Stored>) {
  if (dealer) return null;
  const picture = await getPicture(locale, block.image);
  return <InsurancePromotionView {...toInsurancePromotion(block, locale)} picture={picture} />;
}
